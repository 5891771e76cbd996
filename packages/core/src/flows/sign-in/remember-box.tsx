import type { ComponentPropsWithRef } from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useEnvironment } from "../../config/environment.ts";
import { useText } from "../../i18n/use-text.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";

/** How the configuration has the box at first, and whether it has one. */
export function useRememberChoice(): { isTicked: boolean; isAsked: boolean } {
  const { remember } = useEnvironment().configuration.signIn;
  return { isTicked: remember === "ticked", isAsked: remember !== "absent" };
}

/** Keeps the person signed in. Prerendered pages have it under every configuration. */
export function RememberBox(props: ComponentPropsWithRef<"input"> & { name: string }) {
  const text = useText();
  const hydrated = useHydrated();
  const { isAsked } = useRememberChoice();
  if (hydrated && !isAsked) return null;
  return <Checkbox {...props} label={text("signIn.remember")} hint={text("signIn.rememberHint")} />;
}
