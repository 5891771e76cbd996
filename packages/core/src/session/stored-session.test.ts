import { expect, it } from "vitest";
import {
  isStoredBeforeSubmit,
  keepSignIn,
  prepareSignIn,
  storeAppToken,
} from "./stored-session.ts";

it("[QN-7] [SI-6] the token of one's own sign-in is no other person's, also where it was stored before", () => {
  storeAppToken("same");
  prepareSignIn(true, "ticked");
  expect(isStoredBeforeSubmit()).toBe(true);
  keepSignIn("same");
  expect(isStoredBeforeSubmit()).toBe(false);
});
