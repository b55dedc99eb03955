#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/// How many words the program was started with, its own name included; 0 where it was started without any.
int arguments_count(void);

/// The word at this place, from 0: bytes that end with 0, of any encoding, for as long as the program runs; NULL where there is none.
const char *_Nullable argument_at(int place);

/// The variable of the environment at this place, from 0, as "NAME=value"; NULL behind the last. No place before the last may be passed over.
const char *_Nullable variable_at(int place);

#endif
