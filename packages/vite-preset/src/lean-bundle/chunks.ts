import { isCoreModule, packagePlace } from "../package-place.ts";

const REACT = new Set(["react", "react-dom", "scheduler"]);

/** React with what connects it to the page. */
function isReact(id: string): boolean {
  return REACT.has(packagePlace(id)?.name ?? "") || isCoreModule(id, "app/react-dom-client");
}

/**
 * A page starts with two scripts, React and the portal with its first screen, each executed in its own task.
 * By default the bundler would write a file for every module that they share with a lazy screen.
 */
export const initialGroups = [
  { name: "react", test: isReact, tags: ["$initial" as const], priority: 2 },
  { name: "portal", tags: ["$initial" as const], priority: 1 },
];

/**
 * The response schemas with the library they are written in. A chunk that imports nothing else can always be fetched again
 * under another url, so that a form whose call failed works without a reload.
 */
const schemaGroup = {
  name: "response-schemas",
  test: (id: string) => isCoreModule(id, "api/response-schemas"),
};

export const chunkGroups = [...initialGroups, schemaGroup];
