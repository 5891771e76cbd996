import { lazyScreen } from "../browser/lazy-chunk.tsx";
import type { CountdownProps } from "./countdown.tsx";

/** The countdown of a wait. Lazy: the first screen needs it only after a call that was answered with a wait. */
export const Countdown = lazyScreen<CountdownProps>(
  async () => (await import("./countdown.tsx")).Countdown,
);
