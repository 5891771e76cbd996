import recorded from "./examples.json" with { type: "json" };
import type { JsonObject } from "./json-schema.ts";

interface CallExamples {
  request?: unknown;
  answers: Readonly<Record<string, readonly unknown[]>>;
}

const { branding, ...calls } = recorded;
const byPath: Readonly<Record<string, CallExamples>> = calls;
const files: Readonly<Record<string, unknown>> = branding;

/** Returns the example of a call's request. */
export function requestExamples(path: string): JsonObject {
  const request = byPath[path]?.request;
  return request === undefined ? {} : { examples: { request: { value: request } } };
}

/**
 * Returns the examples of a call's answers with a status.
 * @param statuses those that have responses of their own; the examples of all others are those of `default`
 */
export function answerExamples(
  path: string,
  status: string,
  statuses: readonly string[] = [],
): JsonObject {
  const answers = Object.entries(byPath[path]?.answers ?? {});
  const meant = answers.filter(([each]) =>
    status === "default" ? !statuses.includes(each) : each === status,
  );
  const examples = meant.flatMap(([each, values]) =>
    values.map((value, index) => [`${each}-${index + 1}`, { value }] as const),
  );
  return examples.length > 0 ? { examples: Object.fromEntries(examples) } : {};
}

/** Returns the examples of a branding call, by the last part of their addresses. */
export function brandingExamples(...paths: string[]): JsonObject {
  const examples = paths.map((path) => [path.split("/").at(-1), { value: files[path] }]);
  return { examples: Object.fromEntries(examples) };
}
