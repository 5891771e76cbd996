import type { PostedNotice } from "./posted-notice.ts";

/** Most notices of a screen at once. More of them would hide it. */
export const MAX_NOTICES = 2;

/** Returns all notices: the file's replace configured ones of their ids. */
export function mergeNotices(
  configured: readonly PostedNotice[],
  file: readonly PostedNotice[],
): readonly PostedNotice[] {
  const ids = new Set(file.map(({ id }) => id));
  return [...configured.filter(({ id }) => !ids.has(id)), ...file];
}

/** Returns true while a notice is shown. */
export function isCurrent({ from, until }: PostedNotice, now: number): boolean {
  return (from == null || Date.parse(from) <= now) && now < Date.parse(until);
}

/** Returns the notices of a screen: warnings first, then the one that began last. */
export function noticesOn(
  screen: string | undefined,
  notices: readonly PostedNotice[],
): readonly PostedNotice[] {
  return notices
    .filter(({ where }) => where == null || where === screen)
    .sort((one, other) => rankOf(one) - rankOf(other) || beginningOf(other) - beginningOf(one));
}

function rankOf({ tone }: PostedNotice): number {
  return tone === "warning" ? 0 : 1;
}

/** One without a beginning is older than any other. */
function beginningOf({ from }: PostedNotice): number {
  return from == null ? 0 : Date.parse(from);
}
