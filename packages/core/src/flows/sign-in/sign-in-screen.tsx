import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.tsx";
import { variantPath } from "../../navigation/routes.ts";
import { PortalLink } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { SignInNoticeView } from "./sign-in-notice.tsx";
import { WaysInSpace } from "./ways-in/ways-in-space.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import type { SignInRoute } from "../../attempt/sign-in-call.ts";

interface SignInScreenProps extends SignInRoute {
  /** The variant's logo, above the heading. */
  logo?: ReactNode;
  /** The variant's logo, below the form. */
  footerLogo?: ReactNode;
}

/** Sign-in, in each variant. */
export function SignInScreen({ variant, isRoot, logo, footerLogo }: SignInScreenProps) {
  const text = useText();
  return (
    <Screen title="signIn.title" above={logo && <div className="wm-partner-logo">{logo}</div>}>
      <SignInNoticeView />
      <WaysInSpace />
      <SignInForm variant={variant} isRoot={isRoot} />
      <ul className="wm-links">
        <li>
          <PortalLink to={variantPath("forgot", variant)}>{text("signIn.trouble")}</PortalLink>
        </li>
        <li>
          <PortalLink to="/noaccount">{text("signIn.noAccount")}</PortalLink>
        </li>
      </ul>
      {footerLogo && <div className="wm-partner-logo wm-partner-logo--footer">{footerLogo}</div>}
    </Screen>
  );
}
