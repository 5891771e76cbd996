import {
  usePortfolioLinkingForm,
  isEducatorLink,
} from "../flows/portfolio-linking/portfolio-linking-form.tsx";
import { useRouteParams } from "../navigation/route-params.ts";
import { fieldPart, usePasswordPart } from "../ui/part-props.tsx";
import type { LinkingFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Linking of an existing account, for a screen of a region's own. */
export function useLinkingFlow(): LinkingFlow {
  const { k, userType } = useRouteParams("portfolio-linking");
  const { settings, username, password } = usePortfolioLinkingForm(k);
  const flow = useFormFlow({
    settings,
    fields: { username: fieldPart(username), password: usePasswordPart(password) },
    required: [
      ["field", username],
      ["password", password],
    ],
  });
  return { ...flow, isEducator: isEducatorLink(userType) };
}
