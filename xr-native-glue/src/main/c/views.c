#include "views.h"

#include "frame_data.h"
#include "session.h"
#include "space.h"

XrResult views_locate(XrTime time) {
    XrView views[VIEW_COUNT] = {{.type = XR_TYPE_VIEW}, {.type = XR_TYPE_VIEW}};
    XrViewState state = {.type = XR_TYPE_VIEW_STATE};
    const XrViewLocateInfo info = {.type = XR_TYPE_VIEW_LOCATE_INFO,
                                   .viewConfigurationType = XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO,
                                   .displayTime = time,
                                   .space = base_space};
    uint32_t count = 0;
    const XrResult result = CALL(LocateViews, session, &info, &state, VIEW_COUNT, &count, views);
    frame_data.view_flags = XR_SUCCEEDED(result) ? (int32_t) state.viewStateFlags : 0;
    const XrViewStateFlags valid = XR_VIEW_STATE_ORIENTATION_VALID_BIT | XR_VIEW_STATE_POSITION_VALID_BIT;
    if (XR_FAILED(result) || (state.viewStateFlags & valid) != valid) return result; // the last poses stay
    for (int v = 0; v < VIEW_COUNT; v++) {
        frame_data.views[v].pose = views[v].pose;
        frame_data.views[v].fov = views[v].fov;
    }
    return result;
}

XrResult views_hidden_area(int view) {
    frame_data.mask_vertex_count = frame_data.mask_index_count = 0;
    XrVisibilityMaskKHR mask = {.type = XR_TYPE_VISIBILITY_MASK_KHR,
                                .vertexCapacityInput = MAX_MASK_VERTICES,
                                .vertices = (XrVector2f *) frame_data.mask_vertices,
                                .indexCapacityInput = MAX_MASK_INDICES,
                                .indices = frame_data.mask_indices};
    const XrResult result = CALL(GetVisibilityMaskKHR, session, XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO,
                                 (uint32_t) view, XR_VISIBILITY_MASK_TYPE_HIDDEN_TRIANGLE_MESH_KHR, &mask);
    if (XR_FAILED(result)) return result;
    frame_data.mask_vertex_count = (int32_t) mask.vertexCountOutput;
    frame_data.mask_index_count = (int32_t) mask.indexCountOutput;
    return result;
}
