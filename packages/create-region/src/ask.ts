import type { Readable, Writable } from "node:stream";
import { isCancel, select, text } from "@clack/prompts";
import type { Argument, Command, Option } from "commander";
import { askedOptions, type RegionPlan } from "./command-line.ts";

/** Terminal in which questions are asked; there is none in a script or in CI. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/** The values of a command line. A missing one is asked for at a terminal, else it is the default. */
export async function completePlan(command: Command, terminal?: Terminal): Promise<RegionPlan> {
  const ask = async (question: Argument | Option, standard = "") =>
    terminal ? await answerTo(question, standard, { command, terminal }) : standard;
  const [nameArgument] = command.registeredArguments;
  const name = command.args[0] ?? (nameArgument && (await ask(nameArgument))) ?? "";
  const plan = { title: titleOf(name), ...command.opts(), name };
  for (const option of askedOptions(command)) {
    const key = option.attributeName() as "title";
    if (command.getOptionValueSource(key) !== "cli") plan[key] = await ask(option, plan[key]);
  }
  return plan as RegionPlan;
}

interface Asking {
  command: Command;
  terminal: Terminal;
}

async function answerTo(
  { description, argChoices, parseArg }: Argument | Option,
  standard: string,
  { command, terminal }: Asking,
): Promise<string> {
  const read = (typed = "") => String(parseArg?.(typed.trim() || standard, ""));
  const validate = (typed?: string) => {
    try {
      read(typed);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const shared = { message: description, ...terminal };
  const answer = argChoices
    ? await select({
        ...shared,
        options: argChoices.map((value) => ({ value })),
        initialValue: standard,
      })
    : await text({ ...shared, placeholder: standard, defaultValue: standard, validate });
  return isCancel(answer) ? command.error("no region was made.") : read(answer);
}

function titleOf(name: string): string {
  const words = name.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `Waymark ${words.join(" ")}`;
}
