/** A column: what was measured, and how its numbers are written. Less is better in all of them. */
export interface Metric {
  key: keyof Load;
  /** Its name with its unit. */
  label: string;
  digits: number;
  /** The metric of the peers that ours is compared with; the same one unless given. */
  comparedWith?: keyof Load;
}

const rows = [
  { key: "visibleMs", label: "form visible ms", digits: 0 },
  { key: "worksMs", label: "call leaves ms", digits: 0 },
  /** When the words of a refusal can be read; `NaN` for a page that shows none. */
  { key: "refusalMs", label: "refusal read ms", digits: 0 },
  /** When the next page is requested, with a right password and with a stored sign-in; `NaN` for the peers. */
  { key: "continuedMs", label: "next page asked for ms", digits: 0, comparedWith: "refusalMs" },
  {
    key: "rememberedMs",
    label: "remembered visitor continues ms",
    digits: 0,
    comparedWith: "visibleMs",
  },
  { key: "layoutShift", label: "layout shift", digits: 4 },
  { key: "htmlKb", label: "HTML, br kB", digits: 1 },
  { key: "scriptKb", label: "JavaScript, br kB", digits: 1 },
  { key: "totalKb", label: "all files, br kB", digits: 1 },
] as const;

/** What one cold visit gave. Milliseconds count from the start of the navigation. */
export type Load = Record<(typeof rows)[number]["key"], number>;

export const metrics: readonly Metric[] = rows;
