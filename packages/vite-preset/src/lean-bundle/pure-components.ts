import type { Plugin } from "vite";

const LIBRARIES = /\/node_modules\/(?:react-router|formik)\//u;
const MADE_AT_TOP_LEVEL =
  /(?<=^(?:var|const|let) \w+ = )(?=(?:React[$\d]*\.)?(?:forwardRef|createContext|memo)\()/gmu;
const DISPLAY_NAME = /^\w+\.displayName = (?<quote>["'])\w*\k<quote>;.*$/gmu;
const DEFAULT_PROPS = /^(?<name>\w+)\.defaultProps = (?<props>\{[^{}]*\});$/gmu;

/**
 * Marks libraries' calls of React's functions as free of side effects, so that unused results are removed.
 * It also moves or removes the assignments to a component that would keep it.
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
  const marked = code
    .replaceAll(MADE_AT_TOP_LEVEL, "/* @__PURE__ */ ")
    .replaceAll(DISPLAY_NAME, "");
  return [...marked.matchAll(DEFAULT_PROPS)].reduce(
    (text, [assignment, name, props]) =>
      text.includes(`connect(${name})`)
        ? text
            .replace(assignment, "")
            .replace(
              `connect(${name})`,
              () => `connect(/* @__PURE__ */ Object.assign(${name}, { defaultProps: ${props} }))`,
            )
        : text,
    marked,
  );
}
