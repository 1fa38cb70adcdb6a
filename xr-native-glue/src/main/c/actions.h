// Input: one action set whose actions Java names, with a state for either hand. What they mean is Java's business.
#pragma once

#include "frame_data.h"
#include "functions.h"

extern XrPath hand_paths[HAND_COUNT];

// Makes the action set and the paths of the hands; before actions_add.
XrResult actions_create(void);

// The first call adds action 0, the next action 1; up to MAX_ACTIONS, of which MAX_POSE_ACTIONS may be poses.
XrResult actions_add(const char *name, XrActionType type);

// Destroys the set with its actions. Allowed at any time, also twice.
void actions_destroy(void);

// An entry of a list of suggestions, begun by actions_suggest_begin and sent by actions_suggest.
void actions_suggest_begin(void);
XrResult actions_suggest_add(int32_t action, const char *path);
XrResult actions_suggest(const char *profile);

// Makes the set the session's, once in its life.
XrResult actions_attach(void);
// Makes the spaces of the pose actions. One that cannot be made is left out, and its failure returned.
XrResult actions_create_spaces(void);
void actions_detach(void); // destroys those spaces

// The profile in use for a hand, "" for none.
XrResult actions_profile(int hand, char *path, uint32_t capacity);

// Fills frame_data.actions, as of now, and the results of both parts of that. XR_SESSION_NOT_FOCUSED is no failure:
// nothing is active then. What fails is not active either.
void actions_sync(void);

// Fills frame_data.poses. What fails has no place; the first failure is returned.
XrResult actions_locate(XrTime time);

// The handle of action number i, XR_NULL_HANDLE if there is none.
XrAction actions_handle(int32_t action);
