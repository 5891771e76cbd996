import { escapeAttribute } from "@waymark/hosting";
import { emblems, type LogoDrawing } from "./logos.ts";

const HEIGHT = 32;
const TEXT_START = 40;
const PADDING = 10;
/** Average width of a bold letter, as a part of its size. */
const LETTER_WIDTH = 0.58;

interface TextLine {
  words: string;
  y: number;
  size: number;
  weight: number;
}

/** A logo as SVG. Presentation attributes only: a policy that forbids inline styles changes nothing in it. */
export function drawLogo(logo: LogoDrawing): string {
  const { width, colour, plate } = logo;
  const ground = plate ? `<rect width="${width}" height="${HEIGHT}" rx="7" fill="${colour}"/>` : "";
  const texts = textLines(logo).map((line) => drawText(line, logo));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${ground}${drawEmblem(logo)}${texts.join("")}</svg>\n`;
}

function textLines({ name, line }: LogoDrawing): TextLine[] {
  if (line === undefined) return [{ words: name, y: 21, size: 15, weight: 700 }];
  return [
    { words: name, y: 15, size: 14, weight: 700 },
    { words: line, y: 26, size: 10, weight: 600 },
  ];
}

function drawEmblem(logo: LogoDrawing): string {
  const [first, second] = emblems[logo.emblem];
  const place = logo.plate ? ' transform="translate(9 5) scale(.7)"' : "";
  return `<g${place}><path fill="${inkOf(logo)}" d="${first}"/><path fill="${logo.accent}" fill-rule="evenodd" d="${second}"/></g>`;
}

function drawText({ words, y, size, weight }: TextLine, logo: LogoDrawing): string {
  // The reader's own sans-serif face decides the shape of letters, but never how much room the words take.
  const room = logo.width - TEXT_START - PADDING;
  const length = Math.min(room, Math.round(words.length * size * LETTER_WIDTH));
  return `<text x="${TEXT_START}" y="${y}" fill="${inkOf(logo)}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="${weight}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeAttribute(words)}</text>`;
}

function inkOf({ plate, colour }: LogoDrawing): string {
  return plate ? "#ffffff" : colour;
}
