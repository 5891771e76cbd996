import { useEffect, useState } from "react";
import { type BrandLogo, noBranding, type Place } from "./branding.ts";

export interface BrandLogosProps {
  place: Place;
  institutionId: string;
  /** Origins of the API server and of the static-asset network; the page's own when empty. */
  apiOrigin: string;
  staticOrigin: string;
}

/** An institution's logos for the header or the footer, once they are there; nothing before that, or without any [BR-1, BR-2]. */
export function BrandLogos({ place, institutionId, apiOrigin, staticOrigin }: BrandLogosProps) {
  const [branding, setBranding] = useState(noBranding);
  const [broken, setBroken] = useState<readonly string[]>([]);

  useEffect(() => {
    let shown = true;
    void (async () => {
      // Whatever is shown first does not wait for the code that brings logos.
      const { loadBranding } = await import("./load-branding.ts");
      const loaded = await loadBranding({ institutionId, apiOrigin, staticOrigin });
      if (shown) setBranding(loaded);
    })().catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [institutionId, apiOrigin, staticOrigin]);

  const logos = branding[place].filter(({ src }) => !broken.includes(src));
  if (logos.length === 0) return null;
  return (
    <ul className="wm-brand-logos__list">
      {logos.map((logo, index) => (
        <li key={index}>
          <Linked href={logo.href}>
            <Logo logo={logo} onError={() => setBroken((known) => [...known, logo.src])} />
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

function Logo({ logo, onError }: { logo: BrandLogo; onError: () => void }) {
  return (
    <img
      className="wm-brand-logo"
      src={logo.src}
      alt={logo.alt}
      height="32"
      decoding="async"
      onError={onError}
    />
  );
}
