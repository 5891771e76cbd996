import type { Load } from "./measure/load.ts";

/** A column: what was measured, and how its numbers are written. Less is better in all of them. */
export interface Metric {
  key: keyof Load;
  label: string;
  unit: string;
  digits: number;
  /** Drawn as a chart. */
  isCharted: boolean;
}

export const metrics: readonly Metric[] = [
  { key: "visibleMs", label: "form visible", unit: "ms", digits: 0, isCharted: true },
  { key: "worksMs", label: "form works", unit: "ms", digits: 0, isCharted: true },
  { key: "blockedMs", label: "main thread blocked", unit: "ms", digits: 0, isCharted: true },
  { key: "processorMs", label: "processor", unit: "ms", digits: 0, isCharted: true },
  { key: "scriptKb", label: "JavaScript, br", unit: "kB", digits: 1, isCharted: true },
  { key: "totalKb", label: "all files, br", unit: "kB", digits: 1, isCharted: true },
  { key: "criticalRequests", label: "critical requests", unit: "", digits: 0, isCharted: true },
  { key: "requests", label: "all requests", unit: "", digits: 0, isCharted: false },
  { key: "heapMb", label: "heap", unit: "MB", digits: 1, isCharted: true },
  { key: "layoutShift", label: "layout shift", unit: "", digits: 4, isCharted: false },
  { key: "typingMs", label: "key to frame", unit: "ms", digits: 1, isCharted: false },
  { key: "acknowledgedMs", label: "submit acknowledged", unit: "ms", digits: 0, isCharted: false },
];
