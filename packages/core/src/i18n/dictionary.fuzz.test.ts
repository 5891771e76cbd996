import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fuzzed, FUZZ_TIME_LIMIT_MS } from "../testing/fuzz.ts";
import { generatedResponses } from "../testing/generated-responses.ts";
import { loadBuiltInDictionary, loadDictionary } from "./load-dictionary.ts";

const RUNS = Math.min(fuzzed.numRuns ?? 2000, 2000);
const files = { "en-CA": "/t/en-CA.json", "fr-CA": "/t/fr-CA.json", "en-GB": "/t/en-GB.json" };
const urls = { portal: files, legal: files };
const network = vi.fn<typeof fetch>();
const served = generatedResponses(fc.dictionary(fc.string(), fc.string()));

beforeEach(() => vi.stubGlobal("fetch", network));

describe(`${RUNS} generated files in a dictionary's place`, { timeout: FUZZ_TIME_LIMIT_MS }, () => {
  it("[QX-6] [API-19] each gives texts: its own, else those inside the scripts", async () => {
    const builtIn = await loadBuiltInDictionary("fr-CA");
    const used = { own: 0, builtIn: 0 };
    const property = fc.asyncProperty(served, async (respond) => {
      network.mockImplementation(respond);
      const texts = await loadDictionary("portal", "fr-CA", urls);
      expect(Object.values(texts).filter((text) => typeof text !== "string")).toEqual([]);
      used[texts === builtIn ? "builtIn" : "own"] += 1;
    });
    await fc.assert(property, { ...fuzzed, numRuns: RUNS });
    expect(used.own).toBeGreaterThan(RUNS / 20);
    expect(used.builtIn).toBeGreaterThan(RUNS / 20);
  });
});
