import {
  isCurrent,
  mergeNotices,
  MAX_NOTICES,
  noticesOn,
  type PostedNotice,
} from "@waymark/core/build";
import { nameOf } from "./check-notice.ts";
import { readPostedNotices, type ServedBuild } from "./served-build.ts";
import { timeInWords } from "./times.ts";

/** Parts of the machine that the subcommand uses. */
export interface NoticeWorld {
  now: () => Date;
  print: (line: string) => void;
}

/** Prints all notices of a build: those of its configuration, and those of its file, which replace them. */
export function list(build: ServedBuild, { now, print }: NoticeWorld): void {
  const all = mergeNotices(build.configured, readPostedNotices(build));
  const time = now();
  if (all.length === 0) print("There are no notices.");
  for (const notice of all) for (const line of linesOf(notice, time)) print(line);
  for (const note of notesOnWaiting(all, time)) print(`Note: ${note}`);
}

/** Describes what people see of a notice, and when. */
export function linesOf(notice: PostedNotice, now: Date): string[] {
  const { id, from, until, where, text, tone } = notice;
  const isOver = Date.parse(until) <= now.getTime();
  const begins = isCurrent(notice, now.getTime())
    ? "shown now"
    : `from ${timeInWords(new Date(from ?? now), now)}`;
  const when = isOver ? "over" : `${begins}, until ${timeInWords(new Date(until), now)}`;
  return [
    `${id} (${tone}), ${where == null ? "on every screen" : `on ${where}`}: ${when}`,
    ...Object.entries(text).map(([language, words]) => `  ${nameOf(language)}: ${words}`),
  ];
}

/** Sentences that name the notices that wait at a time, because a screen has too many. */
export function notesOnWaiting(notices: readonly PostedNotice[], time: Date): string[] {
  const current = notices.filter((notice) => isCurrent(notice, time.getTime()));
  const screens = new Set(current.map(({ where }) => where ?? undefined));
  const waiting = [...screens].flatMap((screen) => noticesOn(screen, current).slice(MAX_NOTICES));
  if (waiting.length === 0) return [];
  const ids = [...new Set(waiting.map(({ id }) => id))].join(", ");
  return [
    `A screen shows two notices at once. Where there are more, these wait until one is closed or over: ${ids}.`,
  ];
}
