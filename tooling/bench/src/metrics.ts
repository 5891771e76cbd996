/** A column: what was measured, and how its numbers are written. Less is better in all of them. */
export interface Metric {
  key: keyof Load;
  label: string;
  unit: string;
  digits: number;
  /** The metric of the peers that ours is compared with; the same one unless given. */
  comparedWith?: keyof Load;
}

const ms = { unit: "ms", digits: 0 } as const;
const kB = { unit: "kB", digits: 1 } as const;

const rows = [
  { key: "visibleMs", label: "form visible", ...ms },
  { key: "worksMs", label: "call leaves", ...ms },
  /** When the words of a refusal can be read; `NaN` for a page that shows none. */
  { key: "refusalMs", label: "refusal read", ...ms },
  /** When the next page is requested, with a right password and with a stored sign-in; `NaN` for the peers. */
  { key: "continuedMs", label: "next page asked for", ...ms, comparedWith: "refusalMs" },
  { key: "rememberedMs", label: "remembered visitor continues", ...ms, comparedWith: "visibleMs" },
  { key: "layoutShift", label: "layout shift", unit: "", digits: 4 },
  { key: "htmlKb", label: "HTML, br", ...kB },
  { key: "scriptKb", label: "JavaScript, br", ...kB },
  { key: "totalKb", label: "all files, br", ...kB },
] as const;

/** What one cold visit gave. Milliseconds count from the start of the navigation. */
export type Load = Record<(typeof rows)[number]["key"], number>;

export const metrics: readonly Metric[] = rows;
