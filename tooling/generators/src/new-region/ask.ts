import { createInterface } from "node:readline/promises";
import { Failure } from "../../../../scripts/failure.mjs";
import type { Answers, Question } from "./questions.ts";

/** The terminal to ask on; undefined without one. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Completes the answers: what was given is checked, what is missing is asked for, or takes its default.
 * @throws {Failure} for an invalid answer, and for a missing name without a terminal
 */
export async function completeAnswers(
  questions: readonly Question[],
  given: Answers,
  terminal?: Terminal,
): Promise<Answers> {
  for (const question of questions) {
    const answer = given[question.flag];
    if (answer !== undefined) refuseFault(question, answer);
  }
  const answers: Answers = { ...given };
  if (terminal) await ask(questions, answers, terminal);
  else takeDefaults(questions, answers);
  for (const { flag, when } of questions) {
    if (given[flag] !== undefined && when?.(answers) === false) {
      throw new Failure(`--${flag}: a region in UK English has no French pages. Leave it out.`);
    }
  }
  return answers;
}

function takeDefaults(questions: readonly Question[], answers: Answers): void {
  for (const question of questions) {
    const { flag, otherwise, when } = question;
    if (when?.(answers) === false) continue;
    const answer = (answers[flag] ??= otherwise(answers));
    if (flag === "name" && answer === "") {
      throw new Failure("a region needs a name: pnpm new-region prairie. See --help for the rest.");
    }
    refuseFault(question, answer);
  }
}

async function ask(questions: readonly Question[], answers: Answers, terminal: Terminal) {
  const dialogue = createInterface(terminal);
  // Ctrl-D or Ctrl-C in the middle of it leaves a question without an answer.
  const closed = new Promise<never>((_, reject) => {
    dialogue.once("close", () => reject(new Failure("no region was made.")));
  });
  closed.catch(() => undefined);
  try {
    for (const question of questions) {
      const { flag, otherwise, when, check } = question;
      if (when?.(answers) === false) continue;
      while (answers[flag] === undefined) {
        const standard = otherwise(answers);
        const answer = await Promise.race([dialogue.question(wordsOf(question, standard)), closed]);
        const said = withoutQuotes(answer.trim()) || standard;
        const fault = check(said);
        if (fault === undefined) answers[flag] = said;
        else terminal.output.write(`${fault}\n`);
      }
    }
  } finally {
    dialogue.close();
  }
}

function wordsOf({ text, nothing }: Question, standard: string): string {
  if (standard !== "") return `${text} [${standard}]: `;
  return nothing === undefined ? `${text}: ` : `${text}, or Enter to keep ${nothing}: `;
}

/** Who has read how flags are written may put quotes around an answer, too. */
function withoutQuotes(answer: string): string {
  return answer.replace(/^(["'])((?:(?!\1).)*)\1$/u, "$2").trim();
}

/** The name comes without a flag, so that its fault does, too. */
function refuseFault({ flag, check, inQuotes }: Question, answer: string): void {
  const fault = check(answer);
  if (fault === undefined) return;
  const quotes = inQuotes ? ` Put it between quotes: --${flag} "#7a1f5c".` : "";
  throw new Failure(flag === "name" ? fault : `--${flag}: ${fault}${quotes}`);
}
