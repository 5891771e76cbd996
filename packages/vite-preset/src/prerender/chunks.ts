import type { Rollup } from "vite";
import { dictionaryOfCopy } from "../built-in-texts.ts";
import { dictionaryName } from "../dictionaries/dictionary-files.ts";
import { isFirstScript } from "../lean-bundle/first-script.ts";

/** The scripts that a build's page starts with, behind the first one. */
export function startedScripts(bundle: Rollup.OutputBundle): ReadonlySet<string> {
  return new Set(chunksOf(bundle).find((chunk) => chunk.isEntry && !isFirstScript(chunk))?.imports);
}

/** The file of the first script. @throws {Error} where the build has none */
export function firstScriptOf(bundle: Rollup.OutputBundle): string {
  const first = chunksOf(bundle).find(isFirstScript);
  if (!first) throw new Error("The build has no first script");
  return first.fileName;
}

/**
 * The chunks of a module, with all that they import, without those that every page starts with.
 * @throws {Error} where the build has no such module
 */
export function chunksOfModule(bundle: Rollup.OutputBundle, id: string): string[] {
  const chunks = chunksOf(bundle);
  const started = startedScripts(bundle);
  const found = new Set<string>();
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!first) throw new Error(`The build has no chunk with ${id}`);
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || started.has(chunk.fileName) || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(first);
  return [...found];
}

/** The names of the scripts that hold nothing but a copy of a dictionary, by the names of these. */
export function dictionaryCopies(
  bundle: Rollup.OutputBundle,
  root: string,
): Record<string, string> {
  const entries = chunksOf(bundle).flatMap(({ fileName, moduleIds }) => {
    const [id = "", ...more] = moduleIds;
    const dictionary = dictionaryOfCopy(id, root);
    return dictionary === undefined || more.length > 0
      ? []
      : [[dictionaryName(dictionary), fileName.replace("assets/", "")]];
  });
  return Object.fromEntries(entries);
}

function chunksOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}
