import type { Plugin } from "vite";
import { leftOut, type Replacements, withReplacements } from "./left-out.ts";

const MODULE = /\/node_modules\/react-router\/dist\/production\/(?<path>.+\.js)$/u;

/** What holds under a `BrowserRouter`, by module. With it the minifier finds the code that never runs. */
export const facts: Readonly<Record<string, Replacements>> = {
  "lib/hooks.js": {
    // Only a data router or a framework provides these contexts and parameters.
    "useContext(DataRouterContext)": "null",
    "useContext(IsDataRouteContext)": "false",
    "useRoutesImpl(dataRouterOpts)": "undefined",
    "_renderMatches(dataRouterOpts)": "undefined",
    RenderErrorBoundary: "class {}",
  },
  // What passes a data router's state on; all kinds of data routers render it.
  "lib/components.js": leftOut("DataRoutes"),
  "lib/dom/ssr/components.js": {
    ...leftOut("PrefetchPageLinks"),
    usePrefetchBehavior: "{ return [false, null, {}]; }",
  },
};

/** Leaves out of react-router what only data routers need: the portal's routes load no data. */
export function leanRouter(): Plugin {
  const seen = new Set<string>();
  return {
    name: "waymark:lean-router",
    apply: "build",
    buildStart: () => seen.clear(),
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const path = MODULE.exec(id)?.groups?.["path"] ?? "";
        seen.add(path);
        return declarative(path, code);
      },
    },
    buildEnd() {
      const unseen = Object.keys(facts).filter((path) => !seen.has(path));
      if (seen.size > 0 && unseen.length > 0) {
        this.error(`react-router has no ${unseen.join(", ")} to leave parts out of`);
      }
    },
  };
}

/**
 * A module of react-router without what only data routers need, and without warnings for developers.
 * @param path in the package, such as `lib/hooks.js`
 */
export function declarative(path: string, code: string) {
  const name = `${path} of react-router`;
  return withReplacements(code, {
    name,
    replacements: facts[path] ?? {},
    messages: /^warning$/u,
  });
}
