/** A module of core: at `packages/core/src` here, at `node_modules/@waymark/core/dist` in a partner's repository. */
const CORE = /\/(?:packages\/core\/src|@waymark\/core\/dist)\/(?<path>[^?]+)\.\w+(?:\?|$)/u;
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//u;

/** @param path in core, such as `api/queries`; every module of core without one */
export function isCore(id: string, path?: string): boolean {
  const found = CORE.exec(id)?.groups?.["path"];
  return found !== undefined && (path === undefined || path === found);
}

/** React with what connects it to the page. */
export function isReact(id: string): boolean {
  return REACT.test(id) || isCore(id, "app/react-dom-client");
}

/**
 * Behind the first script a page starts with two scripts, React and the portal with its first screen, each executed in its
 * own task. By default the bundler would write a file for every module that they share with a lazy screen.
 */
export const initialGroups = [
  { name: "react", test: isReact, tags: ["$initial" as const], priority: 2 },
  { name: "portal", tags: ["$initial" as const], priority: 1 },
  // Small modules of lazy parts, of all screens but sign-in above all: in files of their own they would be a request each.
  { name: "submit", test: isSubmit, priority: 1 },
];

const submitModules = ["api/calls", "api/response-schemas", "forms/use-submit", "ui/address"];

function isSubmit(id: string): boolean {
  return submitModules.some((path) => isCore(id, path));
}
