#include "ledger.h"

int32_t ledger_counts[2 * LEDGER_KIND_COUNT];

void ledger_opened(enum ledger_kind kind) {
    ledger_counts[2 * kind]++;
}

void ledger_closed(enum ledger_kind kind) {
    ledger_counts[2 * kind + 1]++;
}

void ledger_all_closed(enum ledger_kind kind) {
    ledger_counts[2 * kind + 1] = ledger_counts[2 * kind];
}

#define LEDGER_CASE(name) case LEDGER_##name: return #name;

const char *ledger_kind_name(enum ledger_kind kind) {
    switch (kind) {
        LEDGER_KINDS(LEDGER_CASE)
        default: return "";
    }
}
