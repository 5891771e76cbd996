import { hostingAnswers } from "./hosting-answers.ts";
import { portalAnswers } from "./portal-answers.ts";
import type { TakenAnswer } from "./taken-answer.ts";

/** What is taken away; what only a browser shows is not here. */
export const takenAnswers: readonly TakenAnswer[] = [...portalAnswers, ...hostingAnswers];
