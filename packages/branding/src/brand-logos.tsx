import { useEffect, useState } from "react";
import type { BrandLogo, Place } from "./branding.ts";

/** Logos to show, and their source. */
export interface BrandLogosProps {
  place: Place;
  institutionId: string;
  /** Origins of the API server and of the static-asset network; the page's own when empty. */
  apiOrigin: string;
  staticOrigin: string;
}

/**
 * An institution's logos for the header or the footer, once they are there; nothing before that, or without any. A logo
 * without `alt`, or one whose image does not load, is left out before.
 */
export function BrandLogos({ place, institutionId, apiOrigin, staticOrigin }: BrandLogosProps) {
  const [logos, setLogos] = useState<readonly BrandLogo[]>([]);

  useEffect(() => {
    let shown = true;
    void (async () => {
      // Whatever is shown first does not wait for the code that brings logos.
      const module = await import("./load-logos.ts");
      const loaded = await module.loadLogos(place, { institutionId, apiOrigin, staticOrigin });
      if (shown) setLogos(loaded);
    })().catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [place, institutionId, apiOrigin, staticOrigin]);

  if (logos.length === 0) return null;
  return (
    <ul className="wm-brand-logos__list">
      {logos.map(({ src, alt, href }, index) => (
        <li key={index}>
          <Linked href={href}>
            <img className="wm-brand-logo" src={src} alt={alt} height="32" />
          </Linked>
        </li>
      ))}
    </ul>
  );
}

function Linked({ href, children }: { href: string | null; children: React.ReactNode }) {
  if (href === null) return children;
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
