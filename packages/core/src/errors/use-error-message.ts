import { useHasText } from "../i18n/use-text.tsx";
import { errorMessageFor } from "./error-message.ts";
import { inRegionWords } from "./region-words.ts";

/** Returns `errorMessageFor` with the region's words for the messages of its server. */
export function useErrorMessage(): typeof errorMessageFor {
  const has = useHasText();
  return (...failed) => inRegionWords(errorMessageFor(...failed), has);
}
