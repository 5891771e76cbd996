import { SERVER_PREFIX } from "@waymark/core/build";
import { dictionaryFaults } from "./dictionary-faults.ts";
import { hasShape, PRIVATE_CHARACTER } from "./text-marks.ts";
import { serverTextFaults } from "./region-texts.ts";
import type { AllTexts } from "./as-built.ts";
import { ROOM_PX, textWidth, widestWord } from "./text-width.ts";

/** Texts that may still be of any kind, by the names of their dictionaries. */
type GivenTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Tags and entities, which a page shows as they are. */
const MARKUP = /<\/?[a-z!][^>]*>?|&#?\w+;/iu;
const INVISIBLE = /[\p{Bidi_Control}\p{Cc}]/u;
const LINK = /\]\((\w+)\)/gu;

/** Says what is wrong with texts that are to replace those of a build. */
export function textFaults(given: GivenTexts, built: AllTexts): string[] {
  return Object.entries(given).flatMap(([name, texts]) => {
    const wanted = { ...built[name], ...newServerTexts(texts, built[name] ?? {}) };
    const faults = [
      ...dictionaryFaults(texts, wanted, false),
      ...serverTextFaults(
        texts,
        Object.keys(wanted).filter((key) => !isServers(key)),
      ),
      ...Object.entries(texts).flatMap(([key, text]) =>
        typeof text === "string" && Object.hasOwn(wanted, key)
          ? wordFaults({ key, text, all: built }).map((fault) => `${key} ${fault}`)
          : [],
      ),
    ];
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

/** Returns true for a dictionary whose texts have French spaces, such as `legal/fr-CA`. */
export function isFrenchDictionary(name: string): boolean {
  return name.endsWith("fr-CA");
}

const isServers = (key: string) => key.startsWith(SERVER_PREFIX);

/** A server may get another key, where the build has words for one: its pages have a place for them. */
function newServerTexts(
  texts: Readonly<Record<string, unknown>>,
  built: Readonly<Record<string, string>>,
) {
  if (!Object.keys(built).some(isServers)) return {};
  return Object.fromEntries(
    Object.keys(texts)
      .filter(isServers)
      .map((key) => [key, ""]),
  );
}

interface Words {
  key: string;
  text: string;
  all: AllTexts;
}

function wordFaults({ key, text, all }: Words): string[] {
  const built = Object.values(all).flatMap((texts) => texts[key] ?? []);
  const markup = MARKUP.exec(text)?.[0];
  const links = new Set(built.flatMap(linksIn));
  const astray = linksIn(text).filter((link) => !links.has(link));
  const word = widestWord(text.replaceAll(LINK, "]").replaceAll(/[*[\]]|\{\{\w+\}\}/gu, ""));
  const shapes = built.some(hasShape);
  return [
    markup !== undefined && `has ${markup}, which would be shown as it is`,
    INVISIBLE.test(text.replaceAll("\n", "")) && "has an invisible character",
    PRIVATE_CHARACTER.test(text) && "has a character that no font knows",
    !shapes && hasShape(text) && "has lines, ** or links, which would be shown as they are",
    shapes &&
      astray.length > 0 &&
      `has a link (${astray[0]}) that leads nowhere; there is ${[...links].join(", ") || "none"}`,
    textWidth(word) > ROOM_PX &&
      `has the word “${word}”: about ${textWidth(word)}px, and ${ROOM_PX} fit in a window of 320px`,
  ].filter((fault) => fault !== false);
}

function linksIn(text: string): string[] {
  return [...text.matchAll(LINK)].map(([, name = ""]) => name);
}
