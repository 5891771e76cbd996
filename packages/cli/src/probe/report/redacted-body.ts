import { type CallName, responseSchemas } from "@waymark/core/answers";
import { namesOf } from "../calls/body.ts";
import { shownUrl } from "../calls/urls.ts";
import { HIDDEN } from "../secrets.ts";

/** Fields that say what is asked for or answered, and nothing about a person. */
const plainFields = new Set([
  "friendlyMessage",
  "message",
  "errorMessage",
  "translationKey",
  "userType",
  "institutionId",
  "resetPasswordType",
  "tokenType",
  "MassPrintEmailType",
]);
const urlFields = new Set(["url", "loginUrl"]);
/** Fields whose values identify a person. */
const idField = /account|user(?!type)/iu;
const knownFields = new Set([
  ...plainFields,
  ...urlFields,
  ...(Object.keys(responseSchemas) as CallName[]).flatMap(namesOf),
  "SelectedLanguage",
  "languageType",
  "translationLanguage",
]);
const KEY = /^[\w.-]{1,60}$/u;

/** Returns a body whose values are hidden, but for those that tell how a server answers. Its shape stays. */
export function redactedBody(text: string): string {
  if (text.trim() === "") return text;
  try {
    return JSON.stringify(redacted(JSON.parse(text), "data"));
  } catch {
    // A page stays one, so that it is read as one.
    return /^\s*</u.test(text) ? `<!doctype html><title>${HIDDEN}</title>` : HIDDEN;
  }
}

function redacted(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((each) => redacted(each, field));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        KEY.test(name) ? name : HIDDEN,
        redacted(inner, name),
      ]),
    );
  }
  if (typeof value === "number")
    return knownFields.has(field) && !idField.test(field) ? value : HIDDEN;
  if (typeof value !== "string" || value === "" || plainFields.has(field)) return value;
  return urlFields.has(field) ? redactedUrl(value) : HIDDEN;
}

/** A url of which a part is hidden keeps its place: the origin and the path before it. */
function redactedUrl(url: string): string {
  const isPath = url.startsWith("/");
  const base = "https://server.invalid";
  if (!isPath && !/^https?:/iu.test(url)) return HIDDEN;
  const shown = shownUrl(url, base).replaceAll("…", HIDDEN);
  return isPath && shown.startsWith(base) ? shown.slice(base.length) : shown;
}
