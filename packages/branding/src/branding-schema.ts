import { array, mixed, object, string } from "yup";
import type { Branding, BrandLogo, Place } from "./branding.ts";
import { imageUrl, linkUrl } from "./safe-urls.ts";

/** One line of logos. */
const MOST_LOGOS = 8;

const listShape = array(mixed().nullable()).required();
const logoShape = object({ src: string().required(), alt: string(), href: string() });

/**
 * Reads a branding.json. Logos of a wrong shape, or from anywhere but the network, are left out; the others
 * count.
 * @param file the parsed file
 * @param url where it came from; images are found relative to it
 */
export function readBranding(file: unknown, url: string): Branding {
  const lists: Partial<Record<Place, unknown>> = Object(file);
  const logosOf = (list: unknown) =>
    listShape.isValidSync(list, { strict: true })
      ? list.flatMap((logo) => readLogo(logo, url)).slice(0, MOST_LOGOS)
      : [];
  return { header: logosOf(lists.header), footer: logosOf(lists.footer) };
}

function readLogo(given: unknown, fileUrl: string): BrandLogo[] {
  if (!logoShape.isValidSync(given, { strict: true })) return [];
  const src = imageUrl(given.src, fileUrl);
  if (src === null) return [];
  const alt = given.alt?.trim() ?? "";
  // A link without a name says nothing to who cannot see the image.
  return [{ src, alt, href: alt === "" ? null : linkUrl(given.href ?? "") }];
}
