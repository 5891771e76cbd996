import { afterEach, expect, it } from "vitest";
import { removeMark, setMark } from "../page/marks.ts";
import { takeSignInReason } from "./take-sign-in-reason.ts";

const read = (address: string) => {
  window.history.replaceState({ idx: 1 }, "", address);
  return takeSignInReason(window.location.pathname);
};
afterEach(() => removeMark("signedOut"));
const address = () => window.location.href.slice(window.location.origin.length);

it.each([
  ["/?activate=true", "/"],
  ["/sdmylife?redirect=/a+b%20c&activate=true#main", "/sdmylife?redirect=%2Fa%2Bb%20c#main"],
])(
  "[RS-7] [EG-1] %s says that an account was activated once: a bookmark of the page resumes a sign-in",
  async (opened, left) => {
    expect(await read(opened)).toBe("accountActivated");
    expect(address()).toBe(left);
    expect(window.history.state).toEqual({ idx: 1 });
    expect(await takeSignInReason(window.location.pathname)).toBeNull();
  },
);

it.each([
  "/?activate=1",
  "/?activate",
  "/forgot?activate=true",
  "/workspace/student?activate=true",
  "/",
])("[RS-7] %s says nothing, and stays as it is", async (opened) => {
  expect(await read(opened)).toBeNull();
  expect(address()).toBe(opened);
});

it("[RS-7] an activation whose url says signed out, too, says that the account is ready, and leaves no flag", async () => {
  expect(await read("/?signedout=1&activate=true")).toBe("accountActivated");
  expect(address()).toBe("/");
});

it("[SH-8] a sign-out that the first script has read, and taken out of the address, is still said", async () => {
  setMark("signedOut");
  expect(await read("/")).toBe("signedOut");
});
