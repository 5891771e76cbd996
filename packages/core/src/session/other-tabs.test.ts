import { expect, it } from "vitest";
import { isSignInWithoutToken, isTokenStored } from "./other-tabs.ts";

it.each([
  ["a sign-in with a token", { key: "appToken", newValue: "t" }, [true, false]],
  ["a sign-in without a token", { key: "appToken", newValue: "" }, [true, true]],
  ["the last write of a sign-in", { key: "auth_token", newValue: "true" }, [false, false]],
  ["the loss of all that is stored", { key: null }, [false, false]],
  ["the loss of a token alone", { key: "appToken", newValue: null }, [false, false]],
  ["an empty value of another product", { key: "other", newValue: "" }, [false, false]],
])("[QX-4] [QN-7] another tab tells %s", (_, init, expected) => {
  const event = new StorageEvent("storage", init);
  expect([isTokenStored(event), isSignInWithoutToken(event)]).toEqual(expected);
});
