import { waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { type OtherTabNews, tellOtherTabs } from "./other-tabs.ts";
import { forgetOwnAction, forgetSignIn, keepSignIn } from "./stored-session.ts";
import { hearingMessages } from "../testing/hearing.ts";
import { watchOtherTabs } from "./watch-other-tabs.ts";

/** Listens until the test ends. @returns the news in their order */
function listenHere() {
  const news: string[] = [];
  onTestFinished(watchOtherTabs((heard) => news.push(heard)).end);
  return news;
}

/** Waits until a channel that was opened last has heard the news, which all others have heard before it. */
async function tellAndWait(news: OtherTabNews): Promise<void> {
  const heard = listenHere();
  tellOtherTabs(news);
  await waitFor(() => expect(heard).toEqual([news]));
}

it("[QX-4] [QN-7] a page that is back from the cache hears what other tabs tell again, and nothing of the time between", async () => {
  const news = listenHere();
  window.dispatchEvent(new Event("pagehide"));
  await tellAndWait("signedIn");
  window.dispatchEvent(new Event("pageshow"));
  await tellAndWait("resumed");
  expect(news).toEqual(["resumed"]);
});

it('[QX-4] a page hears each message once, though its first "pageshow" comes after it began to listen', async () => {
  const news = listenHere();
  window.dispatchEvent(new Event("pageshow"));
  await tellAndWait("signedIn");
  expect(news).toEqual(["signedIn"]);
});

it.each(["signedIn", "resumed", "signedOut"] as const)(
  "[QX-4] [SH-8] %s is heard as it was told",
  tellAndWait,
);

it("[QX-3] a page that is left has no open channel, which would keep it out of the cache", () => {
  const closed = vi.spyOn(BroadcastChannel.prototype, "close");
  listenHere();
  expect(closed).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pagehide"));
  expect(closed).toHaveBeenCalledOnce();
});

it.each([null, "stored"])(
  "[QX-4] a sign-in with the token %s is told to the other tabs",
  async (token) => {
    const news = listenHere();
    keepSignIn(token);
    await waitFor(() => expect(news).toEqual(["signedIn"]));
  },
);

it("[QX-4] [SH-8] a sign-out is told to the other tabs, and is no news to this one", async () => {
  const news = listenHere();
  onTestFinished(forgetOwnAction);
  const heardElsewhere = hearingMessages();
  forgetSignIn();
  expect(await heardElsewhere()).toEqual(["signedOut"]);
  expect(news).not.toContain("signedOut");
});

const here = { auth_token: "true", appToken: "here" };

it.each([
  ["a first sign-in", {}, here, ["signedIn"]],
  ["a first sign-in without a token", {}, { auth_token: "true" }, ["signedIn"]],
  ["a token alone", {}, { appToken: "there" }, ["signedIn"]],
  ["another token", here, { ...here, appToken: "there" }, ["signedIn"]],
  ["a sign-out", here, {}, ["signedOut"]],
  ["a sign-out that leaves the token", here, { appToken: "here" }, ["signedOut"]],
  ["the loss of a token alone, as before a new password", here, { auth_token: "true" }, []],
])("[QX-4] [QN-7] %s is news by what is stored alone", (_, before, after, expected) => {
  Object.assign(localStorage, before);
  const news = listenHere();
  localStorage.clear();
  Object.assign(localStorage, after);
  window.dispatchEvent(new StorageEvent("storage"));
  expect(news).toEqual(expected);
});
