import { aroundTheAccount } from "./journeys/around-the-account.ts";
import type { Journey } from "./journeys/journey.ts";
import { mailedLinks } from "./journeys/mailed-links.ts";
import { signingIn } from "./journeys/signing-in.ts";
import { singleSignOn } from "./journeys/single-sign-on.ts";

/** The journeys that are listened to. */
export const journeys: readonly Journey[] = [
  ...signingIn,
  ...mailedLinks,
  ...singleSignOn,
  ...aroundTheAccount,
];
