package dev.highfive.session.vip;

/** Why somebody was not let in. The answer is that number in place of the user's id. */
public enum Refusal {
    NAME_TAKEN(-1, "that name is taken"),
    BAD_NAME(-2, "the name or the avatar's URL is empty, too long, or not text"),
    FULL(-3, "the world is full");

    private final int answer;
    private final String words;

    Refusal(int answer, String words) {
        this.answer = answer;
        this.words = words;
    }

    public int answer() {
        return answer;
    }

    /** For the middle of a sentence. */
    public String words() {
        return words;
    }

    /** What another server, too, means by a negative id. */
    public static Refusal ofAnswer(int answer) {
        return answer == FULL.answer ? FULL : answer == BAD_NAME.answer ? BAD_NAME : NAME_TAKEN;
    }
}
