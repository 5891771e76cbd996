import type { BrandLogo, Place } from "./branding.ts";
import { TIME_LIMIT_MS } from "./package-calls.ts";
import { type BrandingSource, loadBranding } from "./load-branding.ts";

/**
 * Loads an institution's logos for one place with their images, so that they appear together and in their order.
 * An image that does not load in time is omitted, and named in the console.
 */
export async function loadLogos(place: Place, source: BrandingSource): Promise<BrandLogo[]> {
  const branding = await loadBranding(source);
  const logos = branding[place];
  const arrived = await Promise.all(logos.map(({ src }) => arrives(src)));
  for (const [index, { src }] of logos.entries()) if (!arrived[index]) warnOf(src);
  return logos.filter((_, index) => arrived[index]);
}

/** Images that the console has named: header and footer may have the same one, on each screen. */
const named = new Set<string>();

function warnOf(src: string): void {
  if (named.has(src)) return;
  named.add(src);
  const limit = `${TIME_LIMIT_MS / 1000} s`;
  // oxlint-disable-next-line no-console -- a browser says nothing of a slow or damaged image
  console.warn(`branding: ${src} is not an image, or did not load in ${limit}`);
}

function arrives(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(true));
    image.addEventListener("error", () => resolve(false));
    setTimeout(() => {
      resolve(false);
      // A large image on a slow line must not be fetched to its end for nothing.
      image.src = "";
    }, TIME_LIMIT_MS);
    image.src = src;
  });
}
