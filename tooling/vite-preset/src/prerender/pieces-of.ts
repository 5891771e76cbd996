import type { Rollup } from "vite";
import { isCoreModule } from "../package-place.ts";

/** The scripts that a build's page starts with. */
export function startedScripts(bundle: Rollup.OutputBundle): ReadonlySet<string> {
  return new Set(chunksOf(bundle).find(({ isEntry }) => isEntry)?.imports);
}

/**
 * The files that a module of core comes in, with all that they import, beyond what every page starts with.
 * @param module its path in core, without extension; a region may have a file of the same name
 * @returns none where the build has no such module
 */
export function piecesOf(bundle: Rollup.OutputBundle, module: string): string[] {
  const chunks = chunksOf(bundle);
  const started = startedScripts(bundle);
  const pieces = new Set<string>();
  const want = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || started.has(chunk.fileName) || pieces.has(chunk.fileName))
      return;
    pieces.add(chunk.fileName);
    for (const name of chunk.imports) want(chunks.find(({ fileName }) => fileName === name));
  };
  want(chunks.find(({ moduleIds }) => moduleIds.some((id) => isCoreModule(id, module))));
  return [...pieces];
}

function chunksOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}
