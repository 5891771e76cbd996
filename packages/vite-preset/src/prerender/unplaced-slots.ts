import { pagesText } from "./left-out-parts.ts";

/** Collects the slots, and the notice of sign-in, that the region's own screens have no place for. Each is told once. */
export function unplacedSlots() {
  const found = new Map<string, string[]>();
  return {
    /** Notes the slots that a page does not show. */
    note(file: string, slots: readonly string[]): void {
      // A slot with several components has a name for each.
      for (const name of new Set(slots.map((slot) => slot.replace(/\.\d+$/u, "")))) {
        found.set(name, [...(found.get(name) ?? []), file]);
      }
    },
    /** Says, for each, on which pages it is missing, and what to do. */
    warnings: () =>
      [...found].map(
        ([name, files]) =>
          `${nameOf(name)} is not shown on ${pagesText(files)}. ${adviceFor(name)}`,
      ),
  };
}

const NOTICE = "SignInNotice";

function nameOf(name: string): string {
  return name === NOTICE ? name : `The region's ${name}`;
}

function adviceFor(name: string): string {
  if (name === NOTICE)
    return "Put <SignInNotice /> into your screen: without it a saved sign-in cannot be used.";
  const [, , place = ""] = name.split(".");
  return place === "besideField"
    ? "Show the `aside` of that field."
    : `Put <ScreenSlot place="${place}" /> into your screen.`;
}
