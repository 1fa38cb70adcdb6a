# Libraries to link against that hold nothing but the names in android-10-symbols.txt: enough for the linker to
# record what is needed from where, and to refuse a symbol that Android 10 does not export.
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/android-10-symbols.txt lines REGEX "^[a-z]")
foreach(line IN LISTS lines)
  string(REPLACE " " ";" words "${line}")
  list(POP_FRONT words library)
  set(code "")
  foreach(symbol IN LISTS words)
    string(APPEND code "void ${symbol}(void) {}\n")
  endforeach()
  set(source ${CMAKE_BINARY_DIR}/stubs/${library}.c)
  file(CONFIGURE OUTPUT ${source} CONTENT "${code}")
  add_library(android_${library} SHARED ${source})
  set_target_properties(android_${library} PROPERTIES
    OUTPUT_NAME ${library}
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/stubs)
  target_compile_options(android_${library} PRIVATE -w -fno-builtin)
  target_link_libraries(highfive_xr PRIVATE android_${library})
endforeach()
