/**
 * Entities between two who speak Binary Entity Stream, over UDP or TCP. {@link dev.highfive.session.bes.OwnEntities}
 * is what one side introduces, {@link dev.highfive.session.bes.BesListener} hears what the other does; {@link
 * dev.highfive.session.bes.BesServer} and {@link dev.highfive.session.bes.BesClient} are the two ends. All of it
 * belongs to one thread, which steps it.
 */
@NullMarked
package dev.highfive.session.bes;

import org.jspecify.annotations.NullMarked;
