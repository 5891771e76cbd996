import { expect, it } from "vitest";
import page from "../../../../docs/devices.md?raw";
import type { SessionKey, StoredKey } from "./storage.ts";

const local: Record<StoredKey, "local storage"> = {
  appToken: "local storage",
  auth_token: "local storage",
  remember: "local storage",
  wayIn: "local storage",
  languageOffer: "local storage",
  analyticsConsent: "local storage",
};
const session: Record<SessionKey, "session storage"> = {
  "waymark.language": "session storage",
  closedNotices: "session storage",
  countedLater: "session storage",
  reportedLater: "session storage",
  partnerRedirects: "session storage",
  reloadedBuild: "session storage",
  storedSignInLeft: "session storage",
};

it("[QT-3] docs/devices.md names everything that the portal stores in a browser, and where", () => {
  const section = page.split("## What the browser keeps")[1]?.split("\n## ")[0] ?? "";
  const rows = [...section.matchAll(/^\| `([\w.]+)` +\| (\w+ storage) /gmu)];
  expect(Object.fromEntries(rows.map(([, key, where]) => [key, where]))).toEqual({
    ...local,
    ...session,
  });
});
