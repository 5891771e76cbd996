import { createInterface } from "node:readline/promises";
import { Failure } from "../../../../scripts/failure.mjs";
import type { Answers, Question } from "./questions.ts";

/** Where somebody sits who can be asked; undefined where nobody does. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Completes the answers: what was given is checked, what is missing is asked for, or takes its default.
 * @throws {Failure} for a given answer that will not do, and for a missing name where nobody can be asked
 */
export async function completeAnswers(
  questions: readonly Question[],
  given: Answers,
  terminal?: Terminal,
): Promise<Answers> {
  for (const { flag, check } of questions) {
    const fault = given[flag] === undefined ? undefined : check(given[flag]);
    if (fault !== undefined) throw refusal(flag, fault);
  }
  const answers: Answers = { ...given };
  if (terminal) return await asked(questions, answers, terminal);
  for (const { flag, otherwise, check } of questions) {
    const answer = (answers[flag] ??= otherwise(answers));
    if (flag === "name" && answer === "") {
      throw new Failure("a region needs a name: pnpm new-region prairie. See --help for the rest.");
    }
    const fault = check(answer);
    if (fault !== undefined) throw refusal(flag, fault);
  }
  return answers;
}

async function asked(questions: readonly Question[], answers: Answers, terminal: Terminal) {
  const dialogue = createInterface(terminal);
  // Ctrl-D or Ctrl-C in the middle of it leaves a question without an answer.
  const closed = new Promise<never>((_, reject) => {
    dialogue.once("close", () => reject(new Failure("no region was made.")));
  });
  closed.catch(() => undefined);
  try {
    for (const question of questions) {
      while (answers[question.flag] === undefined) {
        const standard = question.otherwise(answers);
        const hint = standard === "" ? "" : ` [${standard}]`;
        const answer = await Promise.race([dialogue.question(`${question.text}${hint}: `), closed]);
        const said = answer.trim() === "" ? standard : answer.trim();
        const fault = question.check(said);
        if (fault === undefined) answers[question.flag] = said;
        else terminal.output.write(`${fault}\n`);
      }
    }
  } finally {
    dialogue.close();
  }
  return answers;
}

/** The name comes without a flag, so that its fault does, too. */
function refusal(flag: string, fault: string): Failure {
  return new Failure(flag === "name" ? fault : `--${flag}: ${fault}`);
}
