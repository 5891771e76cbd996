import { useLocation } from "react-router";
import { useSignInRoute } from "../flows/sign-in/use-sign-in.ts";
import { useSignInForm } from "../flows/sign-in/sign-in-form.tsx";
import { routeOf, variantPath } from "../navigation/routes.ts";
import { checkboxPart, fieldPart, usePasswordPart } from "../ui/part-props.tsx";
import type { SignInFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Sign-in, for a screen of a region's own. It works before React like the portal's, whose messages it shows then. */
export function useSignInFlow(): SignInFlow {
  const route = useSignInRoute(routeOf(useLocation().pathname));
  const { settings, username, password, remember } = useSignInForm(route);
  const flow = useFormFlow({
    settings,
    fields: {
      username: fieldPart(username),
      password: usePasswordPart(password),
      remember: remember && checkboxPart(remember),
    },
    required: [
      ["field", username],
      ["password", password],
    ],
  });
  const { variant } = route;
  return { ...flow, variant, forgotPath: variantPath("forgot", variant) };
}
