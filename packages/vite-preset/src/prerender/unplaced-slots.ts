import { pagesText } from "./left-out-parts.ts";

/** Collects the slots that the region's own screens have no place for, so that each is told once. */
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
          `The region's ${name} is not shown on ${pagesText(files)}. ${adviceFor(name)}`,
      ),
  };
}

function adviceFor(name: string): string {
  const [, , place = ""] = name.split(".");
  return place === "besideField"
    ? "Show the `aside` of that field."
    : `Put <ScreenSlot place="${place}" /> into your screen.`;
}
