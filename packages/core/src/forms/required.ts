import { trimInvisible } from "../browser/trim-invisible.ts";

/** Whether a field lacks what it needs: blanks do not count, except in passwords, where they are characters [QF-4]. */
export function isMissing(value = "", kind: "text" | "password" = "text"): boolean {
  return (kind === "password" ? value : trimInvisible(value)) === "";
}
