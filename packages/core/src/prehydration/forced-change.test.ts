import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { showBrokenPage } from "../page/broken-page.ts";
import { hasMark, removeMark } from "../page/marks.ts";
import { endEachPage, openPage, state } from "../testing/page-before-react.ts";
import { answering } from "../testing/recorded-calls.ts";

const mustReset = { data: { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" } };

endEachPage();

it("[QX-5] [SI-7] before React, a forced change gives the form back once the page is broken, whatever broke it", async () => {
  const { press, isBusy, sendMessages } = openPage();
  sendMessages();
  answering("/api/auth/login", mustReset);
  press("maya", "maple");
  await waitFor(() => expect(state()).toBe("mustReset"));
  expect(isBusy()).toBe(true);
  // A portal without its texts, or with a mistake before React, tells the window of no error.
  showBrokenPage();
  await waitFor(() => expect([state(), isBusy()]).toEqual(["failed", false]));
});

it("[QX-5] [SI-7] before React, a forced change gives the form back where the page was broken before the answer", async () => {
  const { press, isBusy, sendMessages } = openPage();
  sendMessages();
  answering("/api/auth/login", mustReset);
  press("maya", "maple");
  showBrokenPage();
  await waitFor(() => expect([state(), isBusy()]).toEqual(["failed", false]));
});

it("[QX-5] [SI-7] once React has the forced change, a picture that fails does not keep the page from a reload", async () => {
  const { press } = openPage();
  answering("/api/auth/login", mustReset);
  press("maya", "maple");
  await waitFor(() => expect(state()).toBe("mustReset"));
  removeMark("sending");
  document.body.replaceChildren(document.createElement("img"));
  document.querySelector("img")?.dispatchEvent(new Event("error"));
  expect(hasMark("sending")).toBe(false);
});
