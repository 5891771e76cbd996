import { deferred } from "../browser/lazy-chunk.tsx";
import type { PasswordHintsProps } from "./password-hints.tsx";

/** The hints at a password. Lazy, as no page begins with one. */
export const PasswordHints = deferred<PasswordHintsProps>(
  async () => (await import("./password-hints.tsx")).PasswordHints,
);
