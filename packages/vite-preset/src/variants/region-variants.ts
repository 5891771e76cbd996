import { posix, resolve } from "node:path";
import { routesOfVariant } from "@waymark/core/build";
import { contentVersion } from "@waymark/hosting";
import type { Plugin } from "vite";
import { checkLanguages, LANGUAGES_FILE } from "../dictionaries/region-languages.ts";
import { isCore } from "../lean-bundle/chunks.ts";
import { checkVariants } from "./check-variants.ts";
import { ownVariants, VARIANTS_FILE, variantsModule } from "../own-variants.ts";

/** Core's module with the routes of a region's own variants. */
const ROUTES = "navigation/own-variant-routes";
/** Core's module that looks their texts up, and what stands in for it in an app without such texts. */
const TEXTS = "app/variant-texts";
const NO_TEXTS = "export const VariantTexts = ({ children }) => children;";

/** Columns that the page's scripts have from elsewhere: the route table, and the dictionaries. */
const elsewhere = ["path", "login", "texts"];

/** Makes a region's own variants known to every script: their routes, and whether they have texts. */
export function regionVariants(): Plugin {
  let root = "";
  return {
    name: "waymark:region-variants",
    config(config) {
      // Vite resolves it later.
      const own = resolve(config.root ?? "");
      if (ownVariants(own).length === 0) return undefined;
      return { optimizeDeps: { rolldownOptions: { plugins: [ofInstalledCore(own)] } } };
    },
    configResolved(config) {
      ({ root } = config);
      // A language that does not exist would be told as a missing text.
      checkLanguages(root);
      checkVariants(root);
    },
    transform(code, id) {
      // Vite's own paths have slashes, on Windows, too.
      if (id !== posix.join(root, VARIANTS_FILE)) return coreModule(root, id);
      return { code: withoutColumns(variantsModule(root) ?? {}), map: null };
    },
    // Node keeps a module that it has read as long as it runs.
    hotUpdate({ file }) {
      const { name, logger } = this.environment;
      const read = [LANGUAGES_FILE, VARIANTS_FILE].find((own) => file === posix.join(root, own));
      if (read !== undefined && name === "client")
        logger.warn(`${read} is read once: stop this command and start it again.`);
    },
  };
}

/** The same for the development server, which bundles an installed core once. It does so again where this name is another one. */
function ofInstalledCore(root: string) {
  return {
    name: `waymark:own-variant-routes-${contentVersion(routesModule(root))}`,
    transform: (_: string, id: string) => coreModule(root, id),
  };
}

/** A module of core as a region with variants of its own has it; null for any other module. */
function coreModule(root: string, id: string) {
  if (isCore(id, ROUTES)) return { code: routesModule(root), map: null };
  return isCore(id, TEXTS) && !hasTexts(root) ? { code: NO_TEXTS, map: null } : null;
}

function routesModule(root: string): string {
  return `export const ownRoutes = ${JSON.stringify(ownVariants(root).flatMap(routesOfVariant))};`;
}

function hasTexts(root: string): boolean {
  return ownVariants(root).some(({ texts = {} }) => Object.keys(texts).length > 0);
}

/** The app's module without the columns that would be in the scripts twice. */
function withoutColumns(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => {
      const json = JSON.stringify(value, (key, column: unknown) =>
        elsewhere.includes(key) ? undefined : column,
      );
      return `export const ${name} = ${json};`;
    })
    .join("\n");
}
