import { elementsOf, parsePage } from "../html/page.ts";
import { pageSources } from "./page-sources.ts";
import type { PageSources } from "./content-security-policy.ts";

/** A part of a page that the page's own policy blocks in a browser. */
export interface BlockedPart {
  /** Name of the element, such as `img`. */
  element: string;
  /** Address that it loads. Without one, its `style` attribute is what is blocked. */
  url?: string;
}

type Attributes = Readonly<Record<string, string>>;

const pictures = { directive: "img-src", attributes: ["src", "srcset", "href"] } as const;
/** No directive of the policy allows these, not even those of the page's own origin. */
const never = { directive: undefined, attributes: ["src", "data"] } as const;

const rules: Readonly<
  Record<string, { directive: keyof PageSources | undefined; attributes: readonly string[] }>
> = {
  img: pictures,
  image: pictures,
  script: { directive: "script-src", attributes: ["src"] },
  iframe: never,
  video: never,
  audio: never,
  embed: never,
  object: never,
};

/** Finds what the policy of a built page blocks: `style` attributes, and addresses that it does not allow. */
export function blockedParts(html: string): BlockedPart[] {
  const page = parsePage(html);
  const sources = pageSources(page);
  return elementsOf(page, "*").flatMap(({ name, attribs }) => [
    ...("style" in attribs ? [{ element: name }] : []),
    ...blockedUrls(name, attribs, sources).map((url) => ({ element: name, url })),
  ]);
}

function blockedUrls(name: string, attributes: Attributes, sources: PageSources): string[] {
  const rule = name === "link" ? linkRule(attributes) : rules[name];
  if (!rule) return [];
  const allowed = rule.directive && (sources[rule.directive] ?? []);
  return rule.attributes
    .flatMap((attribute) => addressesIn(attribute, attributes[attribute] ?? ""))
    .filter((url) => !allowed?.some((source) => allows(source, url)) && !(allowed && isOwn(url)))
    .map((url) => url.replace(/^(data:[^;,]*).*/su, "$1"));
}

function linkRule({ rel = "" }: Attributes) {
  if (/\bicon\b/iu.test(rel)) return pictures;
  if (!/\bstylesheet\b/iu.test(rel)) return undefined;
  return { directive: "style-src", attributes: ["href"] } as const;
}

/** The addresses in an attribute as they are written in the page, where `&` is an entity. */
function addressesIn(attribute: string, value: string): string[] {
  const listed = attribute === "srcset" ? value.split(/,\s+/u) : [value];
  return listed
    .map((each) => each.trim().replaceAll("&amp;", "&"))
    .map((each) => (attribute === "srcset" ? (each.split(/\s/u)[0] ?? "") : each))
    .filter(Boolean);
}

function isOwn(url: string): boolean {
  return !URL.canParse(url) && !url.startsWith("//");
}

function allows(source: string, written: string): boolean {
  const url = URL.parse(written, "https://own.invalid");
  if (!url) return false;
  const [scheme, domain] = source.split("//*");
  if (domain !== undefined) return url.protocol === scheme && url.hostname.endsWith(domain);
  return source === url.origin || source === url.origin + url.pathname;
}
