#include "performance.h"

#include "session.h"

XrResult performance_set_level(XrPerfSettingsDomainEXT domain, XrPerfSettingsLevelEXT level) {
    return CALL(PerfSettingsSetPerformanceLevelEXT, session, domain, level);
}

XrResult performance_set_thread(int32_t type, int32_t id) {
    return CALL(SetAndroidApplicationThreadKHR, session, (XrAndroidThreadTypeKHR) type, (uint32_t) id);
}
