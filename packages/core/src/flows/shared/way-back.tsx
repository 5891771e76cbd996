import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import type { HelpState } from "../../navigation/entry-state.ts";
import type { VariantName } from "../../navigation/route-table.ts";
import { Button } from "../../ui/button.tsx";

/** Props of the way back. */
interface WayBackProps {
  /** The sign-in variant that the link leads to; that of `/` by default. */
  variant?: VariantName | undefined;
}

/** The link back to the variant's sign-in, or a button that leads back to the linking page. */
export function WayBack({ variant }: WayBackProps) {
  const text = useText();
  const back = useBackToLinking();
  return back ? (
    <div className="wm-actions">
      <Button quiet onClick={back}>
        {text("linking.back")}
      </Button>
    </div>
  ) : (
    <BackToSignIn variant={variant} />
  );
}

/** Returns a function that goes back to the linking page that the person came from; null for others. */
export function useBackToLinking(): (() => void) | null {
  const navigate = useNavigate();
  const state = useLocation().state as HelpState | null;
  // The prerendered page does not know the state of the history entry.
  return useHydrated() && state?.linking ? () => void navigate(-1) : null;
}
