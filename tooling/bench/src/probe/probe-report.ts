/** What the probe in the page saw; times are milliseconds since the navigation began. */
export interface ProbeReport {
  /** The end of the first frame in which the password field has a box. */
  visibleMs: number | null;
  longTasks: readonly { startMs: number; durationMs: number }[];
  shifts: readonly { atMs: number; value: number }[];
  /** From each key that went to a field to the frame that follows it. */
  keysMs: readonly number[];
  /** When the first Enter was pressed, and the end of the first frame in which the form had changed after it. */
  enterMs: number | null;
  reactedMs: number | null;
  timeOrigin: number;
}

/** What the measuring side may ask of a page. */
export interface Probe {
  report: ProbeReport;
  /** Resolves when the form is visible. */
  visible: Promise<void>;
  /**
   * Puts texts into the empty ones of both fields, as a password manager does: all at once, by the
   * browser's own editing. Leaves the caret in the password.
   */
  fill(texts: { username: string; password: string }): void;
  /** Resolves with the end of the first frame in which the page has the words, inside shadow roots too. */
  words(wanted: string): Promise<number>;
  /**
   * Puts the caret into the user name; true once it has stayed there, with nothing moving on the page,
   * for three looks in a row.
   */
  focusAtRest(): boolean;
}

declare global {
  interface Window {
    waymarkProbe: Probe;
  }
}
