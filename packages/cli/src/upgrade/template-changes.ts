import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as template from "@waymark/create-region/template";
import { InputError, readJson } from "@waymark/hosting";
import { createPatch } from "diff";
import * as v from "valibot";
import { importInstalled } from "../installed/installed-packages.ts";
import type { Finding } from "../check/finding.ts";
import { openParts } from "./manifest-changes.ts";

/** The template of the version that the region has installed. */
type Template = Pick<typeof template, "sampleTerms" | "templateFiles">;

/** Path of the record in a region; `npm create` writes it. */
export const TEMPLATE_RECORD = "originals/template.json";

const recordSchema = v.object({
  madeOf: v.looseObject({ name: v.string() }),
  files: v.record(v.string(), v.string()),
});

/** A file of the template that has changed since the region took it. */
export interface TemplateChange {
  path: string;
  /** `untouched` can be taken as it is; `edited` is both the template's and the region's; `gone` is in the template no more. */
  state: "untouched" | "edited" | "new" | "gone";
  /** Today's text in the template; undefined where it is gone. */
  text: string | undefined;
  /** The change of the template, as a patch. */
  patch: string;
}

/** Record of a region with the template of today. */
interface TemplateState {
  record: template.TemplateRecord;
  today: Readonly<Record<string, string>>;
  changes: TemplateChange[];
  /** The terms of the region's example, by the paths of their files. */
  samples: Readonly<Record<string, string>>;
}

/**
 * Compares the template's files in a region with the template that is installed.
 * @returns undefined where the region has no record, or the template is not installed
 * @throws {InputError} where the record cannot be read
 */
export async function templateState(root: string): Promise<TemplateState | undefined> {
  const installed = await importInstalled<Template>(root, "@waymark/create-region", "template");
  const path = join(root, TEMPLATE_RECORD);
  if (!installed || !existsSync(path)) return undefined;
  const read = v.safeParse(recordSchema, readJson(path, TEMPLATE_RECORD));
  if (!read.success) {
    throw new InputError(
      `${TEMPLATE_RECORD} is not a record of the template. Restore it from git.`,
    );
  }
  // The installed package declares what it recorded; the schema knows the parts that are read here.
  const record = read.output as unknown as template.TemplateRecord;
  const today = installed.templateFiles(record.madeOf);
  const paths = [...new Set([...Object.keys(record.files), ...Object.keys(today)])];
  const changes = paths.flatMap((each) => changeOf(each, { root, record, today }));
  return { record, today, changes, samples: installed.sampleTerms(record.madeOf) };
}

type Compared = Pick<TemplateState, "record" | "today"> & { root: string };

function changeOf(path: string, { root, record, today }: Compared): TemplateChange[] {
  const [was, text] = [record.files[path], today[path]];
  const file = join(root, path);
  // A checkout on Windows may have its line ends.
  const own = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : undefined;
  if (was === text || own === text) return [];
  const whole = { was: was ?? "", text: text ?? "" };
  const shown = path === "package.json" && own ? openParts({ ...whole, own }) : whole;
  if (shown.was === shown.text) return [];
  const patch = createPatch(path, shown.was, shown.text, "as you took it", "today");
  return [{ path, state: stateOf({ was, text, own }), text, patch }];
}

type Texts = Record<"was" | "text" | "own", string | undefined>;

function stateOf({ was, text, own }: Texts): TemplateChange["state"] {
  if (text === undefined) return "gone";
  if (was === undefined && own === undefined) return "new";
  return was === own ? "untouched" : "edited";
}

const problems = {
  untouched: "is outdated: the template has changed it, and you have not.",
  edited: "is outdated: the template has changed it, and yours differs.",
  new: "is new in the template.",
  gone: "is gone from the template.",
} as const;

const advice = {
  untouched: "`npx waymark upgrade` takes the template’s.",
  edited: "`npx waymark upgrade` shows what the template has changed.",
  new: "`npx waymark upgrade` adds it.",
  gone: "Remove yours if nothing of yours needs it. `npx waymark upgrade` then forgets it.",
} as const;

/** Finds files of the template that have changed since the region took them, and the terms of its example. */
export async function checkTemplate(root: string): Promise<Finding[]> {
  const { changes, samples } = { changes: [], samples: {}, ...(await templateState(root)) };
  return [
    ...changes.map(({ path, state }) => ({
      address: path,
      problem: `It ${problems[state]}`,
      advice: advice[state],
    })),
    ...Object.entries(samples).flatMap(([path, text]) => sampleFindings(root, path, text)),
  ];
}

/** Finds the terms that are still those of the example. */
function sampleFindings(root: string, path: string, text: string): Finding[] {
  const file = join(root, path);
  const own = existsSync(file) ? Object(readJson(file, path)) : {};
  const names = Object.entries(JSON.parse(text)).flatMap(([name, sample]) =>
    own[name] === sample ? [name] : [],
  );
  if (names.length === 0) return [];
  const problem = `People read the example’s sample as ${names.join(" and ")}.`;
  return [{ address: path, problem, advice: "Write your own before you deploy." }];
}
