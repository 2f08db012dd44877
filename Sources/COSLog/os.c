// A target in C has a file to compile.
#include "os.h"
