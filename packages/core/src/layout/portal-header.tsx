import type { ReactNode } from "react";
import { useLanguage, useLanguagesOffered, useText } from "../i18n/use-text.tsx";
import { InstitutionLogos } from "./institution-logos.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { PortalLink, useLangSearch } from "../navigation/app-links.tsx";
import type { HeaderKind } from "../navigation/header-kind.ts";
import { languages } from "../i18n/languages.ts";
import { LanguageLink } from "./language-link.tsx";
import { hasMenu, LanguageMenu } from "./language-menu.tsx";
import { useHref } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLogOut } from "../session/log-out.ts";

/** Props of the portal's header. */
interface PortalHeaderProps {
  kind: HeaderKind;
  logo: ReactNode;
  partnerLogo?: ReactNode;
  /** Links and buttons of the region's own, in front of the toggle. */
  actions?: ReactNode;
}

/** The header that apps compose with their logos: UK, dual-login with log-out, or default. The toggle is there wherever the page has another language. */
export function PortalHeader({ kind, logo, partnerLogo, actions: more }: PortalHeaderProps) {
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
          {more}
          <LanguageToggle />
          {kind === "dual-login" && <LogOutLink />}
          <HeaderMenu />
        </div>
      </div>
    </header>
  );
}

/** Leads to the page's other language by a link, or by a menu where there are three or more. A page with one language has neither. */
export function LanguageToggle() {
  const language = useLanguage();
  const { param } = languages[language];
  // UK English is not among the languages of a region, whose English it would look like.
  const others = useLanguagesOffered().filter((each) => languages[each].param !== param);
  const [other] = others;
  if (other === undefined) return null;
  if (hasMenu && others.length > 1) return <LanguageMenu language={language} others={others} />;
  return (
    <LanguageLink className="wm-header__link wm-header__language" to={other}>
      {languages[other].ownName}
    </LanguageLink>
  );
}

/** Logs out, and goes to sign-in in the same language. Before hydration, when it could not log out, it is an empty space. */
export function LogOutLink() {
  const text = useText();
  const logOut = useLogOut();
  return (
    <a
      className={`wm-header__link${useHydrated() ? "" : " wm-header__room"}`}
      href={useHref(`/${useLangSearch()}`)}
      onClick={(event) => {
        event.preventDefault();
        logOut();
      }}
    >
      {text("header.logOut")}
    </a>
  );
}
