/// <reference types="vite/client" />

declare module "virtual:waymark/dictionaries" {
  import type { DictionaryUrls } from "@waymark/core";
  const dictionaries: DictionaryUrls;
  export default dictionaries;
}
