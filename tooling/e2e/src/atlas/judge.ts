import type { Page } from "@playwright/test";
import type { AtlasFault } from "./faults.ts";
import type { AtlasRow } from "./rows.ts";

/** Screen as a person sees it. */
export type Sight = ReturnType<typeof readSight>;

/** Looks at a page; null while it is between two documents. */
export async function look(page: Page, row: AtlasRow): Promise<Sight | null> {
  const wanted = { typed: Object.entries(row.typed ?? {}), usual: row.usual };
  return page.evaluate(readSight, wanted).catch(() => null);
}

/** Runs in the page. */
function readSight({ typed, usual }: { typed: [string, string][]; usual: string }) {
  // oxlint-disable-next-line consistent-function-scoping -- the page has nothing of what stands outside
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  // oxlint-disable-next-line consistent-function-scoping -- likewise
  const valueOf = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  // A filled form that cannot be sent again is a dead end, even next to other links.
  const isStuck =
    typed.length > 0 &&
    all("main form[data-ready] [type=submit][aria-disabled=true]").length > 0 &&
    // A wait that is counted down ends with an automatic submit.
    all(".wm-wait").length === 0;
  return {
    title: document.title,
    heading: all("main h1")[0]?.textContent?.trim() ?? "",
    /** True while anything still turns or says that it is busy; a button's spinner stays for a second after the work. */
    busy: document.querySelector("[aria-busy=true], .wm-waiting, .wm-spinner") !== null,
    /** Visible messages: key and text. Advice that is always there is none. */
    messages: all("main [data-message]:not([data-message=WITHOUT_EMAIL])").map((element) => ({
      key: element.dataset["message"] ?? "",
      text: element.textContent?.trim() ?? "",
    })),
    /** Links and buttons of the content that can be used. */
    waysOn: isStuck ? 0 : all("main a[href], main button:not([disabled])").length,
    /** Fields of the row that hold something else than was typed. */
    lost: typed.filter(([name, value]) => valueOf(name) !== value).map(([name]) => name),
    /** True when the screen that follows a good answer is seen. */
    usual: all(usual).length > 0,
  };
}

/** Returns true when a journey continues in spite of the fault. */
export function isHarmless(row: AtlasRow, fault: AtlasFault): boolean {
  return fault.harmless === true || includes(row.harmless, fault);
}

function includes(of: AtlasRow["harmless"], { name }: AtlasFault): boolean {
  return of !== undefined && (of.faults === "all" || of.faults.includes(name));
}

/** Faults of the final screen; the guard of the page finds errors and policy violations. */
export function judge(sight: Sight | null, row: AtlasRow, fault: AtlasFault): string[] {
  if (!sight) return ["blank"];
  const { title, heading, busy, usual } = sight;
  const flaws: Judgement[] = [
    [heading === "" || title === "", "blank"],
    [busy, "endless spinner"],
    ...(isHarmless(row, fault)
      ? [[!usual, "did not continue"] as const]
      : whatIsTold(sight, includes(row.oneMessage, fault) ? undefined : fault.tells)),
  ];
  return flaws.filter(([isSo]) => isSo).map(([, flaw]) => flaw);
}

type Judgement = readonly [isSo: boolean, flaw: string];

function whatIsTold({ messages, waysOn, lost }: Sight, tells?: RegExp): Judgement[] {
  const keys = messages.map(({ key }) => key);
  return [
    [messages.length === 0, "no message"],
    [messages.some(({ key, text }) => text === "" || text === key), `no message: ${keys.join()}`],
    [waysOn === 0, "no next step"],
    [lost.length > 0, `lost input: ${lost.join()}`],
    [!keys.some((key) => tells?.test(key) ?? true), `not distinguished: ${keys.join()}`],
  ];
}
