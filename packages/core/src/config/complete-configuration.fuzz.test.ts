import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzed, fuzzRuns, FUZZ_TIME_LIMIT_MS } from "../testing/fuzz.ts";
import { anyUrls } from "../testing/hostile-urls.ts";
import { completeConfiguration } from "./complete-configuration.ts";
import { defaultConfiguration } from "./configuration-keys.ts";

const wrong = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e9,
    Number.NaN,
    "",
    "https://static.example",
    "//evil.example",
  ),
  anyUrls,
  fc.array(anyUrls, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("__proto__", "id", "script", "en-CA", "help"), anyUrls),
);
const known = Object.fromEntries(Object.keys(defaultConfiguration).map((key) => [key, wrong]));
/** Contents of the page's block that a person or a faulty program could write. */
const blocks = fc.oneof(
  { arbitrary: fc.record(known, { requiredKeys: [] }), weight: 4 },
  {
    arbitrary: fc.record({
      links: fc.record({ "fr-CA": fc.record({ help: wrong, main: wrong }) }),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ analytics: fc.record({ id: wrong, script: wrong }) }), weight: 1 },
  { arbitrary: fc.anything({ withNullPrototype: true }), weight: 1 },
);

/** Paths of a configuration, each with its type. */
function shapeOf(value: unknown, path = ""): string[] {
  // Whatever a region declares.
  if (path === ".region") return [`${path} ${typeof value}`];
  // A list, or the path of one.
  if (path === ".waysIn" && typeof value === "string") return [`${path} list`];
  if (typeof value !== "object" || value === null) return [`${path} ${typeof value}`];
  if (Array.isArray(value)) return [`${path} list`];
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`));
}

describe(`${fuzzRuns} generated configurations`, { timeout: FUZZ_TIME_LIMIT_MS }, () => {
  it("[QX-6] each gives every key its kind, and has nothing left to complain of", () => {
    const shape = shapeOf(defaultConfiguration);
    fc.assert(
      fc.property(blocks, (block) => {
        const { configuration } = completeConfiguration(block);
        expect(shapeOf(configuration)).toEqual(shape);
        expect(completeConfiguration(configuration)).toEqual({ configuration, problems: [] });
      }),
      fuzzed,
    );
  });

  it("[QT-1] no script, style or link of theirs is anything but http(s), a path or an address to write to", () => {
    fc.assert(
      fc.property(blocks, (block) => {
        const { analytics, designSystem, links } = completeConfiguration(block).configuration;
        const urls = [analytics.script, designSystem.script, ...designSystem.stylesheets];
        const led = Object.values(links).flatMap((link) => Object.values(link));
        for (const url of [...urls, ...led]) {
          expect(url).toMatch(/^$|^https?:\/\/[^\s\\/]|^\/(?![/\\])|^mailto:\S+@\S+$/iu);
        }
      }),
      fuzzed,
    );
  });
});
