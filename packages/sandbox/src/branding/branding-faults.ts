import type { BrandingDocument, BrandingLogo } from "./branding-document.ts";
import { logoDrawings } from "./logos.ts";

const CROWD = 50;
const HUGE_BYTES = 10 * 1024 * 1024;

const pictures = Object.keys(logoDrawings);

/** Good logos, but far more than a page has room for. */
export const crowdedDocument: BrandingDocument = {
  header: crowd("Partner"),
  footer: crowd("Sponsor"),
};

function crowd(word: string): BrandingLogo[] {
  return Array.from({ length: CROWD }, (_item, index) => ({
    src: `${pictures[index % pictures.length]}?number=${index + 1}`,
    alt: `${word} ${index + 1}`,
    href: `https://partner-${index + 1}.example/`,
  }));
}

/** One good logo among everything that must never reach a page. */
export function hostileDocument(good: BrandingLogo): object {
  const { src, alt, href } = good;
  return {
    header: [
      { src: "javascript:alert(1)", alt, href },
      { src, alt, href: "javascript:alert(document.cookie)" },
      { src, alt, href: " java\nscript:alert(1)" },
      { src, alt, href: "data:text/html,<script>alert(1)</script>" },
      {
        src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
        alt,
        href,
      },
      { src: "https://elsewhere.example/spy.svg", alt, href },
      { src: "//elsewhere.example/spy.svg", alt, href },
      { src: "/\\elsewhere.example/spy.svg", alt, href },
      { src, alt, href: "https://user:secret@elsewhere.example/" },
      { src, href },
      { src, alt: { text: alt }, href },
      { src: 7, alt, href },
      { src, alt, href: ["https://elsewhere.example/"] },
      null,
      "a text",
      [good],
      good,
    ],
    footer: { 0: good, length: 1 },
    body: '<img src="x" onerror="alert(1)">',
  };
}

/** Well formed, but too large to wait for. */
export function hugeDocument(): string {
  const logo = { src: pictures[0], alt: "", href: "https://huge.example/" };
  const rest = JSON.stringify({ header: [logo], footer: [] });
  return rest.replace('"alt":""', () => `"alt":"${"huge ".repeat(HUGE_BYTES / "huge ".length)}"`);
}

/** As a line leaves it that breaks while it is sent. */
export function cutOffDocument(good: BrandingLogo): string {
  const whole = JSON.stringify({ header: [good, good], footer: [] });
  return whole.slice(0, whole.length / 2);
}
