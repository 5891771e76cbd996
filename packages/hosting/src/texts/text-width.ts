import widths from "./glyph-widths.json" with { type: "json" };

/** Width of a glyph that the table does not have, in thousandths of the font's size. */
const UNKNOWN = 1000;
/** Text size of the portal. */
const FONT_PX = 16;
/** Width of a card's content in a window of 320px. */
export const ROOM_PX = 248;

/** Glyph widths of a wide font, in thousandths of its size: no host has a browser to measure with. */
const glyphs = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);

/** Most lines of a text that is not said to be long. */
export const FEW_LINES = 2;

/** The width of a text in one line, in pixels. */
export function textWidth(text: string): number {
  const units = [...text].reduce((sum, character) => sum + (glyphs.get(character) ?? UNKNOWN), 0);
  return Math.round((units * FONT_PX) / 1000);
}

/** The widest part of a text that cannot be broken over two lines. */
export function widestWord(text: string): string {
  const words = text.split(/[ \n\u00AD\u2010-]+/u);
  return words.reduce((widest, word) => (textWidth(word) > textWidth(widest) ? word : widest), "");
}

/** The lines that a text takes in a window of 320px. */
export function linesOf(text: string): number {
  return text.split("\n").reduce((lines, part) => lines + partLines(part), 0);
}

function partLines(part: string): number {
  let lines = 1;
  let line = "";
  for (const word of part.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (textWidth(longer) <= ROOM_PX) line = longer;
    else {
      lines += line === "" ? 0 : 1;
      line = word;
    }
  }
  return lines;
}
