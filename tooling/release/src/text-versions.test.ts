import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { portalTexts, recordVersions } from "./text-versions.ts";

const core = new URL("../../../packages/core/src/i18n/dictionaries/", import.meta.url);

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

it("[QO-7] every dictionary of the portal is recorded, and none of a language whose dictionary a region brings", () => {
  const files = globSync("{??-??,legal/??-??}.json", { cwd: core.pathname });
  expect(Object.keys(portalTexts()).toSorted()).toEqual(
    files.map((file) => file.replace(".json", "")).toSorted(),
  );
});
