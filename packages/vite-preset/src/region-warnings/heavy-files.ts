import { globSync, statSync } from "node:fs";
import { join } from "node:path";

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/iu;
const FONT = /\.(?:otf|ttf|woff2?)$/iu;

/** A second on the line of a school or a phone. */
const MAX_KB = 200;
const KB_IN_A_SECOND = 200;

/** Names the pictures and fonts of a region that are too large. No budget of a page counts them. */
export function heavyFiles(root: string): string[] {
  return globSync(["src/**/*", "public/**/*"], { cwd: root })
    .filter((file) => PICTURE.test(file) || FONT.test(file))
    .map((file) => ({ file, kb: Math.round(statSync(join(root, file)).size / 1000) }))
    .filter(({ kb }) => kb > MAX_KB)
    .toSorted((one, other) => other.kb - one.kb)
    .map(
      ({ file, kb }) =>
        `${file} has ${kb} kB: ${Math.round(kb / KB_IN_A_SECOND)} s on a line of 1.6 Mbit/s. Make it ${MAX_KB} kB at most, such as ${adviceFor(file)}.`,
    );
}

function adviceFor(file: string): string {
  return FONT.test(file)
    ? "a WOFF2 with the characters of your languages"
    : "a WebP in the size that is shown";
}
