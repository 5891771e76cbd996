import { FloridaLogo } from "@waymark/branding";
import { type HeaderProps, PortalHeader } from "@waymark/core";
import { Logo } from "./logo.tsx";
import { productName } from "./product-name.ts";

export function Header({ kind, withPartnerLogo }: HeaderProps) {
  return (
    <PortalHeader
      kind={kind}
      logo={<Logo name={productName} />}
      partnerLogo={withPartnerLogo && <FloridaLogo />}
    />
  );
}
