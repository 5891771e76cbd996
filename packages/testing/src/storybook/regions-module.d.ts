declare module "virtual:waymark/regions" {
  import type { DictionaryUrls, Region } from "@waymark/core";
  export const dictionaries: DictionaryUrls;
  export const configuration: Readonly<Record<string, unknown>>;
  export const regions: Readonly<Record<string, () => Promise<{ region: Region }>>>;
}
