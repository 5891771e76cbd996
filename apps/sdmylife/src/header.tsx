import { type HeaderProps, PortalHeader } from "@waymark/core";
import { Logo } from "./logo.tsx";

export function Header({ kind }: HeaderProps) {
  return <PortalHeader kind={kind} logo={<Logo />} />;
}
