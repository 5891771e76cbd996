import type { AtlasRow } from "./atlas-row.ts";
import type { Cell } from "./cell.ts";
import type { AtlasFault } from "./faults.ts";
import type { Sight } from "./sight.ts";

type Found = Cell["flaws"][number];

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
      ? wentOn(sight)
      : wasTold(sight, row.oneMessage ? undefined : fault.tells)),
  ];
  return found.filter((one) => one !== false);
}

function wentOn({ usual }: Sight): (Found | false)[] {
  return [!usual && { flaw: "did not continue", detail: "" }];
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
