/** A column: what was measured, and how its numbers are written. Less is better in all of them. */
export interface Metric {
  key: keyof Load;
  label: string;
  unit: string;
  digits: number;
  /** The metric of the peers that ours is compared with; the same one unless given. */
  comparedWith?: keyof Load;
}

const rows = [
  { key: "visibleMs", label: "form visible", unit: "ms", digits: 0 },
  { key: "worksMs", label: "call leaves", unit: "ms", digits: 0 },
  /** When the words of a refusal can be read; `NaN` for a page that shows none. */
  { key: "refusalMs", label: "refusal read", unit: "ms", digits: 0 },
  /** When the next page is requested, with a right password and with a stored sign-in; `NaN` for the peers. */
  {
    key: "continuedMs",
    label: "next page asked for",
    unit: "ms",
    digits: 0,
    comparedWith: "refusalMs",
  },
  {
    key: "rememberedMs",
    label: "remembered visitor continues",
    unit: "ms",
    digits: 0,
    comparedWith: "visibleMs",
  },
  { key: "blockedMs", label: "main thread blocked", unit: "ms", digits: 0 },
  { key: "processorMs", label: "processor", unit: "ms", digits: 0 },
  { key: "scriptKb", label: "JavaScript, br", unit: "kB", digits: 1 },
  { key: "totalKb", label: "all files, br", unit: "kB", digits: 1 },
  { key: "criticalRequests", label: "critical requests", unit: "", digits: 0 },
  { key: "requests", label: "all requests", unit: "", digits: 0 },
  { key: "heapMb", label: "heap", unit: "MB", digits: 1 },
  { key: "layoutShift", label: "layout shift", unit: "", digits: 4 },
  { key: "typingMs", label: "key to frame", unit: "ms", digits: 1 },
  { key: "acknowledgedMs", label: "submit acknowledged", unit: "ms", digits: 0 },
] as const;

/** What one cold visit gave. Milliseconds count from the start of the navigation. */
export type Load = Record<(typeof rows)[number]["key"], number>;

export const metrics: readonly Metric[] = rows;
