import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { InstitutionLogos } from "./institution-logos.tsx";
import { type FooterProps, useRegion } from "./region.ts";
import { useLinks } from "../navigation/configured-links.ts";

const linkNames = ["help", "contact", "privacy", "terms"] as const;

interface PortalFooterProps extends FooterProps {
  /** More list items, in front of the note. */
  links?: ReactNode;
  /** The content below owner and links. */
  children?: ReactNode;
}

/** The footer that apps may add to: current year and four links, whose paths depend on the language. */
export function PortalFooter({ note, links: more, children }: PortalFooterProps) {
  const text = useText();
  const { year, renderedYear } = useEnvironment();
  const links = useLinks();
  const { productName } = useRegion();
  const hydrated = useHydrated();
  // A page that was prerendered last year shows this year after hydration.
  const shownYear = hydrated ? year : (renderedYear ?? year);
  return (
    <footer className="wm-footer">
      <InstitutionLogos place="footer" />
      <div className="wm-footer__inner">
        <p>{text("footer.owner", { year: shownYear, productName })}</p>
        <nav aria-label={text("footer.links")}>
          <ul className="wm-footer__links">
            {linkNames.map((name) => (
              <li key={name}>
                <a href={links[name]} data-link={name}>
                  {text(`link.${name}`)}
                </a>
              </li>
            ))}
            {more}
            {note}
          </ul>
        </nav>
        {children}
      </div>
    </footer>
  );
}
