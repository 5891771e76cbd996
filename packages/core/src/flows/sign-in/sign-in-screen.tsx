import { useText } from "../../i18n/use-text.tsx";
import type { RouteRow, VariantName } from "../../navigation/route-table.ts";
import { variantPath } from "../../navigation/find-route.ts";
import { PortalLink } from "../../navigation/app-links.tsx";
import { useRegion, useVariantOf } from "../../layout/region.ts";
import { Screen } from "../../layout/screen.tsx";
import { PartBoundary } from "../../ui/part-boundary.tsx";
import { SignInNoticeView } from "./sign-in-notice.tsx";
import { WaysInSpace } from "./ways-in/ways-in-space.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import type { SignInRoute } from "./use-sign-in.ts";

/** Sign-in, in each variant, with the logos that the region has for it. */
export function SignInScreen({ row }: { row: RouteRow }) {
  const text = useText();
  const route = useSignInRoute(row);
  const { variant } = route;
  return (
    <Screen title="signIn.title" above={<VariantLogo variant={variant} place="above" />}>
      <SignInNoticeView />
      <WaysInSpace />
      <SignInForm {...route} />
      <ul className="wm-links">
        <li>
          <PortalLink to={variantPath("forgot", variant)}>{text("signIn.trouble")}</PortalLink>
        </li>
        <li>
          <PortalLink to="/noaccount">{text("signIn.noAccount")}</PortalLink>
        </li>
      </ul>
      <VariantLogo variant={variant} place="below" />
    </Screen>
  );
}

/** Returns what the form has to know of its route. A route without a variant has the root's. */
export function useSignInRoute(row: RouteRow | undefined): SignInRoute {
  const variant = useVariantOf(row);
  const sendsRedirect = variant === useVariantOf(undefined);
  return { variant, isRoot: row?.path === "/", sendsRedirect };
}

interface VariantLogoProps {
  variant: VariantName;
  /** Above the heading, or below the form. */
  place: "above" | "below";
}

function VariantLogo({ variant, place }: VariantLogoProps) {
  const Logo = useRegion().variantLogos?.[variant]?.[place];
  if (!Logo) return null;
  const isBelow = place === "below";
  return (
    <div className={isBelow ? "wm-partner-logo wm-partner-logo--footer" : "wm-partner-logo"}>
      <PartBoundary part={`variantLogos.${variant}.${place}`}>
        <Logo />
      </PartBoundary>
    </div>
  );
}
