# Builds for this machine with the clang and the C headers that lie unpacked beside this file, where the machine
# has no compiler of its own. The C library to link with is the one that runs here.
set(tree ${CMAKE_CURRENT_LIST_DIR}/tree/usr)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_COMPILER_WORKS TRUE) # the try would want an archiver
set(CMAKE_C_COMPILER ${CMAKE_CURRENT_LIST_DIR}/bin/clang)
set(CMAKE_C_FLAGS_INIT "-isystem ${tree}/include -isystem ${tree}/include/x86_64-linux-gnu")
set(CMAKE_SHARED_LINKER_FLAGS_INIT
  "-nostdlib --ld-path=${CMAKE_CURRENT_LIST_DIR}/bin/ld.lld -L${tree}/lib/x86_64-linux-gnu")
set(CMAKE_C_STANDARD_LIBRARIES "-L/lib/x86_64-linux-gnu -l:libc.so.6")
