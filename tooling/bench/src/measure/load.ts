/** What one cold visit gave. Milliseconds count from the start of the navigation. */
export interface Load {
  visibleMs: number;
  worksMs: number;
  blockedMs: number;
  processorMs: number;
  scriptKb: number;
  totalKb: number;
  criticalRequests: number;
  requests: number;
  heapMb: number;
  layoutShift: number;
  typingMs: number;
  acknowledgedMs: number;
}
