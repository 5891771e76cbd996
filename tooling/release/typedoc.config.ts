// The reference of the public API, made from the built declarations of every published package.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Application, Converter, ReflectionKind, type TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";

interface Manifest {
  name: string;
  publishConfig: { exports?: Record<string, string | { types: string; default?: string }> };
}

const packages = fileURLToPath(new URL("../../packages/", import.meta.url));

/** Entries between our own packages, which a region never imports; they may change in any version. */
const internal = new Set([
  "@waymark/branding/contract",
  ..."answers build contract head-script help-desk prehydration prerender states testing"
    .split(" ")
    .map((entry) => `@waymark/core/${entry}`),
  "@waymark/create-region/template",
  "@waymark/hosting/book",
  "@waymark/hosting/texts",
  "@waymark/testing/storybook/preview",
  "@waymark/testing/storybook/story",
  "@waymark/vite-preset/doctor",
]);

/** Import path of each public entry, by the file of its declarations. */
const entries = new Map(
  globSync("*/package.json", { cwd: packages })
    .toSorted()
    .flatMap((path) => {
      const file = join(packages, path);
      const { name, publishConfig }: Manifest = JSON.parse(readFileSync(file, "utf8"));
      return Object.entries(publishConfig.exports ?? {}).flatMap(([entry, target]) =>
        // Declarations of what others make, such as a module that exists only in a build, export nothing themselves.
        typeof target === "object" &&
        target.default !== undefined &&
        !internal.has(join(name, entry))
          ? [[join(file, "..", target.types), join(name, entry)] as const]
          : [],
      );
    }),
);

/** Names each entry as it is imported, and each parameter that has no name because it is taken apart. */
function nameEntries(app: Application): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const file = project.getSymbolIdFromReflection(module)?.fileName;
      module.name = entries.get(file ?? "") ?? module.name;
    }
  });
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      if (parameter.name !== "__namedParameters") continue;
      parameter.name = /^[A-Z]/u.test(parameter.parent?.name ?? "") ? "props" : "options";
    }
  });
}

export default {
  plugin: ["typedoc-plugin-markdown", "typedoc-plugin-missing-exports", nameEntries],
  tsconfig: "tsconfig.declarations.json",
  entryPoints: [...entries.keys()],
  out: "../../docs/reference",
  name: "Reference",
  readme: "none",
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
  // Types that exports use.
  placeInternalsInOwningModule: true,
  skipErrorChecking: true,
  requiredToBeDocumented: ["Class", "Enum", "Function", "Interface", "TypeAlias", "Variable"],
  packagesRequiringDocumentation: [...entries.values()],
  validation: { notDocumented: true, notExported: true },
  treatValidationWarningsAsErrors: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  outputFileStrategy: "modules",
  flattenOutputFiles: true,
  excludeScopesInPaths: true,
  parametersFormat: "table",
  classPropertiesFormat: "table",
  interfacePropertiesFormat: "table",
  typeDeclarationFormat: "table",
  tableColumnSettings: { hideInherited: true },
} satisfies Partial<TypeDocOptions & PluginOptions> & Record<string, unknown>;
