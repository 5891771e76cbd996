import type { Plugin } from "vite";

const LIBRARIES = /\/node_modules\/(?:react-router|formik)\//u;
const MADE_AT_TOP_LEVEL =
  /(?<=^(?:var|const|let) \w+ = )(?=(?:React[$\d]*\.)?(?:forwardRef|createContext|memo)\()/gmu;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gmu;

/**
 * Marks what libraries make with React's own functions as free of side effects, which the bundler cannot see for itself: what
 * nobody uses of it then stays out of the page's script. A name for developers' tools would keep it in, too.
 */
export function pureComponents(): Plugin {
  return {
    name: "waymark:pure-components",
    apply: "build",
    transform: {
      filter: { id: LIBRARIES },
      handler: (code) => ({
        code: code.replaceAll(MADE_AT_TOP_LEVEL, "/* @__PURE__ */ ").replaceAll(DISPLAY_NAME, ""),
        map: null,
      }),
    },
  };
}
