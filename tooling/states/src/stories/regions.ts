import type { Region } from "@waymark/core";
import type { RegionName } from "@waymark/core/states";

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
