import type { DictionaryUrls } from "@waymark/core";
import english from "@waymark/core/translations/en-CA.json?url";
import british from "@waymark/core/translations/en-GB.json?url";
import french from "@waymark/core/translations/fr-CA.json?url";
import legalEnglish from "@waymark/core/translations/legal/en-CA.json?url";
import legalBritish from "@waymark/core/translations/legal/en-GB.json?url";
import legalFrench from "@waymark/core/translations/legal/fr-CA.json?url";

export const dictionaryUrls: DictionaryUrls = {
  portal: { "en-CA": english, "fr-CA": french, "en-GB": british },
  legal: { "en-CA": legalEnglish, "fr-CA": legalFrench, "en-GB": legalBritish },
};
