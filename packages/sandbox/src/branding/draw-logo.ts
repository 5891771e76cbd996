import { escapeAttribute } from "../hosting/markup.ts";
import { emblems, type LogoDrawing } from "./logos.ts";

const HEIGHT = 32;
const TEXT_START = 40;
const PADDING = 10;

/** A logo as SVG. Presentation attributes only: a policy that forbids inline styles changes nothing in it. */
export function drawLogo({
  name,
  line,
  colour,
  accent,
  emblem,
  width,
  plate,
}: LogoDrawing): string {
  const [first, second] = emblems[emblem];
  const ink = plate ? "#ffffff" : colour;
  const place = plate ? ' transform="translate(9 5) scale(.7)"' : "";
  const back = plate ? `<rect width="${width}" height="${HEIGHT}" rx="7" fill="${colour}"/>` : "";
  const baseline = line === undefined ? 21 : 15;
  const texts = [
    text({ words: name, y: baseline, size: line === undefined ? 15 : 14, ink, weight: 700 }),
    line === undefined ? "" : text({ words: line, y: 26, size: 10, ink, weight: 600 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${back}<g${place}><path fill="${ink}" d="${first}"/><path fill="${accent}" fill-rule="evenodd" d="${second}"/></g>${texts.join("")}</svg>
`;

  function text({ words, y, size, ink: fill, weight }: Words): string {
    // The reader's own sans-serif face decides the shape of letters, but never how much room the words take.
    const room = width - TEXT_START - PADDING;
    const length = Math.min(room, Math.round(words.length * size * 0.58));
    return `<text x="${TEXT_START}" y="${y}" fill="${fill}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="${weight}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeAttribute(words)}</text>`;
  }
}

interface Words {
  words: string;
  y: number;
  size: number;
  ink: string;
  weight: number;
}
