declare module "virtual:waymark/regions" {
  import type { DictionaryUrls, Region } from "@waymark/core";
  export const dictionaries: DictionaryUrls;
  export const configuration: Readonly<Record<string, unknown>>;
  interface RegionModule {
    load: () => Promise<{ region: Region }>;
    /** Texts of the region's own, by language. */
    texts: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  }
  export const regions: Readonly<Record<string, RegionModule>>;
}
