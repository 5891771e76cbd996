import type { PartialConfiguration } from "../../config/configuration-keys.ts";
import { setMark } from "../../page/marks.ts";
import { isRememberTicked, type Remember } from "../../session/remember-box.ts";
import { whenParsed } from "../../browser/page-lifecycle.ts";
import { readStored } from "../../browser/storage.ts";
import { readWaysIn, wantedWay, waysFor } from "../../config/ways-in.ts";

/** Applies the page's block to what is visible before React. @returns the configured box "Keep me signed in" */
export function applyBlock(block: PartialConfiguration, query: URLSearchParams): Remember {
  const remember = block.signIn?.remember ?? "ticked";
  if (block.branding?.institutionId) setMark("branding");
  applyRemember(remember);
  reserveWays(block.waysIn, query);
  return remember;
}

/**
 * Sets the box "Keep me signed in" of the prerendered page by the configuration and the last choice on this device. A form
 * that is submitted before hydration is read from the page. An absent box is hidden until React removes it.
 */
function applyRemember(remember: Remember): void {
  if (remember === "absent") setMark("remember", remember);
  whenParsed(() => {
    const box = document.querySelector<HTMLInputElement>("[name=remember]");
    if (box) box.checked = isRememberTicked(remember);
  });
}

/** Reserves space for the configured ways in, so that nothing moves when they are rendered after hydration. */
function reserveWays(configured: unknown, query: URLSearchParams): void {
  const { lang, style } = document.documentElement;
  const ways = readWaysIn(configured) || [];
  const isFile = typeof ways === "string";
  // The list of a file starts open where the address asks for one of its ways.
  const isOpen = isFile && wantedWay(query) !== null;
  const hasLast = !isOpen && readStored("wayIn")?.includes("\n") === true;
  const rows = isFile ? 1 + Number(hasLast) : waysFor(ways, lang).length;
  if (rows === 0) return;
  setMark("ways", isOpen ? "open" : "");
  style.setProperty("--wm-ways", String(rows));
}
