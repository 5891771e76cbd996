import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join, posix } from "node:path";
import { HASH, InputError } from "@waymark/hosting";

/**
 * Finds the source of a reported frame such as `index-4f2a.js:1:2345`, or of a url with line and column.
 * @param folder the source maps of the reported build
 * @throws {InputError} for what is no frame, for a missing folder, and for a script of another build
 */
export function sourceOf(frame: string, folder: string): string {
  const [, script, line, column] = /([\w-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)\)?$/u.exec(frame) ?? [];
  if (!script)
    throw new InputError(`"${frame}" is not a frame: give one like index-4f2a.js:1:2345.`);
  const { file, note } = mapOf(script, folder);
  const map = JSON.parse(readFileSync(join(folder, file), "utf8")) as SourceMapPayload;
  const entry = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return `${frame} comes from no source.`;
  const { originalSource, originalLine, originalColumn } = entry;
  const text = map.sourcesContent[map.sources.indexOf(originalSource)]?.split("\n")[originalLine];
  const place = `${originalLine + 1}:${originalColumn + 1}`;
  return [`${pathInRepository(originalSource)}:${place}`, text?.trim() ?? "", ...note].join(
    "\n    ",
  );
}

/** Bundlers write a source relative to the folder of its script. */
function pathInRepository(source: string): string {
  return posix.join("dist/assets", source).replace(/^(?:\.\.\/)+/u, "");
}

/** The map of a script, or the only one whose name differs in the hash alone, with a note. */
function mapOf(script: string, folder: string): { file: string; note: string[] } {
  if (!existsSync(folder)) {
    throw new InputError(`there is no folder ${folder}. Give --maps that of the reported build.`);
  }
  const maps = readdirSync(folder).filter((name) => name.endsWith(".js.map"));
  const own = `${script}.map`;
  // The copy of the first script has no map of its own.
  const name = own.replace(/^shared-/u, "first-");
  const exact = [own, name].find((map) => maps.includes(map));
  if (exact !== undefined) return { file: exact, note: [] };
  const [file, another] = maps.filter((map) => withoutHash(map) === withoutHash(name));
  if (file === undefined || another !== undefined) {
    throw new InputError(`${folder} has no map of ${script}: take those of the reported version.`);
  }
  const cases =
    "right if `configure --texts` has renamed the script of this build, wrong for another build";
  return { file, note: [`by ${file}: ${cases}`] };
}

function withoutHash(name: string): string {
  return name.replace(new RegExp(`^(.*)-${HASH}\\.js\\.map$`, "u"), "$1");
}
