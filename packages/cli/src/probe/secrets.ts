import { escapePattern } from "@waymark/hosting";
import { plainText } from "./plain-text.ts";

/** Mark in place of a secret. */
export const HIDDEN = "[hidden]";

const MIN_ANYWHERE = 4;

/** The fewest characters of a secret in a cookie or a url. A shorter value is a setting, a number or a word. */
export const MIN_SECRET_LENGTH = 6;

/** Words of addresses, of signed tokens, and long ones with digits among the letters. */
const shapes = [
  /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  /\beyJ[\w-]+(?:\.[\w-]+){1,2}/gu,
  /(?<![\w+/=-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+/=-]{20,}/gu,
];

/** Scheme, host and port of an address without user info. Names and ports of hosts are no secrets. */
const originOfUrl = /(https?:\/\/(?![^\s"/]*@)[\w.-]+(?::\d+)?)/gu;

/** The secrets of a run: what was sent or came back and must not be in any output. */
export type Secrets = ReturnType<typeof createSecrets>;

/**
 * Creates an empty list of secrets.
 * @param shown a text that is no secret, even where its words look like one, such as the origin
 */
export function createSecrets(shown = "") {
  const known = new Set<string>();
  let pattern: RegExp | undefined;
  const add = (value: unknown) => {
    if (typeof value !== "string" || value.trim() === "") return;
    for (const spelling of spellingsOf(value)) known.add(spelling);
    pattern = undefined;
  };
  return {
    add: (...values: readonly unknown[]) => values.forEach(add),
    /** Replaces each secret in a text, in each usual encoding, and whatever has the shape of one. */
    hide: (text: string) => {
      // The longest first: a shorter one may be a part of it.
      pattern ??= patternOf([...known].toSorted((one, other) => other.length - one.length));
      const hidden = text.replace(pattern, HIDDEN);
      const hideShape = (found: string) => (shown.includes(found) ? found : HIDDEN);
      const withoutShapes = (part: string) =>
        shapes.reduce((rest, shape) => rest.replaceAll(shape, hideShape), part);
      // Every second part is an origin.
      const parts = hidden.split(originOfUrl);
      return parts.map((part, index) => (index % 2 === 0 ? withoutShapes(part) : part)).join("");
    },
  };
}

function spellingsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const encoded = encodeURIComponent(bytes.toString("utf8"));
  return [
    value,
    encoded,
    encoded.replaceAll("%20", "+"),
    JSON.stringify(value).slice(1, -1),
    bytes.toString("base64").replace(/=+$/u, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
  ];
}

function patternOf(values: readonly string[]): RegExp {
  if (values.length === 0) return /(?!)/gu;
  const parts = values.map((value) => {
    const written = escapePattern(value);
    // A short one is hidden as a whole word alone.
    return value.length < MIN_ANYWHERE ? `(?<![\\p{L}\\d])${written}(?![\\p{L}\\d])` : written;
  });
  return new RegExp(parts.join("|"), "giu");
}

/** Returns a value of our own fields with every text in it without secrets, in one line. */
export function withoutSecrets<Value>(value: Value, { hide }: Pick<Secrets, "hide">): Value {
  const each = (part: unknown): unknown => {
    if (typeof part === "string") return plainText(hide(part));
    if (Array.isArray(part)) return part.map(each);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, each(inner)]));
  };
  return each(value) as Value;
}
