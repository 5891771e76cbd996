import { useLocation } from "react-router";
import { useForgotForm } from "../flows/forgot/forgot-form.tsx";
import { useSentLink } from "../flows/forgot/use-forgot.tsx";
import { useBackToLinking } from "../layout/way-back.tsx";
import { routeOf, variantPath } from "../navigation/find-route.ts";
import { fieldPart } from "../ui/field.tsx";
import type { ForgotFlow, ForgotFormFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Forgotten password, for a screen of a region's own: the form or the link that was sent. */
export function useForgotFlow(): ForgotFlow {
  const { variant = "default" } = routeOf(useLocation().pathname) ?? {};
  const back = useBackToLinking();
  return { ...useSentLink(), back, signInPath: variantPath("sign-in", variant) };
}

/**
 * The form for a forgotten password.
 * @param forgot the state of the screen, from `useForgotFlow`
 */
export function useForgotFormFlow({ onSent }: Pick<ForgotFlow, "onSent">): ForgotFormFlow {
  const form = useForgotForm(onSent);
  const email = fieldPart(form.email);
  return useFormFlow({ settings: form.settings, fields: { email }, required: { email: "field" } });
}
