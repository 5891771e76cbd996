import { initialGroups } from "./chunks.ts";

interface Chunk {
  name: string;
  isEntry: boolean;
}

const started: readonly string[] = initialGroups.map(({ name }) => name);

/**
 * Has browsers that know the hint read the scripts that a page starts with as a whole while they arrive, beside the page's own
 * thread, and not function by function when each is called first.
 */
export function compileHint({ name, isEntry }: Chunk): string {
  return isEntry || started.includes(name) ? "//# allFunctionsCalledOnLoad" : "";
}
