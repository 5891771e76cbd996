import { setMark } from "../../page/marks.ts";
import { isRememberTicked, type Remember } from "../../session/remember-choice.ts";
import { whenParsed } from "../../browser/page-lifecycle.ts";
import { readStored } from "../../browser/storage.ts";
import { readWaysIn, wantedWay, waysFor } from "../../config/ways-in.ts";

/**
 * Sets the box "Keep me signed in" of the prerendered page by the configuration and the last choice on this device. A form
 * that is submitted before hydration is read from the page. An absent box is hidden until React removes it.
 */
export function applyRemember(remember: Remember): void {
  if (remember === "absent") setMark("remember", remember);
  whenParsed(() => {
    const box = document.querySelector<HTMLInputElement>("[name=remember]");
    if (box) box.checked = isRememberTicked(remember);
  });
}

/** Reserves space for the configured ways in, so that nothing moves when they are rendered after hydration. */
export function reserveWays(configured: unknown, query: URLSearchParams): void {
  const { lang, style } = document.documentElement;
  const ways = readWaysIn(configured) ?? [];
  const isFile = typeof ways === "string";
  if (ways.length === 0) return;
  // The list of a file starts open where the address asks for one of its ways.
  const isOpen = isFile && wantedWay(query) !== null;
  const hasLast = !isOpen && readStored("wayIn")?.includes("\n") === true;
  const rows = isFile ? 1 + Number(hasLast) : waysFor(ways, lang).length;
  if (rows === 0) return;
  setMark("ways", isOpen ? "open" : "");
  style.setProperty("--wm-ways", String(rows));
}
