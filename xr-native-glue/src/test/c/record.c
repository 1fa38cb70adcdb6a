#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "instrument.h"

struct text {
    char characters[16384];
    size_t length;
};
static struct text notes, wrongs;
static pthread_mutex_t text_lock = PTHREAD_MUTEX_INITIALIZER;

static void add(struct text *text, const char *format, va_list arguments) {
    pthread_mutex_lock(&text_lock);
    const size_t room = sizeof text->characters - text->length;
    const int length = vsnprintf(text->characters + text->length, room, format, arguments);
    if (length >= 0 && (size_t) length + 1 < room) {
        text->length += (size_t) length;
        text->characters[text->length++] = '\n';
        text->characters[text->length] = 0;
    } else {
        text->characters[text->length] = 0; // full: what does not fit is left out as a whole
    }
    pthread_mutex_unlock(&text_lock);
}

void note(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    add(&notes, format, arguments);
    va_end(arguments);
}

void wrong(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    add(&wrongs, format, arguments);
    va_end(arguments);
}

void record_forget(void) {
    pthread_mutex_lock(&text_lock);
    notes.length = wrongs.length = 0;
    notes.characters[0] = wrongs.characters[0] = 0;
    pthread_mutex_unlock(&text_lock);
}

// The copies stay valid until they are asked for again: tests ask from one thread.
static const char *copy(const struct text *text, char *to) {
    pthread_mutex_lock(&text_lock);
    memcpy(to, text->characters, text->length + 1);
    pthread_mutex_unlock(&text_lock);
    return to;
}

const char *record_notes(void) {
    static char characters[sizeof notes.characters];
    return copy(&notes, characters);
}

const char *record_wrongs(void) {
    static char characters[sizeof wrongs.characters];
    return copy(&wrongs, characters);
}
