import { decode, encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";

/** So many equal characters in a row are no coincidence. */
const ANCHOR = 48;
/** No single edit is longer. */
const LONGEST_EDIT = 8_000;

/** From an offset on, the edited script is the same as before, only shifted. */
interface Shift {
  from: number;
  by: number;
}

/** The source map of a script that was edited in a few places after the map was made. */
export function shiftMap(map: string, before: string, after: string): string {
  if (before === after) return map;
  const parsed = JSON.parse(map) as { mappings: string };
  const shifts = shiftsBetween(before, after);
  const starts = lineStarts(before);
  const newStarts = lineStarts(after);
  const lines: SourceMapSegment[][] = newStarts.map(() => []);
  let newLine = 0;
  for (const [line, segments] of decode(parsed.mappings).entries()) {
    for (const [column, ...rest] of segments) {
      const offset = (starts[line] ?? 0) + column;
      const shifted = offset + (shifts.findLast(({ from }) => from <= offset)?.by ?? 0);
      while ((newStarts[newLine + 1] ?? Number.POSITIVE_INFINITY) <= shifted) newLine += 1;
      const newColumn = shifted - (newStarts[newLine] ?? 0);
      lines[newLine]?.push([newColumn, ...rest] as SourceMapSegment);
    }
  }
  return JSON.stringify({ ...parsed, mappings: encode(lines) });
}

function shiftsBetween(before: string, after: string): Shift[] {
  const shifts: Shift[] = [];
  let [old, now] = [0, 0];
  while (old < before.length && now < after.length) {
    if (before[old] === after[now]) {
      old += 1;
      now += 1;
      continue;
    }
    const next = nextCommon(before, after, { old, now });
    if (!next) break;
    [old, now] = [next.old, next.now];
    shifts.push({ from: old, by: now - old });
  }
  return shifts;
}

/** Where both scripts are the same again after an edit. */
function nextCommon(before: string, after: string, { old, now }: { old: number; now: number }) {
  const within = after.slice(now, now + LONGEST_EDIT);
  for (let at = old; at < old + LONGEST_EDIT && at < before.length; at += 1) {
    const found = within.indexOf(before.slice(at, at + ANCHOR));
    if (found !== -1) return { old: at, now: now + found };
  }
  return null;
}

/** The offset at which each line begins. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
}
