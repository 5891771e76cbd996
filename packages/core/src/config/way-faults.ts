import { isWayIn, MAX_BUTTONS } from "./ways-in.ts";

/** Fields of a way with what they may be, in the order in which they are checked. */
const fields = {
  id: "1 to 64 letters, digits, dots, dashes and underscores",
  name: "a text of 1 to 120 characters without invisible ones",
  url: "an http(s) url or a path that starts with /",
  logo: "a path that starts with /",
  languages: 'a list such as ["fr-CA"]',
} as const;

const sound: Readonly<Record<string, unknown>> = { id: "a", name: "a", url: "/" };

/** Says which field of a way is wrong, and what it should be; empty for a sound one. */
export function wayFault(value: unknown): string {
  if (isWayIn(value)) return "";
  if (typeof value !== "object" || value === null) return "it should be { id, name, url }";
  const own = new Map<string, unknown>(Object.entries(value));
  const wrong = Object.entries(fields).find(
    ([field]) => !isWayIn({ ...sound, [field]: own.get(field) }),
  );
  return wrong ? `${wrong[0]} should be ${wrong[1]}` : "";
}

/** Names each wrong one of the configured ways with its field; none where all are sound, or there are too many of them. */
export function waysFaults(value: unknown): string[] {
  const ways: unknown[] = Array.isArray(value) && value.length <= MAX_BUTTONS ? value : [];
  return ways
    .map(wayFault)
    .flatMap((fault, at) => (fault === "" ? [] : [`waysIn, entry ${at + 1}: ${fault}`]));
}
