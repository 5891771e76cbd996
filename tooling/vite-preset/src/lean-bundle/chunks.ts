import type { Rollup } from "vite";

interface ModuleLookup {
  getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, "importers" | "isEntry"> | null;
}

/** What bundled modules share of the bundler's own. */
const RUNTIME = "rolldown/runtime";
const SCREENS = "/portal/screens.";

/**
 * Two scripts are all that a page starts with: the shell, and the screens with what the first one needs. Left to itself
 * the bundler makes a file, and so a request, of every piece that a later screen shares with them.
 */
export const chunkGroups = [{ debugName: "start", name: chunkOf }];

function chunkOf(id: string, modules: ModuleLookup): string | null {
  const comesWith = (root: (id: string) => boolean) => isImportedBy(root, { id, modules });
  if (id.includes(RUNTIME) || comesWith((each) => modules.getModuleInfo(each)?.isEntry === true)) {
    return "portal";
  }
  return comesWith((each) => each.includes(SCREENS)) ? "screens" : null;
}

interface Search {
  id: string;
  modules: ModuleLookup;
  seen?: Set<string>;
}

/** Whether a module is a root, or comes with one: imported by it or by what it imports, not only on demand. */
function isImportedBy(isRoot: (id: string) => boolean, search: Search): boolean {
  const { id, modules, seen = new Set() } = search;
  if (isRoot(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy(isRoot, { id: importer, modules, seen }));
}
