package dev.highfive.app;

import android.content.Context;
import android.content.pm.PackageManager;
import dev.highfive.xr.HeadsetTraits;
import java.util.ArrayList;
import java.util.List;

/** The permission to see hands, which has another name on each make of headset, and none on some. */
final class HandPermission {
    private HandPermission() {}

    /** Those that this headset knows and has not given. */
    static String[] missing(Context context, HeadsetTraits traits) {
        List<String> missing = new ArrayList<>();
        for (String name : traits.handPermissions()) {
            if (isKnown(context, name) && context.checkSelfPermission(name) != PackageManager.PERMISSION_GRANTED) {
                missing.add(name);
            }
        }
        return missing.toArray(new String[0]);
    }

    private static boolean isKnown(Context context, String name) {
        try {
            context.getPackageManager().getPermissionInfo(name, 0);
            return true;
        } catch (PackageManager.NameNotFoundException e) {
            return false;
        }
    }
}
