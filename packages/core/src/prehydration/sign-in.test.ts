import { waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { pageSignInAttempt } from "../attempt/page-attempts.ts";
import { QUEUED_SUBMIT_MS } from "../config/constants.ts";
import { showBrokenPage } from "../page/broken-page.ts";
import { pressBeforeReact } from "../page/prerendered-controls.ts";
import { hasMark, removeMark } from "../page/marks.ts";
import { queueSubmit } from "../page/queued-submit.ts";
import { preventSecondPresses } from "../page/second-press.ts";
import { isRememberTicked } from "../session/remember-box.ts";
import { endEachPage, openPage, state } from "../testing/page-before-react.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { loadPageMessages } from "./load-messages.ts";

endEachPage();

it("[QX-5] before React, a sign-in on its way keeps the page from a reload, until it has failed", async () => {
  const { press } = openPage();
  answering("/api/auth/login", { data: { errorMessage: "Wrong" } });
  press("maya", "wrong");
  expect(hasMark("sending")).toBe(true);
  await waitFor(() => expect(state()).toBe("failed"));
  expect(hasMark("sending")).toBe(false);
});

it("[QX-1] [SI-5] before React, the same press is not sent again while the message of its answer is on its way", async () => {
  const { press, isBusy, sendMessages } = openPage();
  const calls = answering("/api/auth/login", { data: { errorMessage: "Wrong" } });
  press("maya", "wrong");
  await waitFor(() => expect(state()).toBe("failed"));
  expect(isBusy()).toBe(true);
  press(" MAYA", "wrong");
  expect([state(), isBusy()]).toEqual(["failed", true]);
  // A password that is corrected meanwhile was never tried.
  press("maya", "right");
  expect(state()).toBe("sending");
  await waitFor(() => expect(state()).toBe("failed"));
  // Another person may be at the screen by now.
  press("amelie", "right");
  expect(state()).toBe("sending");
  await waitFor(() => expect(calls).toHaveLength(3));
  sendMessages();
});

it("[QD-3] [SI-5] on a broken page, an earlier answer's message that comes late leaves the next call pending", async () => {
  const { press, isBusy, sendMessages } = openPage();
  answering("/api/auth/login", refusal(401), () => new Promise(() => undefined));
  showBrokenPage();
  press("maya", "wrong");
  await waitFor(() => expect(state()).toBe("failed"));
  press("maya", "right");
  sendMessages();
  await loadPageMessages();
  await new Promise((resolve) => setTimeout(resolve));
  expect([state(), isBusy(), hasMark("pending")]).toEqual(["sending", true, true]);
});

it.each([
  ["comes within a minute sends", -1000, { name: "sending" }],
  ["comes later drops, and says so,", 1000, { name: "failed", failure: { kind: "offline" } }],
])(
  "[QN-7] [QT-7] [QE-3] [QN-4] before React, the script that %s what was submitted before it",
  async (_, more, then) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const calls = answering("/api/auth/login", { data: { errorMessage: "Wrong" } });
    const { press, isBusy, values, sendMessages } = openPage((form) => {
      queueSubmit(form);
      vi.setSystemTime(Date.now() + QUEUED_SUBMIT_MS + more);
      for (const field of form.querySelectorAll("input")) field.value = "maya";
    });
    expect(pageSignInAttempt.current()?.get().state).toMatchObject(then);
    expect(values()).toEqual(["maya", "maya"]);
    // The person who is there presses, before the message is shown.
    press("maya", "maya");
    expect([state(), isBusy()]).toEqual(["sending", true]);
    sendMessages();
    await waitFor(() => expect(state()).toBe("failed"));
    expect(calls).toHaveLength(1);
  },
);

it("[QX-1] before React, a double click sends one request, also where the answer comes between its clicks", async () => {
  onTestFinished(preventSecondPresses());
  const { press, click, sendMessages } = openPage();
  sendMessages();
  const calls = answering("/api/auth/login", { data: { errorMessage: "Wrong" } });
  press("maya", "wrong");
  await waitFor(() => expect(state()).toBe("failed"));
  // The message is shown.
  removeMark("pending");
  click(2);
  expect(state()).toBe("failed");
  click(1);
  await waitFor(() => expect(calls).toHaveLength(2));
});

