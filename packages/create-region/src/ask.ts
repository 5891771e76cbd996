import type { Readable, Writable } from "node:stream";
import { isCancel, text } from "@clack/prompts";
import { CliError } from "../../../scripts/cli-error.mjs";
import type { Question } from "./questions.ts";
import type { Answers } from "./region-plan.ts";

/** Where questions are asked; there is none in a script or in CI. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/**
 * Completes the answers. A given answer is checked; a missing one is asked for, or gets its default.
 * @throws {CliError} for a wrong answer, for a missing name without a terminal, and when the questions are left
 */
export async function completeAnswers(
  questions: readonly Question[],
  given: Answers,
  terminal?: Terminal,
): Promise<Answers> {
  for (const question of questions) {
    const answer = given[question.flag];
    if (answer !== undefined) refuseWrong(question, answer);
  }
  const answers: Answers = { ...given };
  for (const question of questions) {
    const { flag, when } = question;
    if (when?.(answers) === false) {
      if (given[flag] === undefined) continue;
      throw new CliError(`--${flag}: a region in UK English has no French pages. Leave it out.`);
    }
    const defaultAnswer = question.defaultAnswer(answers);
    answers[flag] ??= terminal ? await ask(question, defaultAnswer, terminal) : defaultAnswer;
    if (flag === "name" && answers[flag] === "") {
      throw new CliError("a region needs a name, such as prairie. See --help for the rest.");
    }
    refuseWrong(question, answers[flag]);
  }
  return answers;
}

async function ask(question: Question, defaultAnswer: string, terminal: Terminal): Promise<string> {
  const { nothing } = question;
  const read = (typed = "") => withoutQuotes(typed.trim()) || defaultAnswer;
  const answer = await text({
    message: question.text,
    placeholder: defaultAnswer || (nothing && `Enter to keep ${nothing}`) || "",
    validate: (typed) => question.check(read(typed)),
    ...terminal,
  });
  if (isCancel(answer)) throw new CliError("no region was made.");
  return read(answer);
}

/** Quotes are for the shell, and are often typed here too. */
function withoutQuotes(answer: string): string {
  return answer.replace(/^(["'])((?:(?!\1).)*)\1$/u, "$2").trim();
}

function refuseWrong({ flag, check, inQuotes }: Question, answer: string): void {
  const problem = check(answer);
  if (problem === undefined) return;
  const quotes = inQuotes ? ` Put it between quotes: --${flag} "#7a1f5c".` : "";
  // The name has no flag.
  throw new CliError(flag === "name" ? problem : `--${flag}: ${problem}${quotes}`);
}
