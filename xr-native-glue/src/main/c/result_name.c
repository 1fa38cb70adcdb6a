#include "result_name.h"

#include <openxr/openxr_reflection.h>

#define RESULT_CASE(name, value) case name: return #name;

const char *result_name(XrResult result) {
    switch (result) {
        XR_LIST_ENUM_XrResult(RESULT_CASE)
        default: return "XR_UNKNOWN_RESULT";
    }
}
