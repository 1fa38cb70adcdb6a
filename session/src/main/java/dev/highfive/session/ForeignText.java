package dev.highfive.session;

/**
 * Text that others wrote, made fit for terminals, pictures and logs: without characters that move a cursor, turn the
 * direction of writing or cannot be seen, and with no more marks on a letter than languages put there. What is left out
 * is shown as a replacement character, so that two different names do not look alike by it.
 */
public final class ForeignText {
    private static final int MAX_MARKS = 2;
    private static final int REPLACEMENT = 0xFFFD;

    private ForeignText() {}

    /** The text itself if nothing is wrong with it. */
    public static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        int marks = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int point = text.codePointAt(at);
            if (isMark(point)) {
                marks++;
                if (marks <= MAX_MARKS && clean.length() > 0) {
                    clean.appendCodePoint(point);
                }
            } else {
                marks = 0;
                clean.appendCodePoint(isShown(point) ? point : REPLACEMENT);
            }
        }
        return clean.length() == text.length() && clean.toString().equals(text) ? text : clean.toString();
    }

    private static boolean isMark(int point) {
        int type = Character.getType(point);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    private static boolean isShown(int point) {
        switch (Character.getType(point)) {
            case Character.CONTROL:
            case Character.FORMAT:
            case Character.SURROGATE:
            case Character.PRIVATE_USE:
            case Character.UNASSIGNED:
            case Character.LINE_SEPARATOR:
            case Character.PARAGRAPH_SEPARATOR:
                return false;
            default:
                return true;
        }
    }
}
