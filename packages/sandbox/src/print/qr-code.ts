import { html, raw } from "hono/html";
import { encode } from "uqr";
import type { Html } from "../pages/page.ts";

/** The empty edge that readers need around a code, in modules. */
const QUIET_ZONE = 4;

/** A QR code as one path, drawn without a style or a script. */
export function qrCode(content: string, label: string): Html {
  const { data, size } = encode(content, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runsOf(row).map(runPath(y))).join("");
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <path d="${raw(path)}" />
  </svg>`;
}

interface Run {
  start: number;
  length: number;
}

/** The adjacent dark modules of a row. */
function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.start + last.length === x) last.length += 1;
    else if (isDark) runs.push({ start: x, length: 1 });
  }
  return runs;
}

const runPath =
  (y: number) =>
  ({ start, length }: Run): string =>
    `M${start} ${y}h${length}v1h-${length}z`;
