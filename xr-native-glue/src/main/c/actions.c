#include "actions.h"

#include <stdio.h>

#include "instance.h"
#include "ledger.h"
#include "session.h"
#include "space.h"

#define MAX_SUGGESTIONS 64

XrPath hand_paths[HAND_COUNT];

static XrActionSet action_set;
static struct {
    XrAction handle;
    XrActionType type;
    int pose; // the index in frame_data.poses, of a pose
} actions[MAX_ACTIONS];
static int action_count;
static int pose_count;
static XrSpace pose_spaces[HAND_COUNT][MAX_POSE_ACTIONS];
static XrActionSuggestedBinding suggestions[MAX_SUGGESTIONS];
static uint32_t suggestion_count;

XrResult actions_create(void) {
    XrResult result = CALL(StringToPath, instance, "/user/hand/left", &hand_paths[0]);
    if (XR_SUCCEEDED(result)) result = CALL(StringToPath, instance, "/user/hand/right", &hand_paths[1]);
    if (XR_FAILED(result)) return result;
    const XrActionSetCreateInfo info = {.type = XR_TYPE_ACTION_SET_CREATE_INFO,
                                        .actionSetName = "hands",
                                        .localizedActionSetName = "Hands"};
    result = CALL(CreateActionSet, instance, &info, &action_set);
    if (XR_FAILED(result)) action_set = XR_NULL_HANDLE;
    else ledger_opened(LEDGER_ACTION_SET);
    return result;
}

XrResult actions_add(const char *name, XrActionType type) {
    if (action_count == MAX_ACTIONS || (type == XR_ACTION_TYPE_POSE_INPUT && pose_count == MAX_POSE_ACTIONS)) {
        return functions_checked(XR_ERROR_LIMIT_REACHED, "xrCreateAction");
    }
    XrActionCreateInfo info = {.type = XR_TYPE_ACTION_CREATE_INFO,
                               .actionType = type,
                               .countSubactionPaths = HAND_COUNT,
                               .subactionPaths = hand_paths};
    snprintf(info.actionName, sizeof info.actionName, "%s", name);
    snprintf(info.localizedActionName, sizeof info.localizedActionName, "%s", name);
    const XrResult result = CALL(CreateAction, action_set, &info, &actions[action_count].handle);
    if (XR_FAILED(result)) return result;
    ledger_opened(LEDGER_ACTION);
    actions[action_count].type = type;
    actions[action_count].pose = type == XR_ACTION_TYPE_POSE_INPUT ? pose_count++ : 0;
    action_count++;
    return result;
}

void actions_destroy(void) {
    actions_detach();
    for (int i = 0; i < action_count; i++) {
        CALL(DestroyAction, actions[i].handle);
        ledger_closed(LEDGER_ACTION);
    }
    if (action_set) {
        CALL(DestroyActionSet, action_set);
        ledger_closed(LEDGER_ACTION_SET);
    }
    action_set = XR_NULL_HANDLE;
    action_count = pose_count = 0;
}

void actions_suggest_begin(void) {
    suggestion_count = 0;
}

XrResult actions_suggest_add(int32_t action, const char *path) {
    if (suggestion_count == MAX_SUGGESTIONS || !actions_handle(action)) {
        return functions_checked(XR_ERROR_LIMIT_REACHED, "xrSuggestInteractionProfileBindings");
    }
    XrActionSuggestedBinding *binding = &suggestions[suggestion_count];
    binding->action = actions[action].handle;
    const XrResult result = CALL(StringToPath, instance, path, &binding->binding);
    if (XR_SUCCEEDED(result)) suggestion_count++;
    return result;
}

XrResult actions_suggest(const char *profile) {
    XrInteractionProfileSuggestedBinding info = {.type = XR_TYPE_INTERACTION_PROFILE_SUGGESTED_BINDING,
                                                 .countSuggestedBindings = suggestion_count,
                                                 .suggestedBindings = suggestions};
    const XrResult result = CALL(StringToPath, instance, profile, &info.interactionProfile);
    return XR_FAILED(result) ? result : CALL(SuggestInteractionProfileBindings, instance, &info);
}

XrResult actions_attach(void) {
    const XrSessionActionSetsAttachInfo info = {.type = XR_TYPE_SESSION_ACTION_SETS_ATTACH_INFO,
                                                .countActionSets = 1,
                                                .actionSets = &action_set};
    return CALL(AttachSessionActionSets, session, &info);
}

