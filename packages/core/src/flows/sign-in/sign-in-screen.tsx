import type { ReactNode } from "react";
import { explain } from "../../errors/explain.ts";
import { MessageText } from "../../i18n/message-text.tsx";
import { useText } from "../../i18n/use-text.ts";
import { type Variant, variantPath } from "../../platform/variant.ts";
import { useEntryNews } from "../../session/entry-guard.tsx";
import { PortalLink } from "../../shell/portal-link.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInScreenProps {
  variant: Variant;
  isRoot: boolean;
  /** The SD variant's logo, above the heading. */
  logo?: ReactNode;
  /** The Florida variant's branding logo, below the form. */
  footerLogo?: ReactNode;
}

/** Sign-in in its three variants [SI-1, SI-2]. */
export function SignInScreen({ variant, isRoot, logo, footerLogo }: SignInScreenProps) {
  const text = useText();
  return (
    <Screen title="signIn.title" above={logo && <div className="wm-partner-logo">{logo}</div>}>
      <EntryNotice />
      <SignInForm variant={variant} isRoot={isRoot} />
      <ul className="wm-links">
        <li>
          <PortalLink to={variantPath("/forgot", variant)}>{text("signIn.trouble")}</PortalLink>
        </li>
        <li>
          <PortalLink to="/noaccount">{text("signIn.noAccount")}</PortalLink>
        </li>
      </ul>
      {footerLogo && <div className="wm-partner-logo wm-partner-logo--footer">{footerLogo}</div>}
    </Screen>
  );
}

/** What the person should know on arriving here. */
function EntryNotice() {
  const news = useEntryNews();
  if (!news) return null;
  if ("arrival" in news) {
    return (
      <Notice tone={news.arrival.tone}>
        <MessageText message={news.arrival.message} />
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <MessageText message={explain("entry", news.error).message} />
    </Notice>
  );
}
