# Everything that the build will ask Maven repositories for, so that it works without a network from here on.
run_gradle=$root/gradle/toolchain/run-gradle.sh
"$run_gradle" resolveDependencies
