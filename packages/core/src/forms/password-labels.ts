import { useText } from "../i18n/use-text.tsx";
import type { PasswordLabels } from "../ui/use-password-toggle.ts";

/** The texts of a password field's toggle. Each names its field in a sentence of its own. */
export function usePasswordLabels(
  field: "password" | "newPassword" | "confirmPassword",
): PasswordLabels {
  const text = useText();
  return {
    show: text(`${field}.show`),
    hide: text(`${field}.hide`),
    shown: text(`${field}.shown`),
    hidden: text(`${field}.hidden`),
    capsLock: text("password.capsLock"),
    edgeSpace: text("password.edgeSpace"),
  };
}
