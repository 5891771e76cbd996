import fc from "fast-check";
import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import { fuzzed } from "../testing/fuzz.ts";
import { routeOf, routes } from "./find-route.ts";

const sources = import.meta.glob(
  ["../{app,flows,session}/**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);

const words = [...new Set(routes.flatMap(({ path }) => path.split("/")))].filter(
  (word) => word !== "" && !word.startsWith(":"),
);
const segment = fc.oneof(
  fc.constantFrom(...words, ...words.map((word) => word.toUpperCase()), "", "a%2Fb", "a.b", "é"),
  fc.stringMatching(/^[\w.~%+-]{1,6}$/u),
);
const pathname = fc
  .array(segment, { minLength: 1, maxLength: 6 })
  .map((segments) => `/${segments.join("/")}`);

describe("the row of a path", () => {
  it("[RT-1] is the one that the router matches, for any path", () => {
    fc.assert(
      fc.property(pathname, (path) => {
        expect(routeOf(path)?.path).toBe(routes.find((row) => matchPath(row.path, path))?.path);
      }),
      fuzzed,
    );
  });

  it.each(routes.map(({ path }) => path))("[RT-1] is found for %s itself", (path) => {
    expect(routeOf(path.replaceAll(/:\w+/gu, "x"))?.path).toBe(path);
  });
});

describe("the paths of screens", () => {
  it("[RT-1] lead to routes: none is left of a route that is gone", () => {
    const paths = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/["'`](?<path>\/[a-z](?:[\w/]|(?<=\/)\$\{[^}]*\})*)/gu)].map(
        ({ groups }) => [file, groups?.["path"] ?? ""] as const,
      ),
    );
    expect(paths).not.toEqual([]);
    expect(paths.filter(([, path]) => !routeOf(path))).toEqual([]);
  });
});
