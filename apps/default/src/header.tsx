import { FloridaLogo } from "@waymark/branding";
import { type HeaderProps, PortalHeader } from "@waymark/core";
import { Logo } from "./logo.tsx";

export function Header({ kind, withPartnerLogo }: HeaderProps) {
  return (
    <PortalHeader kind={kind} logo={<Logo />} partnerLogo={withPartnerLogo && <FloridaLogo />} />
  );
}
