import {
  HeaderMenu,
  type HeaderProps,
  LanguageToggle,
  LogOutLink,
  PortalLink,
} from "@waymark/core";
import { productName } from "./product-name.ts";
import { useText } from "./use-text.ts";

/** The ministry's band, with its name in the language of the page, and the service. */
export function Header({ kind }: HeaderProps) {
  const text = useText();
  return (
    <header className="govuk-header">
      <div className="govuk-header__container govuk-width-container">
        <strong className="govuk-header__organisation">{text("region.ministry")}</strong>
        <PortalLink to="/" className="govuk-header__service">
          <span translate="no">{productName}</span>
          <span className="wm-visually-hidden">{text("header.home")}</span>
        </PortalLink>
        <div className="govuk-header__actions">
          <LanguageToggle />
          {kind === "dual-login" && <LogOutLink />}
          <HeaderMenu />
        </div>
      </div>
    </header>
  );
}
