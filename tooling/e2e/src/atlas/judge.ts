import type { Page } from "@playwright/test";
import type { AtlasFault } from "./faults.ts";
import type { AtlasRow } from "./rows.ts";

/** What can be wrong with what a person has before them; the guard of the page finds errors and policy violations. */
export type Flaw =
  | "blank"
  | "endless spinner"
  | "lost input"
  | "no message"
  | "no next step"
  | "not distinguished"
  | "did not continue";

export interface Found {
  flaw: Flaw;
  detail: string;
}

/** What a person has before them. */
export interface Sight {
  title: string;
  heading: string;
  /** Whether anything still turns or says that it is busy. */
  busy: boolean;
  /** Whether a button still shows its spinner, which stays for a second after the work. */
  spinning: boolean;
  /** Visible messages: key and text. */
  messages: readonly { key: string; text: string }[];
  /** The line with the failure's code. */
  code: string;
  /** Links and buttons of the content that can be used. */
  waysOn: number;
  /** Fields of the row that hold something else than was typed. */
  lost: readonly string[];
  /** Whether what follows a good answer is seen. */
  usual: boolean;
}

/** Looks at a page; null while it is between two documents. */
export async function look(page: Page, row: AtlasRow): Promise<Sight | null> {
  const wanted = { typed: Object.entries(row.typed ?? {}), usual: row.usual };
  return page.evaluate(readSight, wanted).catch(() => null);
}

/** Runs in the page. */
function readSight({ typed, usual }: { typed: [string, string][]; usual: string }): Sight {
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
    busy: document.querySelector("[aria-busy=true], .wm-waiting") !== null,
    spinning: document.querySelector(".wm-spinner") !== null,
    messages: all("main [data-message]").map((element) => ({
      key: element.dataset["message"] ?? "",
      text: element.textContent?.trim() ?? "",
    })),
    code: all(".wm-code")[0]?.textContent ?? "",
    waysOn: isStuck ? 0 : all("main a[href], main button:not([disabled])").length,
    lost: typed.filter(([name, value]) => valueOf(name) !== value).map(([name]) => name),
    usual: all(usual).length > 0,
  };
}

/** Whether a journey continues in spite of the fault. */
export function isHarmless(row: AtlasRow, fault: AtlasFault): boolean {
  const faults = row.harmless?.faults ?? [];
  return fault.harmless === true || faults === "all" || faults.includes(fault.name);
}

/** The flaws of the final screen. */
export function judge(sight: Sight | null, row: AtlasRow, fault: AtlasFault): Found[] {
  if (!sight) return [{ flaw: "blank", detail: "there is no page" }];
  const found: (Found | false)[] = [
    (sight.heading === "" || sight.title === "") && { flaw: "blank", detail: sight.title },
    (sight.busy || sight.spinning) && { flaw: "endless spinner", detail: "" },
    ...(isHarmless(row, fault)
      ? [!sight.usual && ({ flaw: "did not continue", detail: "" } as const)]
      : wasTold(sight, row.oneMessage ? undefined : fault.tells)),
  ];
  return found.filter((one) => one !== false);
}

function wasTold(sight: Sight, tells: RegExp | undefined): (Found | false)[] {
  const { messages, waysOn, lost } = sight;
  const keys = messages.map(({ key }) => key);
  const unsaid = messages.filter(({ key, text }) => text === "" || text === key);
  return [
    messages.length === 0 && { flaw: "no message", detail: "" },
    unsaid.length > 0 && { flaw: "no message", detail: `without words: ${keys.join(", ")}` },
    waysOn === 0 && { flaw: "no next step", detail: "" },
    lost.length > 0 && { flaw: "lost input", detail: lost.join(", ") },
    tells !== undefined &&
      !keys.some((key) => tells.test(key)) && {
        flaw: "not distinguished",
        detail: keys.join(", "),
      },
  ];
}
