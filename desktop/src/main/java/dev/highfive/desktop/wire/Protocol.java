package dev.highfive.desktop.wire;

/** What `wire` can read and write; picked by its first argument. */
enum Protocol {
    GAMESTATE {
        @Override
        WireForm form(WireOptions options) {
            return new PayloadJson(options.profile);
        }
    },
    VIP {
        @Override
        WireForm form(WireOptions options) {
            return new VipJson(options.images);
        }
    },
    LEMVR {
        @Override
        WireForm form(WireOptions options) {
            return new LemvrJson();
        }
    },
    BES {
        @Override
        WireForm form(WireOptions options) {
            return new BesJson();
        }
    };

    abstract WireForm form(WireOptions options);
}
