# Cross-compiles for arm64-v8a Android with plain clang and lld, where there is no NDK.
# Give -DHIGHFIVE_CLANG=/path/to/clang -DHIGHFIVE_LLD=/path/to/ld.lld.
#
# The system is called Linux because CMake takes the name Android as an order to search for an NDK.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(ANDROID TRUE)
set(ANDROID_PLATFORM_LEVEL 29)

set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES HIGHFIVE_CLANG HIGHFIVE_LLD)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_COMPILER_WORKS TRUE) # the try would want an archiver
set(CMAKE_C_COMPILER ${HIGHFIVE_CLANG})
set(CMAKE_C_COMPILER_TARGET aarch64-linux-android${ANDROID_PLATFORM_LEVEL})

# Our few C headers and the compiler's own; never this machine's. Atomics inline: no libgcc to call.
set(CMAKE_C_FLAGS_INIT "-nostdlibinc -isystem ${CMAKE_CURRENT_LIST_DIR}/include -mno-outline-atomics \
-Wno-unused-command-line-argument")
set(CMAKE_SKIP_RPATH ON)
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-nostdlib --ld-path=${HIGHFIVE_LLD}")
set(HIGHFIVE_STUBS ${CMAKE_CURRENT_LIST_DIR}/android-stubs.cmake)
