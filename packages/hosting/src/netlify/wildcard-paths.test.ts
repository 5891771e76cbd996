import { expect, it } from "vitest";
import { wildcardPaths } from "./wildcard-paths.ts";

it.each([
  ["/reset/([^/]+)/(?:New|Old)", ["reset/*/New", "reset/*/Old"], []],
  ["/forgot/(?!(?:a|b)(?:/|$))([^/]+)", ["forgot/*"], ["forgot/a", "forgot/b"]],
  ["/verify/[^/]+/fr", ["verify/*/fr"], []],
  [
    "/forgot/(?!(?:[Nn][Oo]-1|florida)(?:/|$))([^/]+)",
    ["forgot/*"],
    ["forgot/no-1", "forgot/florida"],
  ],
])(
  "[QO-4] the paths of %s are written without a regular expression",
  (pattern, paths, excluded) => {
    const row = { path: "/x", pattern, language: "en-CA", file: "x.html" };
    const print = (path: readonly (string | null)[]) => path.map((each) => each ?? "*").join("/");
    const found = wildcardPaths(row);
    expect(found?.paths.map(print)).toEqual(paths);
    expect(found?.excluded.map(print)).toEqual(excluded);
  },
);

it("[QO-4] a pattern that cannot be written so is left to the shell", () => {
  const row = { path: "/x", pattern: String.raw`/x/\d+`, language: "en-CA", file: "x.html" };
  expect(wildcardPaths(row)).toBeUndefined();
});