it("[QE-1] [QN-7] before React, a double click on the button presses nothing that its message has moved there", () => {
  onTestFinished(preventSecondPresses());
  openPage();
  const press = (target: Element | null | undefined, detail: number) =>
    ["mousedown", "click"].map((type) =>
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail })),
    );
  const button = document.querySelector("button");
  button?.insertAdjacentHTML("beforebegin", `<input type="checkbox">`);
  const box = document.querySelector<HTMLInputElement>("[type=checkbox]");
  expect(press(button, 1)).toEqual([true, true]);
  expect(press(box, 2)).toEqual([false, false]);
  expect(box).not.toBeChecked();
  expect([...press(box, 1), ...press(box, 2)]).not.toContain(false);
});

it("[SI-1] [QN-7] before React, that the box is unticked is kept for this device, until it is ticked again", () => {
  openPage((form) => {
    form.insertAdjacentHTML("beforeend", `<input type="checkbox" name="remember" checked>`);
  });
  const box = document.querySelector<HTMLElement>("[name=remember]");
  box?.click();
  expect(isRememberTicked("ticked")).toBe(false);
  box?.click();
  expect(isRememberTicked("ticked")).toBe(true);
});

it("[SI-1] [QN-7] a box that was unticked before the first script stays so on this device", () => {
  openPage((form) => {
    form.insertAdjacentHTML("beforeend", `<input type="checkbox" name="remember">`);
  });
  expect(isRememberTicked("ticked")).toBe(false);
});

it("[QF-8] before React, a password that is shown is hidden as it is sent", async () => {
  const { press, sendMessages } = openPage();
  sendMessages();
  const password = document.querySelector<HTMLInputElement>("[name=password]");
  password?.setAttribute("id", "password");
  password?.insertAdjacentHTML(
    "afterend",
    `<button type="button" aria-controls="password" aria-label="Show password" data-next-label="Hide password"></button>`,
  );
  const show = document.querySelector<HTMLElement>("[aria-controls=password]");
  if (show) pressBeforeReact(show);
  expect(password?.type).toBe("text");
  answering("/api/auth/login", { data: { errorMessage: "Wrong" } });
  press("maya", "wrong");
  expect(password?.type).toBe("password");
  expect(document.querySelector("[aria-label='Show password']")).not.toBeNull();
  await waitFor(() => expect(state()).toBe("failed"));
});

it("[QX-1] before React, a space that moves from the username to the password makes other values, which are sent", async () => {
  const { press, sendMessages } = openPage();
  const calls = answering("/api/auth/login", { data: { errorMessage: "Wrong" } });
  press("maya may", "day");
  await waitFor(() => expect(state()).toBe("failed"));
  press("maya", "may day");
  expect(state()).toBe("sending");
  await waitFor(() => expect(calls).toHaveLength(2));
  sendMessages();
});

it.each([
  ["/", "?redirect=%2Fplan"],
  ["/florida", ""],
])(
  "[API-3] before React, a sign-in at %s sends the address's redirect as %j",
  async (path, query) => {
    history.replaceState(null, "", `${path}?redirect=/plan`);
    const { press, sendMessages } = openPage();
    sendMessages();
    const calls = answering("/api/auth/login", { data: { errorMessage: "Wrong" } });
    press("maya", "wrong");
    await waitFor(() => expect(state()).toBe("failed"));
    expect(calls.map(({ url }) => url.search)).toEqual([query]);
  },
);

it("[QX-3] [QN-7] before React, a sign-in that succeeded leaves no username and no password behind for Back", async () => {
  const { press, values, sendMessages } = openPage();
  sendMessages();
  answering("/api/auth/login", { data: { url: "https://product.example/", jwtToken: "t" } });
  press("maya", "maple");
  await waitFor(() => expect(state()).toBe("leaving"));
  // Browsers read the fields until then, to save a password.
  expect(values()).toEqual(["maya", "maple"]);
  window.dispatchEvent(new Event("pagehide"));
  expect(values()).toEqual(["", ""]);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect([state(), values()]).toEqual(["idle", ["", ""]]);
});
