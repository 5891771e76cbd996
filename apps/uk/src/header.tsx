import {
  HeaderMenu,
  type HeaderProps,
  InstitutionLogos,
  LogOutLink,
  PortalLink,
  useText,
} from "@waymark/core";
import { Logo } from "./logo.tsx";

/** A header with markup of its own: its pages have one language, so it has no toggle and no place for a partner. */
export function Header({ kind }: HeaderProps) {
  const text = useText();
  return (
    <header className="wm-header" data-kind={kind}>
      <div className="wm-header__inner">
        <PortalLink to="/" className="wm-header__home">
          <Logo />
          <span className="wm-visually-hidden">{text("header.home")}</span>
        </PortalLink>
        <InstitutionLogos place="header" />
        <div className="wm-header__actions">
          {kind === "dual-login" && <LogOutLink />}
          <HeaderMenu />
        </div>
      </div>
    </header>
  );
}
