import type { Load } from "./metrics.ts";

/** A visit whose numbers are all `value`, but for those given. */
export function loadOf(value: number, others: Partial<Load> = {}): Load {
  return {
    visibleMs: value,
    worksMs: value,
    blockedMs: value,
    processorMs: value,
    scriptKb: value,
    totalKb: value,
    criticalRequests: value,
    requests: value,
    heapMb: value,
    layoutShift: value,
    refusalMs: value,
    continuedMs: value,
    rememberedMs: value,
    typingMs: value,
    acknowledgedMs: value,
    ...others,
  };
}
