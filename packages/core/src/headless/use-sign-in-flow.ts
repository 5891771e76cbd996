import { useLocation } from "react-router";
import { useSignInRoute } from "../flows/sign-in/sign-in-screen.tsx";
import { useSignInForm } from "../flows/sign-in/sign-in-form.tsx";
import { routeOf, variantPath } from "../navigation/find-route.ts";
import { checkboxPart } from "../ui/checkbox.tsx";
import { fieldPart } from "../ui/field.tsx";
import { usePasswordPart } from "../ui/use-password-part.tsx";
import type { SignInFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Sign-in, for a screen of a region's own. It works before React like the portal's, whose messages it shows then. */
export function useSignInFlow(): SignInFlow {
  const route = useSignInRoute(routeOf(useLocation().pathname));
  const form = useSignInForm(route);
  const username = fieldPart(form.username);
  const password = usePasswordPart(form.password);
  const flow = useFormFlow({
    settings: form.settings,
    fields: { username, password, remember: form.remember && checkboxPart(form.remember) },
    required: { username: "field", password: "password" },
  });
  const { variant } = route;
  return { ...flow, variant, forgotPath: variantPath("forgot", variant) };
}
