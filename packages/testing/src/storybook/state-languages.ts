import type { Language, Region } from "@waymark/core";
import { languagesOffered } from "@waymark/core/build";
import type { ScreenState } from "@waymark/core/states";

/** Languages in which a region's build shows a state; none where it cannot. A page that offers French is in the first one. */
export function languagesOf(
  { country, languages }: Pick<Region, "country" | "languages">,
  { browserLanguages }: Pick<ScreenState, "browserLanguages">,
): readonly Language[] {
  const offered = languagesOffered(country ?? "elsewhere", languages);
  if (country === "uk" || !browserLanguages) return offered;
  const [first] = offered;
  return offered.includes("fr-CA") && first !== "fr-CA" ? [first] : [];
}
