import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLangSearch } from "./use-app-navigate.ts";

interface PortalLinkProps {
  to: string;
  className?: string;
  /** For the screen that it leads to: in this entry of the history alone, never in the url. */
  state?: object | undefined;
  children: ReactNode;
}

/** A link to a screen of the portal, in the same language [LN-3]. */
export function PortalLink({ to, ...rest }: PortalLinkProps) {
  return <Link to={`${to}${useLangSearch()}`} {...rest} />;
}
