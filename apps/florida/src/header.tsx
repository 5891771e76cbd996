import { FloridaLogo } from "@waymark/branding";
import { type HeaderProps, PortalHeader } from "@waymark/core";
import { Logo } from "./logo.tsx";
import { productName } from "./product-name.ts";

/** Florida's partner is shown on every page of its app. */
export function Header({ kind }: HeaderProps) {
  return (
    <PortalHeader kind={kind} logo={<Logo name={productName} />} partnerLogo={<FloridaLogo />} />
  );
}
