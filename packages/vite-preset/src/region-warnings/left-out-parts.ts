import type { PageWarning, RenderedPage } from "./files-by-key.ts";

/** Says which parts of the region threw while a page was rendered, and why. */
export function leftOutParts({ leftOut }: Pick<RenderedPage, "leftOut">): PageWarning[] {
  return [...leftOut].map(([part, error]) => [
    part,
    (pages) =>
      `The region's ${part} ${problemOf(error)} on ${pages}. ${insteadOf(part)} ${reasonOf(error)}`,
  ]);
}

function insteadOf(part: string): string {
  return part.startsWith("slots.")
    ? "That place stays empty."
    : "They have the portal's own part instead.";
}

function problemOf(error: unknown): string {
  return isContractFault(error) ? "breaks its contract" : "threw";
}

function reasonOf(error: unknown): string {
  if (isContractFault(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The class itself is one of the modules that render the pages. */
function isContractFault(error: unknown): error is Error {
  return error instanceof Error && error.name === "ContractFault";
}

/** Names the slots, the notice of sign-in and the frame of a screen, that the region's own screen has no place for. */
export function unplacedSlots({ unplaced }: Pick<RenderedPage, "unplaced">): PageWarning[] {
  return unplaced
    .map(slotOf)
    .map((name) => [
      name,
      (pages) => `${nameOf(name)} is not shown on ${pages}. ${adviceFor(name)}`,
    ]);
}

/** Returns the name of the slot: further components have a number, and what is below a required box has its name. */
function slotOf(slot: string): string {
  const steps = slot.split(".");
  return steps.slice(0, steps[2] === "besideField" ? 4 : 3).join(".");
}

/** Advice for each of the portal's own parts that a screen lacks. */
const ownParts: Readonly<Record<string, string>> = {
  SignInNotice: "Put <SignInNotice /> into your screen: without it a saved sign-in cannot be used.",
  RegionScreen:
    "Put <RegionScreen> around your screen: without it there is no title, no focus, no posted notice and no text without JavaScript.",
};

function nameOf(name: string): string {
  return name in ownParts ? name : `The region's ${name}`;
}

function adviceFor(name: string): string {
  const own = ownParts[name];
  if (own !== undefined) return own;
  const [, , place = ""] = name.split(".");
  return place === "besideField"
    ? "Show the `aside` of that field."
    : `Put <ScreenSlot place="${place}" /> into your screen.`;
}
