#include "session.h"

#include "instance.h"
#include "ledger.h"
#include "platform.h"
#include "system.h"

XrSession session = XR_NULL_HANDLE;

XrResult session_create(int graphics, const char **failure) {
    *failure = NULL;
    if (!instance || session) return functions_checked(XR_ERROR_HANDLE_INVALID, "xrCreateSession");
    XrSessionCreateInfo info = {.type = XR_TYPE_SESSION_CREATE_INFO, .systemId = system_id};
    if (graphics) {
        XrGraphicsRequirementsOpenGLESKHR requirements = {.type = XR_TYPE_GRAPHICS_REQUIREMENTS_OPENGL_ES_KHR};
        // The answer is not needed, any GLES 3 will do; but a session without the question is refused.
        const XrResult result = CALL(GetOpenGLESGraphicsRequirementsKHR, instance, system_id, &requirements);
        if (XR_FAILED(result)) return result;
        struct egl_binding binding;
        *failure = egl_current(&binding);
        if (*failure) return functions_checked(XR_ERROR_GRAPHICS_DEVICE_INVALID, "xrCreateSession");
        info.next = platform_session_next(&binding);
    }
    const XrResult result = CALL(CreateSession, instance, &info, &session);
    if (XR_FAILED(result)) {
        session = XR_NULL_HANDLE;
    } else {
        ledger_opened(LEDGER_SESSION);
    }
    return result;
}

XrResult session_destroy(void) {
    if (!session) return XR_SUCCESS;
    const XrSession closing = session;
    session = XR_NULL_HANDLE;
    ledger_closed(LEDGER_SESSION);
    // A frame that has begun is dropped with its session.
    ledger_all_closed(LEDGER_FRAME_WAITED);
    ledger_all_closed(LEDGER_FRAME_BEGUN);
    return CALL(DestroySession, closing);
}

XrResult session_begin(void) {
    const XrSessionBeginInfo info = {.type = XR_TYPE_SESSION_BEGIN_INFO,
                                     .primaryViewConfigurationType = XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO};
    return CALL(BeginSession, session, &info);
}

XrResult session_end(void) {
    return CALL(EndSession, session);
}

XrResult session_request_exit(void) {
    return CALL(RequestExitSession, session);
}
