import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageResume } from "../attempt/page-attempts.ts";
import { defaultConfiguration } from "../config/configuration.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import { answering } from "../testing/recorded-calls.ts";
import { resumeBeforeHydration } from "./resume.ts";

/** Gives the window the focus. */
function giveFocus() {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  window.dispatchEvent(new Event("focus"));
}

/** Opens a page in a window without the focus, where a sign-in is stored. It hides its form, unless it was opened in the background. */
function openBeside({ isHidden = false } = {}) {
  localStorage.setItem("appToken", "stored");
  if (!isHidden) setMark("awaits", "session");
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  resumeBeforeHydration({ variant: "default", configuration: defaultConfiguration });
  return answering("/api/auth/redirect", () => new Promise(() => undefined));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  const resume = pageResume.current();
  if (resume) pageResume.end(resume);
  removeMark("awaits");
  removeMark("sending");
  vi.restoreAllMocks();
});

it("[QN-7] [EG-1] before React, a window resumes the stored sign-in once it has the focus", async () => {
  const asked = openBeside();
  expect(pageResume.current()?.get().name).toBe("idle");
  giveFocus();
  await vi.waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ Token: "stored" }]));
});

it("[QN-7] [SH-8] before React, a sign-in that another window has ended is not resumed: the form is shown", () => {
  openBeside();
  localStorage.clear();
  giveFocus();
  expect(pageResume.current()?.get().name).toBe("ended");
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
