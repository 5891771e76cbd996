import { nonEmpty, nullish, object, pipe, safeParse, string } from "valibot";
import { type Branding, type BrandLogo, noBranding, type Place } from "./branding.ts";
import { imageUrl, linkUrl } from "./safe-urls.ts";

/** One line of logos. */
export const MAX_LOGOS = 8;

// Core's first script has these functions of valibot; others would make it larger.
const text = nullish(string());

/** A logo of a branding.json. One without `alt` is left out, too. */
export const logoShape = object({ src: pipe(string(), nonEmpty()), alt: text, href: text });

/** The logos of a file, and what was wrong with the others. */
interface CheckedBranding {
  branding: Branding;
  /** A phrase for each thing that was left out, naming its place. */
  problems: readonly string[];
}

/**
 * Reads a branding.json. Logos of a wrong shape, without an alt, or from anywhere but the network, are left out; the
 * others count.
 * @param json the file
 * @param url where it came from; images are found relative to it
 */
export function readBranding(json: string, url: string): CheckedBranding {
  const file = parse(json);
  if (file === undefined) return { branding: noBranding, problems: ["it is not JSON"] };
  const isObject = typeof file === "object" && file !== null && !Array.isArray(file);
  const lists: Partial<Record<Place, unknown>> = isObject ? file : {};
  const problems: string[] = isObject ? [] : ["it is not an object"];
  const names = Object.keys(lists);
  if (names.length > 0 && !("header" in lists) && !("footer" in lists))
    problems.push("it has neither header nor footer");
  const logosOf = (place: Place) => readList(lists[place], { place, url, problems });
  const branding = { header: logosOf("header"), footer: logosOf("footer") };
  return { branding, problems };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Reading {
  /** The list, or the logo in it. */
  place: string;
  url: string;
  problems: string[];
}

function readList(list: unknown, reading: Reading): BrandLogo[] {
  const { place, problems } = reading;
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    problems.push(`${place} is not a list`);
    return [];
  }
  const logos = list.flatMap((logo, at) =>
    readLogo(logo, { ...reading, place: `${place}[${at}]` }),
  );
  if (logos.length > MAX_LOGOS) problems.push(`${place} has more than ${MAX_LOGOS} logos`);
  return logos.slice(0, MAX_LOGOS);
}

function readLogo(given: unknown, { place, url, problems }: Reading): BrandLogo[] {
  const fault = (why: string) => {
    problems.push(`${place} ${why}`);
    return [];
  };
  const parsed = safeParse(logoShape, given);
  if (!parsed.success) {
    const field = parsed.issues[0].path?.[0].key;
    return fault(typeof field === "string" ? `has no text as ${field}` : "is not a logo");
  }
  const { output } = parsed;
  const src = imageUrl(output.src, url);
  if (src === null) return fault(`has an image that is not on ${new URL(url).origin}`);
  const alt = output.alt?.trim();
  if (alt === undefined) return fault("has no alt");
  const href = linkUrl(output.href ?? "");
  if (output.href && href === null) fault("has an href that is neither an http(s) url nor a path");
  // A link without a name says nothing to a person who cannot see the image.
  if (href !== null && alt === "") fault("has an href and an empty alt");
  return [{ src, alt, href: alt === "" ? null : href }];
}
