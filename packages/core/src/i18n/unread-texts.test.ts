import { expect, it } from "vitest";
import portal from "./dictionaries/en-CA.json";
import helpDesk from "./dictionaries/help-desk/en-CA.json";

const sources = import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(sources).join("\n");
const words = new Set(source.match(/(?<=["'`])[\w.]+(?=["'`])|\b\w+(?=:)|\b\d+(?=[,\]])/gu));

/** Texts that only the build of an app reads. */
const ofTheBuild = ["outdated.browsers", "page.description"];

/** Finds a key as a whole, or one of its two parts in a template and the other as a word. */
function isRead(key: string): boolean {
  const [first = "", last = ""] = key.split(".");
  const ends = source.includes(`\`${first}.\${`) && words.has(last);
  const begins = source.includes(`}.${last}\``) && words.has(first);
  return words.has(key) || ends || begins || ofTheBuild.includes(key);
}

it.each([
  ["portal", portal],
  ["help desk", helpDesk],
])("each text of the %s is read: none is left of a screen that is gone", (_, dictionary) => {
  // The plural forms of a text are one key.
  const keys = Object.keys(dictionary).map((key) => key.replace(/_(?:one|other)$/u, ""));
  expect(keys.filter((key) => !isRead(key))).toEqual([]);
});
