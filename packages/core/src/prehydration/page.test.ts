import { afterEach, expect, it } from "vitest";
import { readMark, removeMark, setMark } from "../page/marks.ts";
import { hideAtOtherAddress } from "./page.ts";

/** The browser's Back within the document, to an entry that was made before the page was reloaded. */
function goBack(address: string): void {
  history.replaceState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

afterEach(() => {
  removeMark("awaits");
  removeMark("ready");
  history.replaceState(null, "", "/");
});

it("[QE-5] [QX-8] Back to another address before React hides the screen of the first one, which React renders", () => {
  history.replaceState(null, "", "/forgot");
  hideAtOtherAddress();
  goBack("/forgot#main");
  expect(readMark("awaits")).toBeUndefined();
  setMark("ready");
  goBack("/");
  expect(readMark("awaits")).toBeUndefined();
  removeMark("ready");
  goBack("/");
  expect(readMark("awaits")).toBe("screen");
});
