// XR_EXT_performance_settings.
#pragma once

#include "functions.h"

XrResult performance_set_level(XrPerfSettingsDomainEXT domain, XrPerfSettingsLevelEXT level);
