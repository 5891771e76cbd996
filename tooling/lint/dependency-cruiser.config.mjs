/** The folders of packages/core/src, from the top down. A folder imports only from those below it. */
const layers = [
  "prerender",
  "app",
  "flows",
  "layout",
  "forms",
  "reporting",
  "analytics",
  "attempt",
  "session",
  "navigation",
  "errors",
  "api",
  "i18n",
  "ui",
  "config",
  "page",
  "browser",
];

const core = "^packages/core/src";
/** Folders whose folders are packages. An example of a region is a package of its own. */
const areas = "(?:apps|packages(?:/create-region/examples)?|tooling)";
const testCode = "[.]test[.]tsx?$|^packages/[^/]+/src/testing/";

function downwardsOnly(layer, index) {
  const above = [...layers.slice(0, index), "help-desk", "prehydration"].join("|");
  return rule(`${layer}-imports-downwards-only`, `${core}/${layer}/`, {
    path: `${core}/(${above})/`,
  });
}

/** `from` never imports `to`: an app joins the two. */
function apart(from, to) {
  return rule(`${from}-never-imports-${to}`, `^packages/${from}/src/`, {
    path: `^packages/${to}/`,
  });
}

/** A forbidden import; both ends are patterns of paths. */
function rule(name, from, to) {
  return { name, severity: "error", from: { path: from }, to };
}

/** A forbidden import that test code may have. */
function ruleOutsideTests(name, from, to) {
  return { name, severity: "error", from: { path: from, pathNot: testCode }, to: { path: to } };
}

export const options = {
  exclude: { path: "(^|/)(node_modules|dist|dist-states|templates?)/" },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule("no-cycle", "", { circular: true }),
    rule("resolvable", `^${areas}/[^/]+/src/`, {
      couldNotResolve: true,
      pathNot: "^virtual:|[?]url$",
    }),
    ...layers.map(downwardsOnly),
    // Scripts of their own: nothing imports them, and they import nothing that renders screens and forms.
    ruleOutsideTests(
      "scripts-never-import-app",
      `${core}/(help-desk|prehydration)/`,
      `${core}/(prerender|app|flows|layout|forms)/`,
    ),
    rule("no-flow-imports-another", `${core}/flows/([^/]+)/`, {
      path: `${core}/flows/`,
      pathNot: `${core}/flows/(?:$1|shared)/`,
    }),
    // A new folder needs a place in the list of layers.
    rule(
      "known-folders-only",
      `${core}/(?!(?:${layers.join("|")}|help-desk|prehydration|testing)/)[^/]+/`,
      {},
    ),
    // A package of its own for the tests of partners.
    ruleOutsideTests(
      "testing-in-tests-only",
      "^packages/(?!testing/)[^/]+/src/",
      `${core}/testing/`,
    ),
    ruleOutsideTests("no-folder-imports-an-entry", `${core}/[^/]+/`, `${core}/[^/]+[.]tsx?$`),
    apart("branding", "core"),
    apart("core", "branding"),
    apart("core", "hosting"),
    apart("hosting", "sandbox"),
    apart("sandbox", "core"),
    ruleOutsideTests("core-never-imports-sandbox", `${core}/`, "^packages/sandbox/"),
    rule("no-import-of-an-app", "^(packages|tooling)/", { path: "^apps/" }),
    rule("no-app-imports-another", "^apps/([^/]+)/", { path: "^apps/", pathNot: "^apps/$1/" }),
    ruleOutsideTests("nothing-shipped-imports-tooling", "^(packages|apps)/[^/]+/src/", "^tooling/"),
    // A package is imported by its name, not by a path.
    rule("packages-by-name", `^(${areas}/[^/]+)/`, {
      path: "^(apps|packages|tooling)/",
      pathNot: "^$1/",
      dependencyTypes: ["local"],
    }),
  ],
  options,
};
