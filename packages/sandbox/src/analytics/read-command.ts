import { parseJson } from "../http/request-body.ts";
import { isObject } from "../is-object.ts";
import type { AnalyticsEvent } from "./collected-events.ts";

/**
 * Reads what the tag sends: the arguments of `gtag("config", id, parameters)` or `gtag("event", name, parameters)`.
 * @param property where an event goes that names no property itself
 * @returns undefined for anything else
 */
export function readCommand(
  text: string,
  property: string,
): Omit<AnalyticsEvent, "at"> | undefined {
  const [command, subject, given]: unknown[] = parseList(text);
  if (typeof subject !== "string" || subject === "") return undefined;
  const parameters = isObject(given) ? given : {};
  if (command === "config") return { id: subject, name: "config", parameters };
  if (command !== "event") return undefined;
  const to = parameters["send_to"];
  return { id: typeof to === "string" ? to : property, name: subject, parameters };
}

function parseList(text: string): unknown[] {
  try {
    const value = parseJson(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
