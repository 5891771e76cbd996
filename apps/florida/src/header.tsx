import { FloridaLogo } from "@waymark/branding";
import { type HeaderProps, PortalHeader } from "@waymark/core";
import { Logo } from "./logo.tsx";

/** Florida's partner is shown on every page of its app. */
export function Header({ kind }: HeaderProps) {
  return <PortalHeader kind={kind} logo={<Logo />} partnerLogo={<FloridaLogo />} />;
}
