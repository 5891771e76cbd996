import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, join, normalize } from "node:path";
import { CliError } from "../../../../scripts/cli-error.mjs";

/** Where a place in a built script comes from. */
export interface OriginalFrame {
  /** Path of the source from the root of the repository. */
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** The line of the source. */
  text: string;
}

/**
 * Finds the source of a reported frame such as `index-4f2a.js:1:2345`, or of a url with line and column.
 * @param apps the folder of the apps, each with the `maps` of its build
 * @throws {CliError} for what is no frame, and for a script of another build
 */
export function readFrame(frame: string, apps: string): OriginalFrame {
  const [, script, line, column] = /([\w-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)\)?$/u.exec(frame) ?? [];
  if (!script) throw new CliError(`"${frame}" is no frame: give one like index-4f2a.js:1:2345`);
  const map = mapOf(script, apps);
  const entry = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) throw new CliError(`${frame} comes from no source`);
  const source = map.sources.indexOf(entry.originalSource);
  const lines = map.sourcesContent[source]?.split("\n") ?? [];
  return {
    file: pathInRepository(entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
    text: lines[entry.originalLine]?.trim() ?? "",
  };
}

/** Bundlers write a source relative to a folder of their choice. */
function pathInRepository(source: string): string {
  const path = normalize(join("apps/app/dist/assets", source));
  return /(?<=^|\/)(?:apps|packages|node_modules)\/.*/u.exec(path)?.[0] ?? path;
}

function mapOf(script: string, apps: string): SourceMapPayload {
  const file = readdirSync(apps)
    .map((app) => join(apps, app, "maps", `${basename(script)}.map`))
    .find((candidate) => existsSync(candidate));
  if (file) return JSON.parse(readFileSync(file, "utf8")) as SourceMapPayload;
  throw new CliError(`No app has a map of ${script}: build the version that was reported`);
}
