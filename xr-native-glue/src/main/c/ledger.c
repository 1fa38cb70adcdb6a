#include "ledger.h"

struct ledger_entry ledger[LEDGER_KIND_COUNT];

#define LEDGER_CASE(name) case LEDGER_##name: return #name;

const char *ledger_kind_name(enum ledger_kind kind) {
    switch (kind) {
        LEDGER_KINDS(LEDGER_CASE)
        default: return "";
    }
}
