import { type LeanLibrary, leftOut } from "./lean-library.ts";

/** react-router without what only data routers need: the portal's routes load no data. */
export const leanRouter: LeanLibrary = {
  name: "react-router",
  modules: /\/node_modules\/react-router\/dist\/production\/(?<path>.+\.js)$/u,
  // What holds under a `BrowserRouter`. With it the minifier finds the code that never runs.
  parts: {
    "lib/hooks.js": {
      // Only a data router or a framework provides these contexts and parameters.
      "useContext(DataRouterContext)": "null",
      "useContext(IsDataRouteContext)": "false",
      "useRoutesImpl(dataRouterOpts)": "undefined",
      "_renderMatches(dataRouterOpts)": "undefined",
      RenderErrorBoundary: "class {}",
    },
    // The context of loaders: its private field needs helpers in the portal's script.
    "lib/router/utils.js": { RouterContextProvider: "class {}" },
    // What passes a data router's state on; all kinds of data routers render it.
    "lib/components.js": leftOut("DataRoutes"),
    "lib/dom/ssr/components.js": {
      ...leftOut("PrefetchPageLinks"),
      usePrefetchBehavior: "{ return [false, null, {}]; }",
    },
  },
  messages: /^warning$/u,
  checks: /^invariant$/u,
};
