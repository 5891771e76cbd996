import { beforeEach, describe, expect, it } from "vitest";
import {
  forgetOwnAction,
  forgetSignIn,
  forgetUnusedToken,
  hasSignedInHere,
  hasSignedOutHere,
  isSignedOutHere,
  isSignInReplaced,
  isStoredBeforeSubmit,
  keepSignIn,
  prepareSignIn,
  readAppToken,
} from "./stored-session.ts";

const stored = () => ({ ...localStorage });

beforeEach(() => {
  forgetSignIn();
  forgetOwnAction();
  history.replaceState(null, "", "/");
});

describe("the sign-in that is stored on a device", () => {
  it.each([
    ["t", { appToken: "t", auth_token: "true" }],
    ["", { auth_token: "true" }],
    [null, { auth_token: "true" }],
  ])("[SI-6] [EG-2] with the token %j is kept, and ends whole", (token, kept) => {
    keepSignIn(token);
    expect(stored()).toEqual(kept);
    forgetSignIn();
    expect(stored()).toEqual({});
  });

  it.each([
    [" t ", "t"],
    [" ", null],
  ])("[EG-1] has for a token, where %j is stored, %j", (value, token) => {
    localStorage.setItem("appToken", value);
    expect(readAppToken()).toBe(token);
  });

  it.each([
    ["absent", null],
    ["ticked", "t"],
  ] as const)("[EG-1] has, where the box is %s, the token %j", (remember, token) => {
    localStorage.setItem("appToken", "t");
    forgetUnusedToken(remember);
    expect(readAppToken()).toBe(token);
  });

  it("[SH-8] is the last action of this page, until another page stores something", () => {
    const actions = () => [hasSignedInHere(), hasSignedOutHere(), isSignedOutHere()];
    expect(actions()).toEqual([false, false, false]);
    keepSignIn("t");
    expect(actions()).toEqual([true, false, false]);
    forgetSignIn();
    expect(actions()).toEqual([false, true, true]);
    localStorage.setItem("auth_token", "true");
    expect(actions()).toEqual([false, true, false]);
    forgetOwnAction();
    expect(actions()).toEqual([false, false, false]);
  });
});

describe("a sign-in that is submitted", () => {
  it("[SI-6] [QN-7] without remembering removes an older token", () => {
    localStorage.setItem("appToken", "of an earlier person");
    prepareSignIn(false, "ticked");
    expect(stored()).toEqual({ remember: "unticked" });
    expect([isStoredBeforeSubmit(), history.state]).toEqual([false, null]);
  });

  it("[QN-7] with remembering has an older token confirmed after a reload, until it has succeeded", () => {
    localStorage.setItem("appToken", "of an earlier person");
    prepareSignIn(true, "ticked");
    expect([isStoredBeforeSubmit(), history.state]).toEqual([true, { usr: { asks: true } }]);
    localStorage.setItem("appToken", "of another tab");
    expect(isStoredBeforeSubmit()).toBe(false);
    keepSignIn("of another tab");
    expect([isStoredBeforeSubmit(), history.state]).toEqual([false, { usr: {} }]);
  });

  it("[QN-7] where nothing was stored has nothing to confirm", () => {
    prepareSignIn(true, "ticked");
    expect([isStoredBeforeSubmit(), history.state]).toEqual([false, null]);
  });
});

describe("what another tab stores", () => {
  it.each([
    ["the same sign-in", { auth_token: "true", appToken: "t" }, false],
    ["no token any more", { auth_token: "true" }, false],
    ["another token", { auth_token: "true", appToken: "u" }, true],
    ["a sign-out", {}, true],
    ["a sign-out that has not removed the token yet", { appToken: "t" }, true],
  ])("[QN-7] [SH-8] %s: the sign-in is replaced %s", (_, values, isReplaced) => {
    Object.assign(localStorage, values);
    expect(isSignInReplaced("t")).toBe(isReplaced);
  });
});
