import { isCoreModule, packagePlace } from "../package-place.ts";

const REACT = new Set(["react", "react-dom", "scheduler"]);

/** React with what connects it to the page. */
export function isReact(id: string): boolean {
  return REACT.has(packagePlace(id)?.name ?? "") || isCoreModule(id, "app/react-dom-client");
}

/**
 * Behind the first script a page starts with two scripts, React and the portal with its first screen, each executed in its
 * own task. By default the bundler would write a file for every module that they share with a lazy screen.
 */
export const initialGroups = [
  { name: "react", test: isReact, tags: ["$initial" as const], priority: 2 },
  { name: "portal", tags: ["$initial" as const], priority: 1 },
];
