package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import android.content.Intent;
import android.content.pm.PermissionInfo;
import android.net.Uri;
import android.view.View;
import android.widget.TextView;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.link.SessionLink;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** The ways from the lobby into the room, and what it says where there is none. */
@RunWith(GlueTestRunner.class)
@Config(sdk = {29, 34})
public final class LobbyTest {
    private static final String LINK = "highfive://192.0.2.1:5004/room#AAAAAAAAAAAAAAAAAAAAAA";
    private static final String HANDS = "android.permission.HAND_TRACKING";

    private ActivityController<MainActivity> controller;

    @After
    public void close() {
        controller.close();
    }

    @Test
    public void shouldGoInByALinkInAnIntent() {
        MainActivity lobby =
                open(view(LINK).putExtra(JoinRequest.IMPAIR, "loss=5").putExtra(JoinRequest.RATE, 60));
        Intent room = shadowOf(lobby).getNextStartedActivity();
        assertEquals(RoomActivity.class.getName(), room.getComponent().getClassName());
        assertEquals(LINK, room.getDataString());
        assertEquals("loss=5", room.getStringExtra(JoinRequest.IMPAIR));
        assertEquals(60, room.getIntExtra(JoinRequest.RATE, 0));
        assertTrue(lobby.isFinishing());
    }

    @Test
    public void shouldSayWhatIsWrongWithAnIntent() {
        assertSaid("The link has no key: the part from # on is missing.", view("highfive://192.0.2.1/room"));
        assertSaid(
                "A session sends from 1 to 144 times a second, not 1000.0.",
                view(LINK).putExtra(JoinRequest.RATE, "1000"));
        assertSaid(
                "The rate is a number of times a second, from 1 to 144.",
                view(LINK).putExtra(JoinRequest.RATE, "fast"));
        assertSaid(
                "The refresh rate is a number of frames a second, such as 72 or 90.",
                view(LINK).putExtra(JoinRequest.REFRESH, "fast"));
        assertSaid(
                "A recording's name has letters, digits, - and _, at most 40.",
                view(LINK).putExtra(JoinRequest.RECORD, "../key"));
        assertSaid(
                "The trait openXr11 is true or false, not \"perhaps\".",
                view(LINK).putExtra(FieldTraits.PREFIX + "openXr11", "perhaps"));
        assertSaid(
                "A headset has no trait \"quest\", only foveation, frozenHands, handPermissions, lobbyByHome,"
                        + " lobbyCloses, mainDisplay, openXr11, simpleController.",
                new Intent().putExtra(FieldTraits.PREFIX + "quest", true));
        MainActivity lobby = open(view(LINK).putExtra(JoinRequest.IMPAIR, "loss=much"));
        assertTrue(words(lobby), words(lobby).contains("loss"));
        assertNull(shadowOf(lobby).getNextStartedActivity());
    }

    @Test
    public void shouldTreatTheHeadsetAsAnIntentWantsIt() {
        MainActivity lobby = open(view(LINK)
                .putExtra(FieldTraits.PREFIX + "lobbyCloses", "false")
                .putExtra(FieldTraits.PREFIX + "openXr11", false));
        assertFalse(lobby.isFinishing());
        Intent room = shadowOf(lobby).getNextStartedActivity();
        String traits = new JoinRequest(room, new Settings(lobby)).traits.toString();
        assertTrue(traits, traits.contains("lobbyCloses=false mainDisplay=true openXr11=false"));
    }

    @Test
    public void shouldSayWhatTheRoomHadToSay() {
        assertSaid("It is closed.", new Intent().putExtra(MainActivity.SENTENCE, "It is closed."));
    }

    @Test
    public void shouldSayOnceWhatTheRoomCouldNotTell() {
        new Settings(RuntimeEnvironment.getApplication()).keepSentence("It was closed.");
        assertSaid("It was closed.", new Intent());
        assertSaid("", new Intent());
    }

    @Test
    public void shouldGoInByALinkThatWasTyped() {
        MainActivity lobby = open(new Intent());
        ((TextView) lobby.findViewById(R.id.name)).setText("Ada");
        ((TextView) lobby.findViewById(R.id.link)).setText("hello");
        lobby.findViewById(R.id.join).performClick();
        assertEquals("The link of a session looks like highfive://host:port/name#key.", words(lobby));
        ((TextView) lobby.findViewById(R.id.link)).setText(" " + LINK + "\n");
        lobby.findViewById(R.id.join).performClick();
        assertEquals(LINK, shadowOf(lobby).getNextStartedActivity().getDataString());
        assertEquals("Ada", new Settings(lobby).name());
    }

