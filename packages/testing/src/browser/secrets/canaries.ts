export type Secret = "password" | "token" | "email" | "username";

/** Something of a person's that the portal is told, and that must not turn up anywhere but where it has to. */
export interface Canary {
  secret: Secret;
  value: string;
}

const form = {
  plain: (value: string) => value,
  "url-encoded": encodeURIComponent,
  base64: (value: string) => Buffer.from(value).toString("base64"),
  "JSON-escaped": (value: string) => JSON.stringify(value).slice(1, -1),
} as const;

export type Form = keyof typeof form;
export const forms = Object.keys(form) as Form[];

/** The value as it would look in one form of writing. */
export function spell(value: string, as: Form): string {
  return form[as](value);
}

/** Returns true when a text contains a value in any encoding, or in nested ones, such as JSON in an address. */
export function holds(text: string, value: string): boolean {
  const sought = [value, spell(value, "base64").replace(/=+$/u, "")];
  return readings(text).some((reading) => sought.some((written) => reading.includes(written)));
}

/** A text as it stands, and what is left of it when escapes are undone once and twice. */
function readings(text: string): string[] {
  const once = [unescaped(text), decoded(text)];
  return [text, ...once, ...once.flatMap((reading) => [unescaped(reading), decoded(reading)])];
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\u([\da-f]{4})/giu, (_, code: string) => String.fromCharCode(Number(`0x${code}`)))
    .replaceAll(/\\(["\\/])/gu, "$1");
}

/** Runs of escapes are decoded one by one, so that a broken one hides no other. */
function decoded(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/giu, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
