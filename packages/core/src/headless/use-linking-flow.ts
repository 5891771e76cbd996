import {
  usePortfolioLinkingForm,
  isEducatorLink,
} from "../flows/portfolio-linking/portfolio-linking-form.tsx";
import { useRouteParams } from "../navigation/route-params.ts";
import { fieldPart } from "../ui/field.tsx";
import { usePasswordPart } from "../ui/use-password-part.tsx";
import type { LinkingFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Linking of an existing account, for a screen of a region's own. */
export function useLinkingFlow(): LinkingFlow {
  const link = useRouteParams("portfolio-linking");
  const form = usePortfolioLinkingForm(link);
  const username = fieldPart(form.username);
  const password = usePasswordPart(form.password);
  const flow = useFormFlow({
    settings: form.settings,
    fields: { username, password },
    required: { username: "field", password: "password" },
  });
  return { ...flow, isEducator: isEducatorLink(link.userType) };
}
