// Reference spaces: the one that everything is located in, and the head's.
#pragma once

#include "frame_data.h"
#include "functions.h"

extern XrSpace base_space; // XR_NULL_HANDLE while there is none
extern XrSpace view_space;

// The kinds that the runtime has, as bits 1 << XrReferenceSpaceType; LOCAL_FLOOR is bit 31, as its number is too large.
XrResult space_kinds(int32_t *kinds);

// Takes another base: a kind, and where in it the origin lies. The old one stays if that fails.
XrResult space_choose(XrReferenceSpaceType kind, const XrPosef *origin);

XrResult space_create_reference(XrReferenceSpaceType kind, const XrPosef *origin, XrSpace *space);
XrResult space_destroy(XrSpace *space);
void space_destroy_references(void);

// Where the space is in the base, with velocities.
XrResult space_locate(XrSpace space, XrTime time, struct located *located);
