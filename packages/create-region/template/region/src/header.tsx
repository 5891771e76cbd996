import { type HeaderProps, PortalHeader } from "@waymark/core";
import { Logo } from "./logo.tsx";
import { productName } from "./product-name.ts";

export function Header({ kind }: HeaderProps) {
  return <PortalHeader kind={kind} logo={<Logo name={productName} />} />;
}
