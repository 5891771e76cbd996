import { afterEach, expect, it } from "vitest";
import { readMark, removeMark, setMark } from "../page/marks.ts";
import { hideAtOtherAddress } from "./sign-in-page.ts";

/** The browser's Back or Forward within the document, to an entry that was made before the page was reloaded. */
function moveTo(address: string): void {
  history.replaceState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

afterEach(() => {
  removeMark("awaits");
  removeMark("ready");
  history.replaceState(null, "", "/");
});

it("[QE-5] [QX-8] Back to another address before React hides the screen of the first one, which React renders; Forward shows it again", () => {
  history.replaceState(null, "", "/forgot");
  hideAtOtherAddress();
  moveTo("/forgot#main");
  expect(readMark("awaits")).toBeUndefined();
  setMark("ready");
  moveTo("/");
  expect(readMark("awaits")).toBeUndefined();
  removeMark("ready");
  moveTo("/");
  expect(readMark("awaits")).toBe("screen");
  moveTo("/forgot");
  expect(readMark("awaits")).toBeUndefined();
  // A page that awaited something else is shown by React alone.
  setMark("awaits", "session");
  moveTo("/");
  moveTo("/forgot");
  expect(readMark("awaits")).toBe("screen");
});
