import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.tsx";
import { InstitutionLogos } from "./institution-logos.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { LogOutLink } from "./log-out-link.tsx";
import { PortalLink } from "../navigation/app-links.tsx";
import type { HeaderKind } from "../navigation/header-kind.ts";

/** Props of the portal's header. */
interface PortalHeaderProps {
  kind: HeaderKind;
  logo: ReactNode;
  partnerLogo?: ReactNode;
}

/** The header that apps compose with their logos: UK, dual-login with log-out, or default. The toggle is there wherever the page has another language. */
export function PortalHeader({ kind, logo, partnerLogo }: PortalHeaderProps) {
  const text = useText();
  return (
    <header className="wm-header" data-kind={kind}>
      <div className="wm-header__inner">
        <PortalLink to="/" className="wm-header__home">
          {logo}
          <span className="wm-visually-hidden">{text("header.home")}</span>
        </PortalLink>
        {partnerLogo && <div className="wm-header__partner">{partnerLogo}</div>}
        <InstitutionLogos place="header" />
        <div className="wm-header__actions">
          <LanguageToggle />
          {kind === "dual-login" && <LogOutLink />}
          <HeaderMenu />
        </div>
      </div>
    </header>
  );
}
