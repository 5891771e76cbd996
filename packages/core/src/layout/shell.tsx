import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { skipToMain } from "../browser/focus.ts";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { PortalFooter } from "./footer.tsx";
import { PortalHeader } from "./portal-header.tsx";
import { Illustration } from "./illustration.tsx";
import { headerKindOf, showsPartnerLogo } from "../navigation/header-kind.ts";
import { useRegion } from "./region.ts";
import { PartBoundary } from "../ui/part-boundary.tsx";

/** Id of the element for prompts that do not fit at the bottom of the window. */
export const BANNERS_BEFORE_FOOTER = "banners";

interface ShellProps {
  /** Banners at the foot of the window. */
  banners: ReactNode;
  /** List items after the footer's links. */
  footerNote: ReactNode;
  children: ReactNode;
}

/** The frame of every route: skip link, header, the one `main`, the region's illustration, footer. */
export function Shell({ banners, footerNote, children }: ShellProps) {
  const { productName, header: Header, footer: Footer = PortalFooter, illustration } = useRegion();
  const text = useText();
  const { pathname } = useLocation();
  const { country } = useEnvironment();
  const kind = headerKindOf(pathname, country);
  return (
    <>
      <a className="wm-skip-link" href="#main" onClick={skipToMain}>
        {text("skipToContent")}
      </a>
      <div className="wm-shell">
        <PartBoundary
          part="header"
          fallback={<PortalHeader kind={kind} logo={<b>{productName}</b>} />}
        >
          <Header kind={kind} withPartnerLogo={kind === "default" && showsPartnerLogo(pathname)} />
        </PartBoundary>
        <div className="wm-stage" data-plain={illustration ? undefined : ""}>
          <main id="main" className="wm-main" tabIndex={-1}>
            {children}
          </main>
          {illustration && <Illustration of={illustration} />}
        </div>
        <div id={BANNERS_BEFORE_FOOTER} />
        <PartBoundary part="footer" fallback={<PortalFooter note={footerNote} />}>
          <Footer note={footerNote} />
        </PartBoundary>
      </div>
      <div className="wm-banners">{banners}</div>
    </>
  );
}
