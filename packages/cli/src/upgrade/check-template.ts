import type { Finding } from "../check/finding.ts";
import { templateState } from "./template-changes.ts";

const problems = {
  untouched: "is outdated: the template has changed it, and you have not.",
  edited: "is outdated: the template has changed it, and so have you.",
  new: "is new in the template.",
  gone: "is gone from the template.",
} as const;

const advice = {
  untouched: "`npx waymark upgrade` takes the template’s.",
  edited: "`npx waymark upgrade` shows what the template has changed.",
  new: "`npx waymark upgrade` adds it.",
  gone: "Remove yours if nothing of yours needs it. `npx waymark upgrade` then forgets it.",
} as const;

/** Finds files of the template that have changed since the region took them. */
export async function checkTemplate(root: string): Promise<Finding[]> {
  const state = await templateState(root);
  return (state?.changes ?? []).map((change) => ({
    address: change.path,
    problem: `It ${problems[change.state]}`,
    advice: advice[change.state],
  }));
}
