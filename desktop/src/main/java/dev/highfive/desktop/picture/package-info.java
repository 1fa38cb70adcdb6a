/**
 * Picture files on a PC, and a crowded room to measure drawing with. Greys are taken as they stand in a file,
 * which Java's own ImageIO would brighten.
 */
package dev.highfive.desktop.picture;