XrResult actions_create_spaces(void) {
    XrResult first = XR_SUCCESS;
    for (int i = 0; i < action_count; i++) {
        if (actions[i].type != XR_ACTION_TYPE_POSE_INPUT) continue;
        for (int h = 0; h < HAND_COUNT; h++) {
            const XrActionSpaceCreateInfo space = {.type = XR_TYPE_ACTION_SPACE_CREATE_INFO,
                                                   .action = actions[i].handle,
                                                   .subactionPath = hand_paths[h],
                                                   .poseInActionSpace = {{0, 0, 0, 1}, {0, 0, 0}}};
            XrSpace *created = &pose_spaces[h][actions[i].pose];
            const XrResult result = CALL(CreateActionSpace, session, &space, created);
            if (XR_FAILED(result)) *created = XR_NULL_HANDLE;
            else ledger_opened(LEDGER_SPACE);
            if (XR_SUCCEEDED(first)) first = result;
        }
    }
    return first;
}

void actions_detach(void) {
    for (int h = 0; h < HAND_COUNT; h++) {
        for (int p = 0; p < MAX_POSE_ACTIONS; p++) space_destroy(&pose_spaces[h][p]);
    }
}

XrResult actions_profile(int hand, char *path, uint32_t capacity) {
    path[0] = 0;
    XrInteractionProfileState state = {.type = XR_TYPE_INTERACTION_PROFILE_STATE};
    const XrResult result = CALL(GetCurrentInteractionProfile, session, hand_paths[hand], &state);
    if (XR_FAILED(result) || state.interactionProfile == XR_NULL_PATH) return result;
    uint32_t length;
    return CALL(PathToString, instance, state.interactionProfile, capacity, &length, path);
}

static XrResult read_state(int index, int hand) {
    const XrActionStateGetInfo info = {.type = XR_TYPE_ACTION_STATE_GET_INFO,
                                       .action = actions[index].handle,
                                       .subactionPath = hand_paths[hand]};
    struct action_state *out = &frame_data.actions[hand][index];
    XrResult result = XR_SUCCESS;
    switch (actions[index].type) {
        case XR_ACTION_TYPE_BOOLEAN_INPUT: {
            XrActionStateBoolean state = {.type = XR_TYPE_ACTION_STATE_BOOLEAN};
            result = CALL(GetActionStateBoolean, session, &info, &state);
            *out = (struct action_state) {(int32_t) state.isActive, state.currentState ? 1 : 0, 0};
            break;
        }
        case XR_ACTION_TYPE_FLOAT_INPUT: {
            XrActionStateFloat state = {.type = XR_TYPE_ACTION_STATE_FLOAT};
            result = CALL(GetActionStateFloat, session, &info, &state);
            *out = (struct action_state) {(int32_t) state.isActive, state.currentState, 0};
            break;
        }
        case XR_ACTION_TYPE_VECTOR2F_INPUT: {
            XrActionStateVector2f state = {.type = XR_TYPE_ACTION_STATE_VECTOR2F};
            result = CALL(GetActionStateVector2f, session, &info, &state);
            *out = (struct action_state) {(int32_t) state.isActive, state.currentState.x, state.currentState.y};
            break;
        }
        default: break; // a pose has its own place, and an output no state
    }
    return result;
}

void actions_sync(void) {
    const XrActiveActionSet active = {.actionSet = action_set};
    const XrActionsSyncInfo info = {.type = XR_TYPE_ACTIONS_SYNC_INFO,
                                    .countActiveActionSets = 1,
                                    .activeActionSets = &active};
    const XrResult synced = CALL(SyncActions, session, &info);
    frame_data.results[PART_SYNC] = synced;
    frame_data.results[PART_STATES] = XR_SUCCESS;
    for (int h = 0; h < HAND_COUNT; h++) {
        for (int i = 0; i < action_count; i++) {
            const XrResult result = XR_FAILED(synced) ? synced : read_state(i, h);
            if (XR_SUCCEEDED(result)) continue;
            frame_data.actions[h][i] = (struct action_state) {0, 0, 0};
            if (XR_SUCCEEDED(synced) && XR_SUCCEEDED(frame_data.results[PART_STATES])) {
                frame_data.results[PART_STATES] = result;
            }
        }
    }
}

XrResult actions_locate(XrTime time) {
    XrResult first = XR_SUCCESS;
    for (int h = 0; h < HAND_COUNT; h++) {
        for (int p = 0; p < pose_count; p++) {
            struct located *pose = &frame_data.poses[h][p];
            pose->location_flags = pose->velocity_flags = 0;
            if (!pose_spaces[h][p]) continue;
            const XrResult result = space_locate(pose_spaces[h][p], time, pose);
            if (XR_SUCCEEDED(first)) first = result;
        }
    }
    return first;
}

XrAction actions_handle(int32_t action) {
    return action >= 0 && action < action_count ? actions[action].handle : XR_NULL_HANDLE;
}