    @Test
    public void shouldRememberWhoWantsToSeeTheRealRoom() {
        MainActivity lobby = open(new Intent());
        assertFalse(JoinRequest.by(LINK, new Settings(lobby)).passthrough);
        lobby.findViewById(R.id.passthrough).performClick();
        assertTrue(JoinRequest.by(LINK, new Settings(lobby)).passthrough);
        assertFalse(
                "an intent knows better",
                new JoinRequest(view(LINK).putExtra(JoinRequest.PASSTHROUGH, false), new Settings(lobby)).passthrough);
        assertEquals(
                90, new JoinRequest(view(LINK).putExtra(JoinRequest.REFRESH, "90"), new Settings(lobby)).refreshHz, 0);
    }

    @Test
    public void shouldShowTheLinkOfItsOwnSession() throws Exception {
        MainActivity lobby = open(new Intent());
        lobby.findViewById(R.id.host).performClick();
        if (HostAddress.find().isLoopbackAddress()) { // a machine without a network
            assertEquals(lobby.getString(R.string.no_network), words(lobby));
            return;
        }
        String shown = ((TextView) lobby.findViewById(R.id.link)).getText().toString();
        assertEquals(
                HostAddress.find().getHostAddress(), SessionLink.parse(shown).host());
        assertEquals(SessionLink.parse(shown), new Settings(lobby).hosted());
        assertEquals(lobby.getString(R.string.hosting), words(lobby));
    }

    @Test
    public void shouldAskForHandsOnTheWayInAndOfferToAskAgain() {
        PermissionInfo hands = new PermissionInfo();
        hands.name = HANDS;
        shadowOf(RuntimeEnvironment.getApplication().getPackageManager()).addPermissionInfo(hands);
        shadowOf((Application) RuntimeEnvironment.getApplication()).denyPermissions(HANDS);
        MainActivity lobby = open(view(LINK));
        assertEquals(HANDS, shadowOf(lobby).getLastRequestedPermission().requestedPermissions[0]);
        assertFalse("not before there is an answer", lobby.isFinishing());
        assertEquals(View.VISIBLE, lobby.findViewById(R.id.hands_denied).getVisibility());
        // The system does not ask a second time: its settings do.
        lobby.findViewById(R.id.allow_hands).performClick();
        Intent asked = shadowOf(lobby).getNextStartedActivity();
        assertEquals(
                "androidx.activity or settings: " + asked,
                Uri.fromParts("package", lobby.getPackageName(), null),
                nextSettings(lobby, asked).getData());
        shadowOf((Application) RuntimeEnvironment.getApplication()).grantPermissions(HANDS);
        controller.pause().resume();
        assertEquals(View.GONE, lobby.findViewById(R.id.hands_denied).getVisibility());
    }

    /** Robolectric counts the system's question as an activity, too. */
    private static Intent nextSettings(MainActivity lobby, Intent first) {
        Intent next = first;
        while (next != null && next.getData() == null) {
            next = shadowOf(lobby).getNextStartedActivity();
        }
        return next;
    }

    @Test
    public void shouldStayTheSameParticipant() {
        MainActivity lobby = open(new Intent());
        String known = new Settings(lobby).identity().fingerprint();
        assertTrue(known, known.matches("[A-Za-z0-9_-]{14}"));
        assertEquals(known, new Settings(lobby).identity().fingerprint());
    }

    private static Intent view(String link) {
        return new Intent(Intent.ACTION_VIEW, Uri.parse(link));
    }

    private MainActivity open(Intent intent) {
        controller = Robolectric.buildActivity(MainActivity.class, intent);
        return controller.setup().get();
    }

    private void assertSaid(String sentence, Intent intent) {
        MainActivity lobby = open(intent);
        assertEquals(sentence, words(lobby));
        assertNull(shadowOf(lobby).getNextStartedActivity());
        assertFalse(lobby.isFinishing());
        controller.close();
    }

    private static String words(MainActivity lobby) {
        return ((TextView) lobby.findViewById(R.id.words)).getText().toString();
    }
}
