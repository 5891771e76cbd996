import { type FooterProps, PortalFooter, PortalLink } from "@waymark/core";
import { useText } from "./use-text.ts";

/** The portal's footer with a link to the ministry's own page. */
export function Footer({ note }: FooterProps) {
  const text = useText();
  const link = (
    <li>
      <PortalLink to="/offices">{text("region.offices")}</PortalLink>
    </li>
  );
  return <PortalFooter note={note} links={link} />;
}
