// Everything is in the header, so that the compiler can put it where it is called.
#include "escape.h"
