import type { ComponentProps } from "react";
import { PortalLink } from "../navigation/app-links.tsx";
import { buttonClass } from "../ui/button.tsx";

/** A link to a screen of the portal that looks like a button. */
export function ButtonLink({
  quiet,
  ...link
}: ComponentProps<typeof PortalLink> & { quiet?: boolean }) {
  return <PortalLink {...link} className={buttonClass(quiet)} />;
}
