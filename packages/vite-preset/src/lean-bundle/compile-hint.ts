import { initialGroups } from "./chunks.ts";
import { FIRST_SCRIPT } from "./first-script.ts";

interface Chunk {
  name: string;
  isEntry: boolean;
}

const started: readonly string[] = [FIRST_SCRIPT, ...initialGroups.map(({ name }) => name)];

/**
 * Makes Chromium compile the whole start scripts off the main thread while they are downloaded.
 * Without the hint it compiles each function on the main thread at its first call.
 */
export function compileHint({ name, isEntry }: Chunk): string {
  return isEntry || started.includes(name) ? "//# allFunctionsCalledOnLoad" : "";
}
