import type { DictionaryUrls, Region } from "@waymark/core";
import type { RegionName } from "@waymark/core/states";
import english from "@waymark/core/translations/en-CA.json?url";
import british from "@waymark/core/translations/en-GB.json?url";
import french from "@waymark/core/translations/fr-CA.json?url";
import legalEnglish from "@waymark/core/translations/legal/en-CA.json?url";
import legalBritish from "@waymark/core/translations/legal/en-GB.json?url";
import legalFrench from "@waymark/core/translations/legal/fr-CA.json?url";

const regions = import.meta.glob<{ region: Region }>("../../../../apps/*/src/region.ts");
const themes = import.meta.glob("../../../../apps/*/src/theme.css");

/** Brings a region's data and its colours; no other region's colours come along. */
export async function loadRegion(name: RegionName): Promise<Region> {
  const folder = `../../../../apps/${name}/src`;
  const [module] = await Promise.all([
    regions[`${folder}/region.ts`]?.(),
    themes[`${folder}/theme.css`]?.(),
  ]);
  if (!module) throw new Error(`apps/${name} has no region.ts`);
  return module.region;
}

export const dictionaryUrls: DictionaryUrls = {
  portal: { "en-CA": english, "fr-CA": french, "en-GB": british },
  legal: { "en-CA": legalEnglish, "fr-CA": legalFrench, "en-GB": legalBritish },
};
