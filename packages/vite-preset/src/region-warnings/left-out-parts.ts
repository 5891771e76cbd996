interface LeftOutPart {
  error: unknown;
  /** The pages without it. */
  files: string[];
}

/** Collects the parts of the region that threw while pages were rendered, so that each is told once. */
export function leftOutParts() {
  const found = new Map<string, LeftOutPart>();
  return {
    /** Notes the parts that a page is without. */
    note(file: string, parts: ReadonlyMap<string, unknown>): void {
      for (const [part, error] of parts) {
        const known = found.get(part);
        if (known) known.files.push(file);
        else found.set(part, { error, files: [file] });
      }
    },
    /** Says, for each part, on which pages it is missing, and why. */
    warnings: () => [...found].map(warning),
  };
}

function warning([part, { error, files }]: [string, LeftOutPart]): string {
  return `The region's ${part} ${problemOf(error)} on ${pagesText(files)}. ${insteadOf(part)} ${reasonOf(error)}`;
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

/** The first page, and how many more there are. */
export function pagesText([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length} further ${others.length === 1 ? "page" : "pages"}`;
}

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
