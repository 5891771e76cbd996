import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DocumentedScript } from "./documented-commands.ts";

type Scripts = Readonly<Record<string, string>>;

/** Commands of pnpm and npm that are no scripts. */
const builtIn = new Set(
  "ci config create deprecate dist-tag install login pkg publish sbom update".split(" "),
);
/** The program that `npm start` passes its flags to. */
const servedBy = { "tooling/verify/src/serve.ts": "packages/sandbox/src/cli.ts" } as const;

/**
 * Names what is wrong with a script in a document: it is in no package.json, or its program does not know a flag.
 * @param template scripts of a new region, which documents for partners name
 */
export function scriptFaults(
  root: string,
  { page, command, script, filter, flags }: DocumentedScript,
  template: Scripts,
): string[] {
  const folder = filter === undefined ? root : folderOf(root, filter);
  if (folder === undefined) return [`${page}: ${command} names no package`];
  const text = scriptsIn(folder)[script] ?? template[script];
  const isTool = existsSync(join(root, "node_modules/.bin", script)) || builtIn.has(script);
  if (text === undefined) return isTool ? [] : [`${page}: there is no ${command}`];
  const program = programOf(root, folder, text);
  if (program === undefined) return [];
  const source = sourceBeside(program);
  return flags
    .filter((flag) => !names(source, flag))
    .map((flag) => `${page}: ${command} has no ${flag}`);
}

/** Folder of a package; documents also name an app that their reader makes, which is like any other. */
function folderOf(root: string, name: string): string | undefined {
  const folders = globSync("{apps,packages,tooling}/*/package.json", { cwd: root });
  const named = name === "prairie" ? "default" : name;
  const found = folders.find((path) => readManifest(join(root, path)).name === named);
  return found && join(root, dirname(found));
}

function readManifest(path: string): { name: string; scripts?: Scripts } {
  return JSON.parse(readFileSync(path, "utf8"));
}

export function scriptsIn(folder: string): Scripts {
  return readManifest(join(folder, "package.json")).scripts ?? {};
}

/** The program of our own that a script ends with, and so gets the flags; none for a tool's. */
function programOf(root: string, folder: string, text: string): string | undefined {
  const last = text.split("&&").at(-1) ?? "";
  const [, filter, next] = /pnpm .*--filter (\S+) run (\S+)$/u.exec(last.trim()) ?? [];
  const other = filter === undefined ? undefined : folderOf(root, filter);
  if (other !== undefined) return programOf(root, other, scriptsIn(other)[next ?? ""] ?? "");
  const [, runs] = /run\.mjs (\S+)/u.exec(last) ?? [];
  if (runs !== undefined) return programOf(root, folder, scriptsIn(root)[runs] ?? "");
  const [program] = /[\w./-]+\.(?:ts|mjs)$/u.exec(last.trim()) ?? [];
  // The help of `waymark` is asked.
  if (program === undefined || program.startsWith("packages/cli/")) return undefined;
  return join(folder, servedBy[program as keyof typeof servedBy] ?? program);
}

/** Text of a program and of the files beside and below it. */
function sourceBeside(program: string): string {
  const files = globSync("**/*.{ts,mjs}", { cwd: dirname(program) });
  const own = files.filter((file) => !file.includes(".test."));
  return own.map((file) => readFileSync(join(dirname(program), file), "utf8")).join("\n");
}

/** Tells whether a program has a flag: in its help, or as a key of its table of options. */
function names(source: string, flag: string): boolean {
  return new RegExp(`${flag}(?![\\w-])|\\b${flag.slice(2)}"?: `, "u").test(source);
}
