#include "refresh_rate.h"

#include "session.h"

XrResult refresh_rate_list(float *hertz, uint32_t capacity, uint32_t *count) {
    return CALL(EnumerateDisplayRefreshRatesFB, session, capacity, count, hertz);
}

XrResult refresh_rate_request(float hertz) {
    return CALL(RequestDisplayRefreshRateFB, session, hertz);
}
