/** What creates a region's app, also outside of this repository. */
export { completeAnswers, type Terminal } from "./ask.ts";
export { planOf } from "./plan-of.ts";
export { type Question, questionsFor } from "./questions.ts";
export { readFlags } from "./read-flags.ts";
export { filesOf, writeFolder } from "./write-region.ts";
