#include "color_space.h"

#include "session.h"

XrResult color_space_set(XrColorSpaceFB space) {
    return CALL(SetColorSpaceFB, session, space);
}
