import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBranding } from "./branding-schema.ts";

const RUNS = 10_000;
const SEED = 20_260_901;
const network = "https://static.example";

const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.webUrl(),
  fc.constantFrom(
    "logo.svg",
    "/logo.svg",
    "../../x.png",
    "//evil.example/x.svg",
    "\\\\evil.example",
  ),
  fc.constantFrom("javascript:alert(1)", "JAVA\tSCRIPT:alert(1)", "data:image/svg+xml,<svg/>"),
  fc.constantFrom("https://user@static.example/x.svg", "https://school.example/", "file:///x"),
);
const logo = fc.oneof(
  {
    arbitrary: fc.record({ src: odd, alt: odd, href: odd }, { requiredKeys: ["src", "alt"] }),
    weight: 4,
  },
  { arbitrary: fc.jsonValue(), weight: 1 },
);
const file = fc.oneof(
  { arbitrary: fc.record({ header: fc.array(logo, { maxLength: 12 }), footer: logo }), weight: 4 },
  { arbitrary: fc.jsonValue(), weight: 1 },
);

describe(`${RUNS} generated branding files`, { timeout: 120_000 }, () => {
  it("[API-18] [BR-2] [QX-6] give logos of the network, links on http(s) or the own host and nothing else", () => {
    let shown = 0;
    const property = fc.property(file, (given) => {
      const { branding } = readBranding(
        JSON.stringify(given),
        `${network}/branding-assets/p/branding.json`,
      );
      const { header, footer } = branding;
      expect(header.length).toBeLessThanOrEqual(8);
      for (const { src, alt, href } of [...header, ...footer]) {
        shown += 1;
        expect(src).toMatch(/^https:\/\/static\.example\//u);
        expect(typeof alt).toBe("string");
        expect(href ?? "https://none/").toMatch(/^(?:https?:\/\/[^/?#@]+(?:[/?#]|$)|\/(?![/\\]))/u);
      }
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
    expect(shown).toBeGreaterThan(RUNS / 10);
  });
});
