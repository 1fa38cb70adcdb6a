#include "frame_data.h"

#include <stddef.h>

struct frame_data frame_data;

#define AT(member) ((int32_t) offsetof(struct frame_data, member))

const int32_t frame_data_layout[] = {
    sizeof(struct frame_data), AT(display_time), AT(display_time_ns), AT(display_period_ns), AT(should_render),
    AT(view_flags),
    AT(views), AT(views[0].fov), AT(views[0].texture), AT(views[1]),
    AT(head), AT(head.velocity_flags), AT(head.pose), AT(head.linear_velocity), AT(head.angular_velocity),
    AT(head.radius),
    AT(hands), AT(hands[0].source), AT(hands[0].aim_status), AT(hands[0].aim), AT(hands[0].pinch), AT(hands[0].joints),
    AT(hands[0].joints[1]), AT(hands[1]),
    AT(poses), AT(poses[0][1]), AT(poses[1]),
    AT(actions), AT(actions[0][0].x), AT(actions[0][0].y), AT(actions[0][1]), AT(actions[1]),
    AT(results), AT(event_count), AT(events), AT(events[0].values), AT(events[0].pose_valid), AT(events[0].time), AT(events[0].pose),
    AT(events[0].numbers), AT(events[1]),
    AT(mask_vertex_count), AT(mask_index_count), AT(mask_vertices), AT(mask_indices),
    AT(blend_mode), AT(layer_count), AT(layers), AT(layers[0].flags), AT(layers[0].swapchain), AT(layers[0].eyes),
    AT(layers[0].in_view), AT(layers[0].pose), AT(layers[0].width), AT(layers[0].height), AT(layers[1]),
};
const int32_t frame_data_layout_count = sizeof frame_data_layout / sizeof *frame_data_layout;
