import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import type { BrandLogosComponent } from "./shell-context.tsx";
import { type FooterProps, PortalFooter } from "./footer.tsx";
import { PortalHeader, type HeaderProps } from "./portal-header.tsx";
import { headerKindOf, showsPartnerLogo } from "./header-kind.ts";
import { ShellProvider } from "./shell-context.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** Id of the element for prompts that do not fit at the bottom of the window. */
export const BANNERS_BEFORE_FOOTER = "questions";

interface ShellProps {
  productName: string;
  header: ComponentType<HeaderProps>;
  illustration: ComponentType;
  footer: ComponentType<FooterProps> | undefined;
  brandLogos: BrandLogosComponent | undefined;
  /** Questions at the foot of the window. */
  questions: ReactNode;
  /** List items after the footer's links. */
  footerNote: ReactNode;
  children: ReactNode;
}

/** Around every route: skip link, header, the one `main`, the region's illustration, footer. */
export function Shell({
  productName,
  header: Header,
  illustration: Illustration,
  footer: Footer = PortalFooter,
  brandLogos,
  questions,
  footerNote,
  children,
}: ShellProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { country } = useEnvironment();
  const kind = headerKindOf(pathname, country);
  return (
    <ShellProvider productName={productName} brandLogos={brandLogos}>
      <a className="wm-skip-link" href="#main">
        {text("skipToContent")}
      </a>
      <div className="wm-shell">
        <ErrorBoundary fallback={<PortalHeader kind={kind} logo={<b>{productName}</b>} />}>
          <Header kind={kind} withPartnerLogo={showsPartnerLogo(pathname)} />
        </ErrorBoundary>
        <div className="wm-stage">
          <main id="main" className="wm-main" tabIndex={-1}>
            {children}
          </main>
          <div className="wm-art" aria-hidden="true">
            <ErrorBoundary>
              <Illustration />
            </ErrorBoundary>
          </div>
        </div>
        <div id={BANNERS_BEFORE_FOOTER} />
        <ErrorBoundary fallback={<PortalFooter note={footerNote} />}>
          <Footer note={footerNote} />
        </ErrorBoundary>
      </div>
      <div className="wm-strips">{questions}</div>
    </ShellProvider>
  );
}
