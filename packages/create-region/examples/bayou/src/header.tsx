import { type HeaderProps, PortalHeader } from "@waymark/core";
import { productName } from "./product-name.ts";

export function Header({ kind }: HeaderProps) {
  return <PortalHeader kind={kind} logo={<strong translate="no">{productName}</strong>} />;
}
