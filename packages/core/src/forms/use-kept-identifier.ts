import { useEffect, useRef, useState } from "react";
import { keepIdentifier, knownIdentifier } from "../session/visit.ts";

/**
 * Keeps the username or address for the other screens of the visit. A field that was empty from the start keeps nothing. The
 * address of a field that did not begin with the known username is kept beside it.
 */
export function useKeptIdentifier(value: unknown): void {
  const wasFilled = useRef(false);
  const [username] = useState(() => {
    const { name } = knownIdentifier();
    return name === value || name.includes("@") ? "" : name;
  });
  useEffect(() => {
    if (typeof value !== "string") return;
    wasFilled.current ||= value !== "";
    if (!wasFilled.current) return;
    // It may have been forgotten meanwhile, with its person.
    if (username !== "" && username === knownIdentifier().name) keepIdentifier(username, value);
    else keepIdentifier(value);
  }, [value, username]);
}
