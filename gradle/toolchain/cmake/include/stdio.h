#pragma once

#include <stddef.h>

int snprintf(char *, size_t, const char *, ...) __attribute__((format(printf, 3, 4)));
