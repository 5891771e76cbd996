import { expect, it } from "vitest";
import { recordVersions } from "./text-versions.ts";

it("[QO-7] a text has the version of the release in which it changed last", () => {
  const texts = { "fr-CA": { a: "un", b: "deux", c: "trois" } };
  const first = recordVersions({}, texts, "1.0.0");
  const second = recordVersions(first, { "fr-CA": { a: "un", b: "2", d: "quatre" } }, "1.1.0");
  const third = recordVersions(second, { "fr-CA": { a: "un", b: "2", d: "4" } }, "1.2.0");
  const versions = Object.entries(third["fr-CA"] ?? {}).map(([key, recorded]) => [
    key,
    recorded.split(" ")[0],
  ]);
  expect(versions).toEqual([
    ["a", "1.0.0"],
    ["b", "1.1.0"],
    ["d", "1.2.0"],
  ]);
});
