/** Checks and marks of texts for build tools and for Storybook, which runs them in a browser. */
export {
  dictionaryFaults,
  newLanguageFaults,
  wholeDictionaryFaults,
} from "./texts/dictionary-faults.ts";
export { type FaultKind, inEnglish, type TextFault } from "./texts/fault-sentences.ts";
export { frenchSpacingFaults, isFrench, spacedText } from "./texts/french-spacing.ts";
export {
  isInPages,
  MARK_END,
  markedTexts,
  NAME_END,
  TEXT_START,
  withoutMarks,
} from "./texts/text-marks.ts";
export { otherOf, PLURAL_FORM } from "./texts/plural-forms.ts";
export { regionTextFaults, serverTextFaults, splitRegionTexts } from "./texts/region-texts.ts";
