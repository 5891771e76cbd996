const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/core\/src\/portal\/roots\./u;

/**
 * Two scripts are all that a page starts with: React, and the portal with its first screen. The page names both, so that the
 * browser reads each in a task of its own. Left to itself the bundler makes a file, and so a request, of every piece that a
 * later screen shares with them.
 */
export const chunkGroups = [
  { name: "react", test: REACT, tags: ["$initial" as const], priority: 2 },
  { name: "portal", tags: ["$initial" as const], priority: 1 },
];
