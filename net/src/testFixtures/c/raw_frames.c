// Packet sockets for dev.highfive.net.testnet.RawFrames: every function is one system call, or the few that make
// one socket. Results below zero are -errno.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <jni.h>
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <net/if.h>
#include <poll.h>
#include <stddef.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MAX_SOCKETS = 64 };

static int set(int fd, int level, int option, const void* value, socklen_t size) {
    return setsockopt(fd, level, option, value, size) == 0 ? 0 : -errno;
}

static int configure(int fd, unsigned interface_index) {
    const int on = 1;
    const int buffer_size = 4 << 20;
    const struct packet_mreq promiscuous = {.mr_ifindex = (int)interface_index, .mr_type = PACKET_MR_PROMISC};
    const struct sockaddr_ll address = {
        .sll_family = AF_PACKET, .sll_protocol = htons(ETH_P_ALL), .sll_ifindex = (int)interface_index};
    int result = 0;
    // With a virtio header before each frame, checksums that the sender has left to the hardware stay marked as such.
    if ((result = set(fd, SOL_PACKET, PACKET_VNET_HDR, &on, sizeof on)) < 0
        || (result = set(fd, SOL_PACKET, PACKET_IGNORE_OUTGOING, &on, sizeof on)) < 0
        || (result = set(fd, SOL_SOCKET, SO_RCVBUF, &buffer_size, sizeof buffer_size)) < 0
        || (result = set(fd, SOL_PACKET, PACKET_ADD_MEMBERSHIP, &promiscuous, sizeof promiscuous)) < 0) {
        return result;
    }
    return bind(fd, (const struct sockaddr*)&address, sizeof address) == 0 ? 0 : -errno;
}

JNIEXPORT jint JNICALL Java_dev_highfive_net_testnet_RawFrames_open(JNIEnv* env, jclass type, jstring name) {
    (void)type;
    const char* characters = (*env)->GetStringUTFChars(env, name, NULL);
    if (characters == NULL) {
        return -ENOMEM;
    }
    const unsigned interface_index = if_nametoindex(characters);
    const int unknown = -errno;
    (*env)->ReleaseStringUTFChars(env, name, characters);
    if (interface_index == 0) {
        return unknown;
    }
    // Of no protocol until it is bound: frames of other interfaces would come in before.
    const int fd = socket(AF_PACKET, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) {
        return -errno;
    }
    const int result = configure(fd, interface_index);
    if (result < 0) {
        close(fd);
        return result;
    }
    return fd;
}

JNIEXPORT jint JNICALL Java_dev_highfive_net_testnet_RawFrames_receive(
    JNIEnv* env, jclass type, jint fd, jobject buffer, jint size) {
    (void)type;
    const ssize_t received = recv(fd, (*env)->GetDirectBufferAddress(env, buffer), (size_t)size, 0);
    return received >= 0 ? (jint)received : -errno;
}

JNIEXPORT jint JNICALL Java_dev_highfive_net_testnet_RawFrames_send(
    JNIEnv* env, jclass type, jint fd, jobject buffer, jint size) {
    (void)type;
    const ssize_t sent = send(fd, (*env)->GetDirectBufferAddress(env, buffer), (size_t)size, 0);
    return sent >= 0 ? (jint)sent : -errno;
}

JNIEXPORT jint JNICALL Java_dev_highfive_net_testnet_RawFrames_await(
    JNIEnv* env, jclass type, jintArray fds, jint count, jlong timeout_ns) {
    (void)type;
    struct pollfd polled[MAX_SOCKETS];
    jint numbers[MAX_SOCKETS];
    if (count > MAX_SOCKETS) {
        return -EINVAL;
    }
    (*env)->GetIntArrayRegion(env, fds, 0, count, numbers);
    for (int at = 0; at < count; at++) {
        polled[at] = (struct pollfd){.fd = numbers[at], .events = POLLIN};
    }
    const struct timespec timeout = {.tv_sec = timeout_ns / 1000000000, .tv_nsec = timeout_ns % 1000000000};
    const int ready = ppoll(polled, (nfds_t)count, &timeout, NULL);
    return ready >= 0 ? ready : -errno;
}
