const ANNOUNCED_SECONDS = [60, 30, 10];

/** Whether the seconds that a wait has left are announced, and not said every second. */
export function isAnnounced(before: number, seconds: number): boolean {
  return ANNOUNCED_SECONDS.some((mark) => before > mark && seconds <= mark);
}
