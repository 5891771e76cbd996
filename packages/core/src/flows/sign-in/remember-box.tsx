import { type ComponentPropsWithRef, useState } from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useEnvironment } from "../../config/environment.ts";
import { useText } from "../../i18n/use-text.tsx";
import { isRememberTicked, keepRememberChoice } from "../../session/remember-choice.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

/** Returns whether the box is ticked at first. */
export function useRememberTicked(): boolean {
  const { remember } = useEnvironment().configuration.signIn;
  const [isTicked] = useState(() => isRememberTicked(remember));
  return isTicked;
}

/** Keeps the person signed in. Prerendered pages have it under every configuration. */
export function RememberBox(props: ComponentPropsWithRef<"input"> & { name: string }) {
  const text = useText();
  const hydrated = useHydrated();
  const { remember } = useEnvironment().configuration.signIn;
  if (hydrated && remember === "absent") return null;
  return (
    <Checkbox
      {...props}
      label={text("signIn.remember")}
      hint={text("signIn.rememberHint")}
      onChange={(event) => {
        keepRememberChoice(event.currentTarget.checked, remember);
        props.onChange?.(event);
      }}
    />
  );
}
