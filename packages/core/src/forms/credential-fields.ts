import { useText } from "../i18n/use-text.tsx";
import type { FormState } from "./use-form.ts";
import type { PasswordLabels } from "../ui/use-password-part.tsx";

/** A form with both fields: that of sign-in, or of linking. */
interface CredentialForm {
  fieldProps: (
    name: "username" | "password",
  ) => Omit<ReturnType<FormState["fieldProps"]>, "name"> & { name: string };
}

/** The two fields that sign a person in. */
export function useSignInFields({ fieldProps }: CredentialForm) {
  const text = useText();
  return {
    /** Browsers fill it in and do not correct it. Without `enterKeyHint` a phone moves to the next field; with "next" it submits. */
    username: {
      autoComplete: "username",
      autoCapitalize: "none",
      autoCorrect: "off",
      spellCheck: false,
      ...fieldProps("username"),
      label: text("signIn.username"),
    },
    password: {
      autoComplete: "current-password",
      enterKeyHint: "go" as const,
      ...fieldProps("password"),
      label: text("signIn.password"),
      texts: usePasswordLabels("password"),
    },
  };
}

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
