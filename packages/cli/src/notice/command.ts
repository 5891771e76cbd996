import { type Language, languages, mergeNotices, type PostedNotice } from "@waymark/core/build";
import { isFrench, withFrenchSpacing } from "@waymark/hosting/texts";
import { Command, Option } from "commander";
import { InputError, screenNames } from "@waymark/hosting";
import { checkNotice, nameOf, notesOn, tagOf } from "./check-notice.ts";
import { changeFile } from "./change-file.ts";
import { openBuild, readFile, type ServedBuild } from "./served-build.ts";
import { linesOf, list, notesOnWaiting, type NoticeWorld } from "./list.ts";
import { readBeginning, readEnd, timeInWords } from "./times.ts";

type Letters = (typeof languages)[Language]["param"];

/** The portal's languages, by the first letters of their tags. */
const languageLetters = [...new Set<Letters>(Object.values(languages).map(({ param }) => param))];

/** Options of `waymark notice`. */
interface CommandOptions extends Partial<Record<Exclude<Letters, "en">, string>> {
  from?: string;
  until?: string;
  on?: string;
  tone: PostedNotice["tone"];
  id?: string;
  in?: string;
  preview?: true;
  list?: true;
  end?: string;
}

/** A content delivery network serves no folder of this machine. */
const SERVED = "Where a host serves this folder, pages";
const FROM_NOW = `${SERVED} that are opened from now on`;
const ALONE = "give --list or --end alone, without a text and --preview.";

const machine: NoticeWorld = { now: () => new Date(), print: (line) => console.log(line) };

/** Returns the subcommand `notice`. */
export function noticeCommand(world: NoticeWorld = machine): Command {
  const command = new Command("notice")
    .description("Shows a line to all users above the form of a served build, and ends it.")
    .argument("[text]", "the English text; links are [label](https://…)");
  for (const letters of languageLetters) {
    if (letters !== "en") command.option(`--${letters} <text>`, `the ${nameOf(letters)} text`);
  }
  return command
    .option(
      "--until <time>",
      "when it ends, such as 22:00 or 2026-11-25 22:00; a day needs its hour",
    )
    .option("--from <time>", "when it begins; now without it")
    .option("--on <screen>", `one screen alone: ${screenNames.join(", ")}`)
    .addOption(
      new Option("--tone <tone>", "its colour and sign")
        .choices(["info", "warning", "success"])
        .default("info"),
    )
    .option("--id <id>", "its name; a notice of the same name is replaced")
    .option(
      "--in <folder>",
      "the folder that the host serves, or that of deployments; this one or dist without it",
    )
    .option("--preview", "check it and say what people would see, and write nothing")
    .option("--list", "say which notices there are")
    .option("--end <id>", "end a notice")
    .action((text: string | undefined, options: CommandOptions) => {
      const tasks = [options.list, options.end, text ?? options.preview];
      if (tasks.filter((task) => task !== undefined).length > 1) throw new InputError(ALONE);
      const build = openBuild(options.in);
      if (options.list) return list(build, world);
      if (options.end !== undefined) return end(build, options.end, world);
      post(build, { text, options }, world);
    });
}

interface Given {
  text: string | undefined;
  options: CommandOptions;
}

function post(build: ServedBuild, { text, options }: Given, { now, print }: NoticeWorld): void {
  const time = now();
  const { on, tone, preview } = options;
  const texts = textsOf({ text, options }, build);
  if (Object.keys(texts).length === 0)
    throw new InputError("give the text of the notice. See --help.");
  if (options.until === undefined) {
    throw new InputError("say when it ends: --until 22:00. A notice without an end is forgotten.");
  }
  const from = options.from === undefined ? time : readBeginning(options.from, time);
  const until = readEnd(options.until, from, time);
  const known = mergeNotices(build.configured, readFile(build));
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
      ...before.filter(({ id }) => id !== notice.id).filter(isKept(build, time)),
      notice,
    ]);
  }
  for (const line of linesOf(notice, time)) print(line);
  const waiting = notesOnWaiting(mergeNotices(known, [notice]), from > time ? from : time);
  const begun =
    from < time
      ? [`It began at ${timeInWords(from, time)}. An hour without its day is the nearest one.`]
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
  return Object.fromEntries(
    written.map(([tag, words]) => [tag, isFrench(tag) ? withFrenchSpacing(words) : words]),
  );
}

function end(build: ServedBuild, ended: string, { now, print }: NoticeWorld): void {
  const time = now();
  const configured = build.configured.find(({ id }) => id === ended);
  const known = [...build.configured, ...readFile(build)].map(({ id }) => id);
  if (!known.includes(ended)) {
    const ids = [...new Set(known)].join(", ");
    throw new InputError(
      `there is no notice ${ended}. ${ids ? `Notices: ${ids}.` : "There are none."}`,
    );
  }
  changeFile(build, (before) => [
    ...before.filter(({ id }) => id !== ended).filter(isKept(build, time)),
    // One of the pages' configuration is replaced by one that is over.
    ...(configured ? [{ ...configured, from: null, until: time.toISOString() }] : []),
  ]);
  print(`${ended} is ended in ${build.file}. ${FROM_NOW} do not show it.`);
}

/** Tells whether an entry of the file is still of use: one that is over may stand for a configured one. */
function isKept({ configured }: ServedBuild, time: Date) {
  const lasting = configured.filter(({ until }) => Date.parse(until) > time.getTime());
  return ({ id, until }: PostedNotice): boolean =>
    Date.parse(until) > time.getTime() || lasting.some((notice) => notice.id === id);
}

function freeId(taken: readonly PostedNotice[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (ids.has(`notice-${number}`)) number += 1;
  return `notice-${number}`;
}
