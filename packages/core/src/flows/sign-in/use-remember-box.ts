import { type ChangeEvent, useState } from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useEnvironment } from "../../config/environment.ts";
import { useText } from "../../i18n/use-text.tsx";
import { isRememberTicked, keepRememberChoice } from "../../session/remember-choice.ts";
import type { CheckboxProps } from "../../ui/checkbox.tsx";

/** Returns whether the box is ticked at first. */
export function useRememberTicked(): boolean {
  const { remember } = useEnvironment().configuration.signIn;
  const [isTicked] = useState(() => isRememberTicked(remember));
  return isTicked;
}

/** The box that keeps the person signed in, null where there is none. Prerendered pages have it under every configuration. */
export function useRememberBox(props: Omit<CheckboxProps, "label" | "hint">): CheckboxProps | null {
  const text = useText();
  const hydrated = useHydrated();
  const { remember } = useEnvironment().configuration.signIn;
  if (hydrated && remember === "absent") return null;
  return {
    ...props,
    label: text("signIn.remember"),
    hint: text("signIn.rememberHint"),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      keepRememberChoice(event.currentTarget.checked, remember);
      props.onChange?.(event);
    },
  };
}
