/// libFuzzer's way in for programs with a main function of their own; the toolchain has the library and no header.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
