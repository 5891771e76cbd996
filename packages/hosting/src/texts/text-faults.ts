import { SERVER_PREFIX } from "@waymark/core/build";
import { dictionaryFaults } from "./dictionary-faults.ts";
import { hasShape, PRIVATE_CHARACTER } from "./text-marks.ts";
import { serverTextFaults } from "./region-texts.ts";
import type { AllTexts } from "./as-built.ts";
import { type TextFault, textFault } from "./fault-sentences.ts";
import { ROOM_PX, textWidth, widestWord } from "./text-width.ts";

/** Tags and entities, which a page shows as they are. */
const MARKUP = /<\/?[a-z!][^>]*>?|&#?\w+;/iu;
const INVISIBLE = /[\p{Bidi_Control}\p{Cc}]/u;
const LINK = /\]\((\w+)\)/gu;

/**
 * Finds the mistakes in texts that are to replace those of a build.
 * @param name the name of their dictionary
 */
export function textFaults(
  name: string,
  texts: Readonly<Record<string, unknown>>,
  built: AllTexts,
): TextFault[] {
  const wanted = { ...built[name], ...newServerTexts(texts, built[name] ?? {}) };
  const portalKeys = Object.keys(wanted).filter((key) => !isServers(key));
  return [
    ...dictionaryFaults(texts, wanted),
    ...serverTextFaults(texts, portalKeys),
    ...Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" && Object.hasOwn(wanted, key) ? wordFaults(key, text, built) : [],
    ),
  ];
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

function wordFaults(key: string, text: string, all: AllTexts): TextFault[] {
  const built = Object.values(all).flatMap((texts) => texts[key] ?? []);
  const markup = MARKUP.exec(text)?.[0];
  const links = new Set(built.flatMap(linksIn));
  const dead = linksIn(text).find((link) => !links.has(link));
  const word = widestWord(text.replaceAll(LINK, "]").replaceAll(/[*[\]]|\{\{\w+\}\}/gu, ""));
  const px = textWidth(word);
  const shapes = built.some(hasShape);
  return [
    markup !== undefined && textFault(key, "markup", markup),
    INVISIBLE.test(text.replaceAll("\n", "")) && textFault(key, "invisibleCharacter"),
    PRIVATE_CHARACTER.test(text) && textFault(key, "unknownCharacter"),
    !shapes && hasShape(text) && textFault(key, "shape"),
    shapes && dead !== undefined && textFault(key, "deadLink", dead, [...links].join(", ")),
    px > ROOM_PX && textFault(key, "wideWord", word, px, ROOM_PX),
  ].filter((fault) => fault !== false);
}

function linksIn(text: string): string[] {
  return [...text.matchAll(LINK)].map(([, name = ""]) => name);
}
