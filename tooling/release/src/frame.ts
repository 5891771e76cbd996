// `pnpm frame index-4f2a.js:1:2345`: the line of the source that a reported frame comes from.
import { globSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { CliError, reportAndExit } from "../../../scripts/cli-error.mjs";

const apps = fileURLToPath(new URL("../../../apps/", import.meta.url));
const frames = process.argv.slice(2).filter((argument) => argument !== "--");

try {
  if (frames.length === 0) throw new CliError("Give a frame like index-4f2a.js:1:2345");
  for (const frame of frames) console.log(sourceOf(frame));
} catch (error) {
  reportAndExit(error);
}

/**
 * Finds the source of a reported frame such as `index-4f2a.js:1:2345`, or of a url with line and column.
 * @throws {CliError} for what is no frame, and for a script of another build
 */
function sourceOf(frame: string): string {
  const [, script, line, column] = /([\w-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)\)?$/u.exec(frame) ?? [];
  if (!script) throw new CliError(`"${frame}" is no frame: give one like index-4f2a.js:1:2345`);
  const map = mapOf(script);
  const entry = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) throw new CliError(`${frame} comes from no source`);
  const { originalSource, originalLine, originalColumn } = entry;
  const text = map.sourcesContent[map.sources.indexOf(originalSource)]?.split("\n")[originalLine];
  const place = `${originalLine + 1}:${originalColumn + 1}`;
  return `${pathInRepository(originalSource)}:${place}\n    ${text?.trim() ?? ""}`;
}

/** Bundlers write a source relative to a folder of their choice. */
function pathInRepository(source: string): string {
  const path = normalize(join("apps/app/dist/assets", source));
  return /(?<=^|\/)(?:apps|packages|node_modules)\/.*/u.exec(path)?.[0] ?? path;
}

function mapOf(script: string): SourceMapPayload {
  const [file] = globSync(`*/maps/${script}.map`, { cwd: apps });
  if (file) return JSON.parse(readFileSync(join(apps, file), "utf8")) as SourceMapPayload;
  throw new CliError(`No app has a map of ${script}: build the version that was reported`);
}
