import { isRecord } from "@waymark/core/build";
import { type CallName, responseSchemas } from "@waymark/core/answers";
import * as v from "valibot";

type Fields = Readonly<Record<string, unknown>>;

/** Place of the fields that are read. */
type Place = "at the top" | "inside `data`" | "both at the top and inside `data`";

/** Fields that are read from a refusal of any call. */
const ofRefusals = ["message", "errorMessage", "messages"];

/** Body of an answer, as JSON. */
export interface Body {
  /** Undefined where the text is not a JSON object. */
  fields: Fields | undefined;
  place: Place | undefined;
  /** Fields that the portal does not know. */
  unknown: readonly string[];
  /** Fields that it would know in other capitals, with these. */
  miswritten: readonly (readonly [given: string, read: string])[];
  /** Keys of the server's messages. */
  translationKeys: readonly string[];
}

/** Describes the body of an answer. */
export function describeBody(text: string, name: CallName, isSuccess: boolean): Body {
  const fields = parse(text);
  if (!fields) {
    return { fields, place: undefined, unknown: [], miswritten: [], translationKeys: [] };
  }
  const inside = isRecord(fields["data"]) ? fields["data"] : {};
  const known = isSuccess ? namesOf(name) : ofRefusals;
  const top = known.filter((field) => field !== "data" && Object.hasOwn(fields, field));
  const below = known.filter((field) => Object.hasOwn(inside, field));
  const all = [...Object.keys(fields), ...Object.keys(inside)];
  const every = ["data", ...ofRefusals, ...namesOf(name)];
  // Many frameworks have a `Message` of their own, which is seldom meant for people.
  const awaited = every.filter((field) => field !== "message" && !all.includes(field));
  const strange = all.filter((field) => !every.includes(field));
  const miswritten = strange.flatMap((field) => {
    const read = awaited.find((each) => each.toLowerCase() === field.toLowerCase());
    return read === undefined ? [] : [[field, read] as const];
  });
  return {
    fields: { ...fields, ...inside },
    place: placeOf(top.length > 0, below.length > 0),
    unknown: strange.filter((field) => !miswritten.some(([given]) => given === field)),
    miswritten,
    translationKeys: keysOf({ ...fields, ...inside }["messages"]),
  };
}

function placeOf(isTop: boolean, isBelow: boolean): Place | undefined {
  if (isTop && isBelow) return "both at the top and inside `data`";
  if (isTop) return "at the top";
  return isBelow ? "inside `data`" : undefined;
}

/** Returns the fields of a right answer that are missing or of another type; none where no single field is wrong. */
export function wrongFields(name: CallName, fields: Fields): string[] {
  const { issues = [] } = v.safeParse<v.GenericSchema>(responseSchemas[name], fields);
  return [...new Set(issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
}

/** Returns the fields of a call's response schema. */
export function namesOf(name: CallName): string[] {
  const schema: object = responseSchemas[name];
  return "entries" in schema ? Object.keys(Object(schema.entries)) : [];
}

function keysOf(messages: unknown): string[] {
  if (!Array.isArray(messages)) return [];
  const keys = messages.map((entry): unknown => (isRecord(entry) ? entry["translationKey"] : null));
  return keys.filter((key) => typeof key === "string").filter((key) => key !== "");
}

function parse(text: string): Fields | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
