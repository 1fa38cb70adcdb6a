#include "performance.h"

#include "session.h"

XrResult performance_set_level(XrPerfSettingsDomainEXT domain, XrPerfSettingsLevelEXT level) {
    return CALL(PerfSettingsSetPerformanceLevelEXT, session, domain, level);
}
