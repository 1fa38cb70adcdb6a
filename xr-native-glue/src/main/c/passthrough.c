#include "passthrough.h"

#include "ledger.h"
#include "session.h"

XrPassthroughLayerFB passthrough_layer = XR_NULL_HANDLE;

static XrPassthroughFB passthrough;

XrResult passthrough_create(void) {
    if (passthrough) return XR_SUCCESS;
    const XrPassthroughCreateInfoFB info = {.type = XR_TYPE_PASSTHROUGH_CREATE_INFO_FB,
                                            .flags = XR_PASSTHROUGH_IS_RUNNING_AT_CREATION_BIT_FB};
    XrResult result = CALL(CreatePassthroughFB, session, &info, &passthrough);
    if (XR_FAILED(result)) {
        passthrough = XR_NULL_HANDLE;
        return result;
    }
    ledger_opened(LEDGER_PASSTHROUGH);
    const XrPassthroughLayerCreateInfoFB layer = {.type = XR_TYPE_PASSTHROUGH_LAYER_CREATE_INFO_FB,
                                                  .passthrough = passthrough,
                                                  .flags = XR_PASSTHROUGH_IS_RUNNING_AT_CREATION_BIT_FB,
                                                  .purpose = XR_PASSTHROUGH_LAYER_PURPOSE_RECONSTRUCTION_FB};
    result = CALL(CreatePassthroughLayerFB, session, &layer, &passthrough_layer);
    if (XR_FAILED(result)) {
        passthrough_layer = XR_NULL_HANDLE;
        passthrough_destroy();
        return result;
    }
    ledger_opened(LEDGER_PASSTHROUGH_LAYER);
    return result;
}

XrResult passthrough_run(int running) {
    return running ? CALL(PassthroughStartFB, passthrough) : CALL(PassthroughPauseFB, passthrough);
}

void passthrough_destroy(void) {
    if (passthrough_layer) {
        CALL(DestroyPassthroughLayerFB, passthrough_layer);
        passthrough_layer = XR_NULL_HANDLE;
        ledger_closed(LEDGER_PASSTHROUGH_LAYER);
    }
    if (passthrough) {
        CALL(DestroyPassthroughFB, passthrough);
        passthrough = XR_NULL_HANDLE;
        ledger_closed(LEDGER_PASSTHROUGH);
    }
}
