import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.ts";
import type { PasswordTexts } from "../ui/password-field.tsx";

/** The texts of a password field's toggle, each naming the field [QF-8]. */
export function usePasswordTexts(label: MessageKey): PasswordTexts {
  const text = useText();
  const field = text(label);
  return {
    show: text("password.show", { field }),
    hide: text("password.hide", { field }),
    shown: text("password.shown", { field }),
    hidden: text("password.hidden", { field }),
    capsLock: text("password.capsLock"),
  };
}
