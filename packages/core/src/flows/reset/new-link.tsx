import { useText } from "../../i18n/use-text.tsx";
import { type ForgotState, PortalLink } from "../../navigation/app-links.tsx";
import { isActivation } from "./reset-types.ts";

/** Leads to the forgot page, which mentions the invitation if the link was one. */
export function NewLink({ resetType }: { resetType: string }) {
  const text = useText();
  const state: ForgotState | undefined = isActivation(resetType) ? { invited: true } : undefined;
  return (
    <PortalLink to="/forgot" state={state} className="wm-button">
      {text("link.getNewLink")}
    </PortalLink>
  );
}
