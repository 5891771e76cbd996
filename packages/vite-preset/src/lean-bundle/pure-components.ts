import type { Plugin } from "vite";

const LIBRARIES = /\/node_modules\/(?:react-router|formik)\//u;
const MADE_AT_TOP_LEVEL =
  /(?<=^(?:var|const|let) \w+ = )(?=(?:React[$\d]*\.)?(?:forwardRef|createContext|memo)\()/gmu;
const DISPLAY_NAME = /^\w+\.displayName = (?<quote>["'])\w*\k<quote>;.*$/gmu;

/**
 * Marks libraries' calls of React's functions as free of side effects, so that unused results are removed.
 * It also removes the names for developers, whose assignment would keep a component.
 */
export function pureComponents(): Plugin {
  return {
    name: "waymark:pure-components",
    apply: "build",
    transform: { filter: { id: LIBRARIES }, handler: (code) => ({ code: pure(code), map: null }) },
  };
}

/** The same module, in which components that nothing uses have no effect. */
export function pure(code: string): string {
  return code.replaceAll(MADE_AT_TOP_LEVEL, "/* @__PURE__ */ ").replaceAll(DISPLAY_NAME, "");
}
