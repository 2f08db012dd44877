// The header has all that there is; a target needs a source.
#include "CNibs.h"
