#pragma once

#define RTLD_LOCAL 0
#define RTLD_NOW 2

void *dlopen(const char *, int);
void *dlsym(void *, const char *);
char *dlerror(void);
int dlclose(void *);
