import { setMark } from "../../page/marks.ts";
import { isRememberTicked, type Remember } from "../../session/remember-choice.ts";
import { whenParsed } from "../../browser/page-lifecycle.ts";

/**
 * Sets the box "Keep me signed in" of the prerendered page as the configuration has it, and as it was left on this device.
 * A form that is submitted before hydration is read from the page. An absent box is hidden until it is removed.
 */
export function applyRemember(remember: Remember): void {
  if (remember === "absent") setMark("remember", remember);
  whenParsed(() => {
    const box = document.querySelector<HTMLInputElement>("[name=remember]");
    if (box) box.checked = isRememberTicked(remember);
  });
}
