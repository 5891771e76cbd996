import { waitFor } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { CHANNEL_NAME } from "../session/other-tabs.ts";

/** Collects the values of the appToken that other tabs hear of. jsdom tells all windows but this one, as browsers do. */
export function hearing() {
  const other = document.createElement("iframe");
  document.body.append(other);
  onTestFinished(() => other.remove());
  const values: (string | null)[] = [];
  other.contentWindow?.addEventListener("storage", ({ key, newValue }) => {
    if (key === "appToken") values.push(newValue);
  });
  return values;
}

/** Collects the messages that other tabs hear over the channel. @returns a function that waits for all, and returns them */
export function hearingMessages() {
  const heard: unknown[] = [];
  const [otherTab, lastWord] = [
    new BroadcastChannel(CHANNEL_NAME),
    new BroadcastChannel(CHANNEL_NAME),
  ];
  onTestFinished(() => [otherTab, lastWord].forEach((channel) => channel.close()));
  otherTab.addEventListener("message", ({ data }) => heard.push(data));
  return async () => {
    // Messages arrive in the order in which they were sent.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    lastWord.postMessage("last");
    await waitFor(() => expect(heard).toContain("last"));
    return heard.slice(0, heard.indexOf("last"));
  };
}
