import { codeOutcomes, type CodeSubject } from "../errors/failure-code-tables.ts";
import type { HelpDeskKey } from "./help-desk-text.ts";

/** The name of an explanation: the dictionaries have its `.happened`, `.say` and `.do`. */
export type Situation = HelpDeskKey extends infer Key
  ? Key extends `${infer Name}.happened`
    ? Name
    : never
  : never;

interface SituationRow {
  /** Any subject unless given. */
  subjects?: readonly CodeSubject[];
  /** Any outcome unless given. */
  outcomes?: readonly string[];
  situation: Exclude<Situation, "page">;
}

const { offline, timeout, aborted, unreadable, outdated, serverText, refusedUrl, locked } =
  codeOutcomes;

const noAnswer = [offline, timeout, unreadable, outdated];

/** The explanations of all codes: the first row that matches applies. */
const situations: readonly SituationRow[] = [
  // Without a call
  { subjects: ["crash"], situation: "crashed" },
  { subjects: ["browser"], situation: "oldBrowser" },
  { subjects: ["chunk"], outcomes: [offline], situation: "offline" },
  { subjects: ["chunk"], situation: "missingPart" },
  // The page continues
  { subjects: ["logout"], situation: "signOut" },
  { subjects: ["familyData"], situation: "childrenNotLoaded" },
  {
    subjects: ["redirect"],
    outcomes: ["403", "429", "500", "502", "503", "504", "5xx", ...noAnswer],
    situation: "savedNotChecked",
  },
  { subjects: ["redirect"], outcomes: [refusedUrl], situation: "savedEnded" },
  // Whatever the person was doing
  { outcomes: [locked], situation: "locked" },
  { subjects: ["registrationData"], outcomes: [serverText], situation: "registrationNotOpened" },
  { outcomes: [serverText], situation: "ownWords" },
  {
    subjects: ["login", "portfolioLinking"],
    outcomes: ["429"],
    situation: "tooManySignIns",
  },
  { outcomes: ["429"], situation: "tooMany" },
  { outcomes: ["403"], situation: "stalePage" },
  { outcomes: [outdated], situation: "updatedPage" },
  { outcomes: [offline], situation: "offline" },
  { outcomes: [timeout], situation: "slow" },
  { outcomes: [unreadable], situation: "foreignAnswer" },
  { outcomes: [refusedUrl], situation: "badAddress" },
  { outcomes: [aborted], situation: "left" },
  { outcomes: ["503"], situation: "paused" },
  { outcomes: ["502", "504"], situation: "unreachable" },
  { outcomes: ["500", "5xx"], situation: "serverError" },
  // A refusal of what was sent
  { subjects: ["login"], situation: "wrongPassword" },
  { subjects: ["portfolioLinking"], outcomes: ["401"], situation: "wrongPassword" },
  { subjects: ["portfolioLinking"], situation: "linkingRefused" },
  { subjects: ["forgotPassword"], outcomes: ["409"], situation: "severalAccounts" },
  { subjects: ["forgotPassword"], situation: "noSuchEmail" },
  { subjects: ["redirect"], situation: "savedEnded" },
  { subjects: ["resetToken", "parentResetToken"], situation: "linkRefused" },
  { subjects: ["resetPassword"], situation: "passwordNotSaved" },
  { subjects: ["mustResetPassword"], outcomes: ["401"], situation: "changeEnded" },
  { subjects: ["mustResetPassword"], situation: "newPasswordRefused" },
  { subjects: ["massPrint"], situation: "printLinkRefused" },
  { subjects: ["switchAccount"], situation: "workspaceRefused" },
  { subjects: ["registrationData"], situation: "registrationNotOpened" },
  { subjects: ["registration"], situation: "registrationRefused" },
  { subjects: ["verification"], outcomes: ["410"], situation: "confirmExpired" },
  { subjects: ["verification"], situation: "confirmRefused" },
  { subjects: ["resendVerification"], situation: "resendRefused" },
];

/** The explanation of a code. */
export function situationOf(subject: CodeSubject, outcome: string): SituationRow["situation"] {
  const row = situations.find(
    ({ subjects = [subject], outcomes = [outcome] }) =>
      subjects.includes(subject) && outcomes.includes(outcome),
  );
  return row?.situation ?? "otherRefusal";
}
