#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/// How many words the program was started with, its own name included; 0 where it was started without any.
int arguments_count(void);

/// The word at this place, from 0: bytes that end with 0, of any encoding, for as long as the program runs; NULL where there is none.
const char *_Nullable argument_at(int place);

#endif
