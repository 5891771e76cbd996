import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { pageResume } from "../attempt/page-attempts.ts";
import { LOADING_DELAY_MS } from "../config/constants.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { hasMark, readMark, removeMark, setMark } from "../page/marks.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { server } from "../testing/server.ts";
import { clearTimeouts } from "../testing/timeouts.ts";
import { resumeBeforeHydration } from "./resume.ts";

/** Gives the window the focus. */
function giveFocus() {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  window.dispatchEvent(new Event("focus"));
}

/** Opens a page in a window without the focus, where a sign-in is stored. It hides its form, unless it was opened in the background. */
function openBeside({
  isHidden = false,
  signIn = defaultConfiguration.signIn,
  begin = resumeBeforeHydration,
} = {}) {
  localStorage.setItem("appToken", "stored");
  if (!isHidden) setMark("awaits", "session");
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  const configuration = { ...defaultConfiguration, signIn };
  begin({ variant: "default", configuration });
  return answering("/api/auth/redirect", () => new Promise(() => undefined));
}

afterEach(() => {
  const resume = pageResume.current();
  if (resume) pageResume.end(resume);
  for (const mark of ["awaits", "ready", "reloading", "sending"] as const) removeMark(mark);
  // A page without the focus shows its form after a moment, which would be the form of the next test's page.
  clearTimeouts();
});

it("[QN-7] [EG-1] before React, a window resumes the stored sign-in once it has the focus", async () => {
  const asked = openBeside();
  expect(pageResume.current()?.get().name).toBe("idle");
  giveFocus();
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ Token: "stored" }]));
});

it("[QN-7] before React, a call that has left keeps the form away, also from a window that loses the focus", async () => {
  vi.useFakeTimers();
  const asked = openBeside();
  giveFocus();
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(LOADING_DELAY_MS);
  expect([asked.length, hasMark("awaits")]).toEqual([1, true]);
});

it("[EG-1] [QN-7] before React, a region without the box removes a stored token and makes no call", () => {
  openBeside({ signIn: { remember: "absent" } });
  expect(localStorage.getItem("appToken")).toBeNull();
  giveFocus();
  expect(pageResume.current()).toBeNull();
  expect(hasMark("awaits")).toBe(false);
});

it("[QN-7] before React, a page that asks whose the stored sign-in is does not resume it, also without the head script", () => {
  history.replaceState({ usr: { asks: true } }, "");
  openBeside({ isHidden: true });
  giveFocus();
  expect(pageResume.current()).toBeNull();
  history.replaceState(null, "");
});

it("[QN-7] before React, a window without the focus shows the form", async () => {
  vi.useFakeTimers();
  openBeside();
  await vi.advanceTimersByTimeAsync(LOADING_DELAY_MS);
  expect(hasMark("awaits")).toBe(false);
});

it("[QN-7] before React, a form that was shown is hidden again while the stored sign-in is resumed on focus", async () => {
  vi.useFakeTimers();
  openBeside();
  await vi.advanceTimersByTimeAsync(LOADING_DELAY_MS);
  giveFocus();
  expect(readMark("awaits")).toBe("session");
});

it("[QN-7] [SH-8] before React, a sign-in that another window has ended is not resumed: the form is shown", () => {
  openBeside();
  localStorage.clear();
  giveFocus();
  expect(pageResume.current()?.get().name).toBe("ended");
  expect(hasMark("awaits")).toBe(false);
});

it("[SH-8] before React, a sign-in that another window has ended before the first script leaves the form", () => {
  setMark("awaits", "session");
  resumeBeforeHydration({ variant: "default", configuration: defaultConfiguration });
  expect(hasMark("awaits")).toBe(false);
});

it("[QN-7] before React, a form in which something was typed is not left for the stored sign-in", () => {
  openBeside({ isHidden: true });
  const field = document.createElement("input");
  document.body.append(field);
  field.value = "amelie";
  giveFocus();
  expect(pageResume.current()?.get().name).toBe("idle");
  field.remove();
});

it.each([
  ["is there", "ready"],
  ["waits for the answer to a sign-in, which may be another person's", "sending"],
  ["is reloaded, which would lose the token", "reloading"],
] as const)("[QN-7] [EG-1] before React, nothing is resumed where the page %s", (_, mark) => {
  openBeside();
  setMark(mark);
  giveFocus();
  expect(pageResume.current()?.get().name).toBe("idle");
});

it("[EG-1] [QX-6] before React, the form of a stored sign-in that failed waits for its reason, which React brings", async () => {
  // Other files of the worker may have loaded the messages.
  vi.resetModules();
  const { resumeBeforeHydration: begin } = await import("./resume.ts");
  server.use(http.get("*/messages.txt", () => HttpResponse.error()));
  const script = Object.assign(document.createElement("script"), { type: "text/plain" });
  Object.assign(script.dataset, { first: "", messages: "/messages.txt" });
  document.head.append(script);
  onTestFinished(() => script.remove());
  openBeside({ begin });
  answering("/api/auth/redirect", refusal(401));
  giveFocus();
  await waitFor(() => expect(readMark("awaits")).toBe("notice"));
});

it("[QX-5] [EG-1] a page that is left while it resumes leaves no mark that keeps later pages from a reload", async () => {
  const asked = openBeside();
  giveFocus();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(hasMark("sending")).toBe(true);
  const resume = pageResume.current();
  if (resume) pageResume.end(resume);
  expect(hasMark("sending")).toBe(false);
});
