#include "space.h"

#include "ledger.h"
#include "session.h"

XrSpace base_space = XR_NULL_HANDLE;
XrSpace view_space = XR_NULL_HANDLE;

XrResult space_kinds(int32_t *kinds) {
    XrReferenceSpaceType types[32];
    uint32_t count = 0;
    *kinds = 0;
    const XrResult result = CALL(EnumerateReferenceSpaces, session, sizeof types / sizeof *types, &count, types);
    if (XR_FAILED(result)) return result;
    for (uint32_t i = 0; i < count; i++) {
        if (types[i] == XR_REFERENCE_SPACE_TYPE_LOCAL_FLOOR) *kinds |= INT32_MIN;
        else if ((uint32_t) types[i] < 31) *kinds |= 1 << types[i];
    }
    return result;
}

XrResult space_create_reference(XrReferenceSpaceType kind, const XrPosef *origin, XrSpace *space) {
    const XrReferenceSpaceCreateInfo info = {.type = XR_TYPE_REFERENCE_SPACE_CREATE_INFO,
                                             .referenceSpaceType = kind,
                                             .poseInReferenceSpace = *origin};
    const XrResult result = CALL(CreateReferenceSpace, session, &info, space);
    if (XR_FAILED(result)) *space = XR_NULL_HANDLE;
    else ledger_opened(LEDGER_SPACE);
    return result;
}

XrResult space_choose(XrReferenceSpaceType kind, const XrPosef *origin) {
    static const XrPosef identity = {{0, 0, 0, 1}, {0, 0, 0}};
    if (!view_space) {
        const XrResult result = space_create_reference(XR_REFERENCE_SPACE_TYPE_VIEW, &identity, &view_space);
        if (XR_FAILED(result)) return result;
    }
    XrSpace space = XR_NULL_HANDLE;
    const XrResult result = space_create_reference(kind, origin, &space);
    if (XR_FAILED(result)) return result;
    space_destroy(&base_space);
    base_space = space;
    return result;
}

XrResult space_destroy(XrSpace *space) {
    if (!*space) return XR_SUCCESS;
    const XrSpace closing = *space;
    *space = XR_NULL_HANDLE;
    ledger_closed(LEDGER_SPACE);
    return CALL(DestroySpace, closing);
}

void space_destroy_references(void) {
    space_destroy(&base_space);
    space_destroy(&view_space);
}

XrResult space_locate(XrSpace space, XrTime time, struct located *located) {
    XrSpaceVelocity velocity = {.type = XR_TYPE_SPACE_VELOCITY};
    XrSpaceLocation location = {.type = XR_TYPE_SPACE_LOCATION, .next = &velocity};
    const XrResult result = CALL(LocateSpace, space, base_space, time, &location);
    if (XR_FAILED(result)) {
        located->location_flags = located->velocity_flags = 0;
        return result;
    }
    located->location_flags = (int32_t) location.locationFlags;
    located->velocity_flags = (int32_t) velocity.velocityFlags;
    located->pose = location.pose;
    located->linear_velocity = velocity.linearVelocity;
    located->angular_velocity = velocity.angularVelocity;
    return result;
}
