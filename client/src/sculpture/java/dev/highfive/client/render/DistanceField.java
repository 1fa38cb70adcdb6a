package dev.highfive.client.render;

/** A solid by the signed distance from its surface, negative inside; how far off may be estimated away from it. */
interface DistanceField {
    float at(float x, float y, float z);
}
