import type { PostedNotice } from "./posted-notice.ts";

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
