import { catalogue, type CatalogueRow, hasStatus } from "@waymark/core/contract";
import english from "@waymark/core/translations/en-CA.json" with { type: "json" };
import { answerExamples } from "./examples.ts";
import type { JsonObject } from "./json-schema.ts";

const texts: Readonly<Record<string, string>> = english;

const text = { type: ["string", "null"] };

/** Schema of the body of a refusal. Each field is read at the top or inside `data`. */
const fields = {
  message: { ...text, description: "Read for words such as `expired`, and not shown." },
  errorMessage: {
    ...text,
    description:
      "The server's own text. Linking an account shows it, but not with a 401; no other call does. Without a `message` it is read for the same words.",
  },
  messages: {
    type: ["array", "null"],
    description:
      "Without `message` and `errorMessage` the first `translationKey` is read for the same words.",
    items: { type: "object", properties: { friendlyMessage: text, translationKey: text } },
  },
};

export const failureSchema: JsonObject = {
  type: "object",
  description: "A refusal. A body that cannot be read says nothing.",
  properties: { ...fields, data: { type: ["object", "null"], properties: fields } },
};

/** Statuses that mean the same for every call, with what the portal does. */
const common = {
  403: `Where it stays refused, a person also reads ${quoted("TROUBLE_STALE_PAGE")}`,
  429: `Too many calls: the portal counts the wait of \`Retry-After\` down, and sends nothing before its end. A person also reads ${quoted("TROUBLE_TOO_MANY")}`,
  503: `An outage, with the time of its end in \`Retry-After\`. Where it is not known, a person also reads ${quoted("TROUBLE_SERVICE")}`,
  "5XX": `An outage: a person also reads ${quoted("TROUBLE_SERVICE")}`,
};
const csrf =
  "The CSRF token was refused. The call is sent once more where the cookie has another value since.";

interface FailingCall {
  path: string;
  /** Its operations in the error catalogue. */
  operations: readonly string[];
  isRead: boolean;
}

/** Returns the responses of a call that did not succeed, from the rows of the error catalogue for its operations. */
export function failureResponses({ path, operations, isRead }: FailingCall): JsonObject {
  const rows = catalogue.filter(({ operation }) => operations.includes(operation));
  const statuses = new Set(rows.flatMap(({ status = [] }) => status));
  const known: Record<string, string> = isRead
    ? common
    : { ...common, 403: `${csrf} ${common[403]}` };
  const codes = new Set([...Object.keys(known), ...[...statuses].map(String)]);
  const responses = [...codes].toSorted().map((code) => {
    const own = rows.filter(({ status }) => status && hasStatus(status, lowest(code)));
    return [code, response([known[code], ...own.map(shown)], answerExamples(path, code))];
  });
  const others = rows.filter(({ status, kind }) => !status && !kind);
  return {
    ...Object.fromEntries(responses),
    default: response(others.map(shown), answerExamples(path, "default", ["200", ...codes])),
  };
}

/** The status of a code, or the first one of a class such as `5XX`. */
function lowest(code: string): number {
  return Number(code.replace("XX", "00"));
}

function response(lines: readonly (string | undefined)[], examples: JsonObject): JsonObject {
  const description = lines.filter(Boolean).join("\n\n");
  return {
    description: description || "Any other refusal.",
    headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
    content: {
      "application/json": { schema: { $ref: "#/components/schemas/Failure" }, ...examples },
    },
  };
}

/** The message that a person reads for a row. */
function shown({ operation, contains, fromServer, key, advice }: CatalogueRow): string {
  const parent = operation === "parentResetToken" ? ", for a parent's link" : "";
  const when = contains ? `With a message that contains \`${contains}\`${parent}: ` : "";
  const first = fromServer ? "the text of the first `translationKey` of `messages`, else " : "";
  const then = advice ? ` Then ${quoted(advice)}` : "";
  const sentence = `${when}${first}${quoted(key)}${then}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function quoted(key: string): string {
  return `“${texts[key] ?? key}” (\`${key}\`).`;
}
