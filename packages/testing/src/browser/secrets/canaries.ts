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

/** A text as it stands, and what is left of it when escapes and base64 are undone once and twice. */
function readings(text: string): string[] {
  const once = undone(text);
  return [text, ...once, ...once.flatMap(undone)];
}

function undone(text: string): string[] {
  return [unescaped(text), decoded(text), fromBase64(text)];
}

/** Runs of base64, also of the form for addresses. A path before it shifts where the code begins. */
function fromBase64(text: string): string {
  return text.replaceAll(/[\w+/-]{12,}/gu, (run) =>
    [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), "base64").toString()).join("\n"),
  );
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
