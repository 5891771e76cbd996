import { type Language, languages, mergeNotices, type PostedNotice } from "@waymark/core/build";
import { InputError } from "@waymark/hosting";
import { spacedText } from "@waymark/hosting/texts";
import { changeFile, keptAt } from "./change-file.ts";
import { checkNotice, notesOn, tagOf } from "./check-notice.ts";
import { linesOf, notesOnWaiting, type NoticeWorld } from "./list.ts";
import { readPostedNotices, type ServedBuild } from "./served-build.ts";
import { isPastTimeOfDay, readStart, readEnd, timeInWords } from "./times.ts";

type Letters = (typeof languages)[Language]["param"];

/** The portal's languages, by the first letters of their tags. */
export const languageLetters = [
  ...new Set<Letters>(Object.values(languages).map(({ param }) => param)),
];

/** Options of a new notice. */
export interface PostOptions extends Partial<Record<Exclude<Letters, "en">, string>> {
  from?: string;
  until?: string;
  on?: string;
  tone: PostedNotice["tone"];
  id?: string;
  preview?: true;
}

/** A content delivery network serves no folder of this machine. */
const SERVED = "Where a host serves this folder, pages";
const FROM_NOW = `${SERVED} that are opened from now on`;

interface Given {
  text: string | undefined;
  options: PostOptions;
}

/** Posts a notice, or says what people would see of it. @throws {InputError} that names a mistake */
export function post(
  build: ServedBuild,
  { text, options }: Given,
  { now, print }: NoticeWorld,
): void {
  const time = now();
  const { on, tone, preview } = options;
  const texts = textsOf({ text, options }, build);
  if (Object.keys(texts).length === 0)
    throw new InputError("give the text of the notice. See --help.");
  if (options.until === undefined) {
    throw new InputError("say when it ends: --until 22:00. A notice without an end is forgotten.");
  }
  const from = options.from === undefined ? time : readStart(options.from, time);
  const until = readEnd(options.until, from, time);
  const known = mergeNotices(build.configured, readPostedNotices(build));
  const notice = checkNotice(
    {
      id: options.id ?? freeId(known),
      from: from.toISOString(),
      until: until.toISOString(),
      tone,
      ...(on !== undefined && { where: on }),
      text: texts,
    },
    build,
  );
  if (!preview) {
    changeFile(build, (before) => [
      ...before.filter(({ id }) => id !== notice.id).filter(keptAt(build, time)),
      notice,
    ]);
  }
  for (const line of linesOf(notice, time)) print(line);
  const waiting = notesOnWaiting(mergeNotices(known, [notice]), from > time ? from : time);
  const begun =
    options.from !== undefined && isPastTimeOfDay(options.from, from, time)
      ? [`It began at ${timeInWords(from, time)}. If another day is meant, give its date, too.`]
      : [];
  for (const note of [...begun, ...notesOn(notice, build), ...waiting]) print(`Note: ${note}`);
  print(
    preview
      ? "Nothing is written."
      : `${build.file} is written. ${from > time ? `${SERVED} show it when it begins` : `${FROM_NOW} show it within a minute`}; it ends automatically.`,
  );
}

/** The texts of a notice, by the tags of the build's languages. */
function textsOf({ text, options }: Given, build: ServedBuild): Record<string, string> {
  const given = { ...options, en: text };
  const texts = languageLetters.map((letters) => [tagOf(letters, build), given[letters]?.trim()]);
  const written = texts.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(written.map(([tag, words]) => [tag, spacedText(words, tag)]));
}

/** Ends a notice before its time. @throws {InputError} where there is none of that name */
export function end(build: ServedBuild, ended: string, { now, print }: NoticeWorld): void {
  const time = now();
  const configured = build.configured.find(({ id }) => id === ended);
  const known = [...build.configured, ...readPostedNotices(build)].map(({ id }) => id);
  if (!known.includes(ended)) {
    const ids = [...new Set(known)].join(", ");
    throw new InputError(
      `there is no notice ${ended}. ${ids ? `Notices: ${ids}.` : "There are none."}`,
    );
  }
  changeFile(build, (before) => [
    ...before.filter(({ id }) => id !== ended).filter(keptAt(build, time)),
    // One of the pages' configuration is replaced by one that is over.
    ...(configured ? [{ ...configured, from: null, until: time.toISOString() }] : []),
  ]);
  print(`${ended} is ended in ${build.file}. ${FROM_NOW} do not show it.`);
}

function freeId(taken: readonly PostedNotice[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (ids.has(`notice-${number}`)) number += 1;
  return `notice-${number}`;
}
