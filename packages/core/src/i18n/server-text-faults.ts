import { UNFOLDED_CHARACTERS } from "../config/constants.ts";
import { SERVER_PREFIX } from "./message.ts";

/** A key that a server may name. */
const SERVER_KEY = /^[\w.-]+$/u;

/**
 * Checks a region's words for the keys that its server names.
 * @param texts the region's texts of a language
 * @param portalKeys the keys of the portal's own texts
 */
export function serverTextFaults(
  texts: Readonly<Record<string, unknown>>,
  portalKeys: readonly string[],
): string[] {
  return Object.entries(texts)
    .filter(([key]) => key.startsWith(SERVER_PREFIX))
    .flatMap(([key, text]) => faultsOf(key, String(text), portalKeys));
}

function faultsOf(key: string, text: string, portalKeys: readonly string[]): string[] {
  const named = key.slice(SERVER_PREFIX.length);
  const isPortals = portalKeys.includes(named) || portalKeys.includes(`${named}_other`);
  return [
    !SERVER_KEY.test(named) && `${key} is no key that a server names: letters, digits, . _ and -`,
    isPortals &&
      `${key} has words for one of the portal's own keys; replace the text of ${named} itself`,
    text.includes("{{") && `${key} has a placeholder, and a server's message has no values`,
    text.length > UNFOLDED_CHARACTERS &&
      `${key} has ${text.length} characters; ${UNFOLDED_CHARACTERS} leave the fields in the window`,
  ].filter((fault) => fault !== false);
}
