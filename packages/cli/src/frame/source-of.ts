import { readdirSync, readFileSync, statSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join, posix } from "node:path";
import { HASH, InputError } from "@waymark/hosting";

/**
 * Finds the source of a reported frame such as `index-4f2a.js:1:2345`, or of a url with line and column.
 * @param folder the source maps of the reported build
 * @throws {InputError} for what is no frame, for a missing folder, for a script of another build, and for a damaged map
 */
export function sourceOf(frame: string, folder: string): string {
  const [, script, line, column] = /([\w-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)\)?$/u.exec(frame) ?? [];
  if (!script)
    throw new InputError(`"${frame}" is not a frame: give one like index-4f2a.js:1:2345.`);
  const { file, note } = mapOf(script, folder);
  const { payload, map } = readMap(join(folder, file));
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return `${frame} comes from no source.`;
  const { originalSource, originalLine, originalColumn } = entry;
  const { sources, sourcesContent = [] } = payload;
  const text = sourcesContent[sources.indexOf(originalSource)]?.split("\n")[originalLine];
  const place = `${originalLine + 1}:${originalColumn + 1}`;
  return [`${pathInRepository(originalSource)}:${place}`, text?.trim() ?? [], ...note]
    .flat()
    .join("\n    ");
}

type Payload = Omit<SourceMapPayload, "sourcesContent"> & { sourcesContent?: string[] };

/** @throws {InputError} for a map that is damaged, as by half a copy */
function readMap(path: string) {
  const text = readFileSync(path, "utf8");
  try {
    const payload: Payload = JSON.parse(text);
    // Node's types ask for the texts of the sources, which a map may lack.
    return { payload, map: new SourceMap(payload as SourceMapPayload) };
  } catch (error) {
    throw new InputError(`${path} is not a whole source map. Copy those of the build again.`, {
      cause: error,
    });
  }
}

/** Bundlers write a source relative to the folder of its script. */
function pathInRepository(source: string): string {
  return posix.join("dist/assets", source).replace(/^(?:\.\.\/)+/u, "");
}

/** The map of a script, or the only one whose name differs in the hash alone, with a note. */
function mapOf(script: string, folder: string): { file: string; note: string[] } {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
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
