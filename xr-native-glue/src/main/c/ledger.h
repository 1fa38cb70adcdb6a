// What was opened and closed, by kind, since the library was loaded: the two are equal whenever nothing is open.
#pragma once

#include <stdint.h>

#define LEDGER_KINDS(X) \
    X(INSTANCE) X(SESSION) X(SPACE) X(SWAPCHAIN) X(SWAPCHAIN_IMAGE) X(HAND_TRACKER) X(ACTION_SET) X(ACTION) \
    X(PASSTHROUGH) X(PASSTHROUGH_LAYER) X(FOVEATION_PROFILE) X(EGL_CONTEXT) X(FRAME_WAITED) X(FRAME_BEGUN)

#define LEDGER_ENUM(name) LEDGER_##name,
enum ledger_kind { LEDGER_KINDS(LEDGER_ENUM) LEDGER_KIND_COUNT };

void ledger_opened(enum ledger_kind kind);
void ledger_closed(enum ledger_kind kind);

// All of that kind went with what they belonged to.
void ledger_all_closed(enum ledger_kind kind);

// Two numbers a kind: opened, closed.
extern int32_t ledger_counts[2 * LEDGER_KIND_COUNT];

const char *ledger_kind_name(enum ledger_kind kind);
