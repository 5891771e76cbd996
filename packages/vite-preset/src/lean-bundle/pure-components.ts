import type { Plugin } from "vite";

const LIBRARIES = /\/node_modules\/(?:react-router|formik)\//u;
const MADE_AT_TOP_LEVEL =
  /(?<=^(?:var|const|let) \w+ = )(?=(?:React[$\d]*\.)?(?:forwardRef|createContext|memo)\()/gmu;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gmu;

/**
 * Marks libraries' calls of React's functions as free of side effects, so that unused results are removed.
 * It also removes `displayName` assignments, which would keep them.
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
