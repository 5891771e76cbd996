import { once } from "node:events";
import { createInterface } from "node:readline/promises";

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks a question at a terminal. @returns false for anything but a yes, and where the terminal was left */
export async function confirm({ input, output }: Terminal, question: string): Promise<boolean> {
  const terminal = createInterface({ input, output, terminal: true });
  try {
    // A question is not answered once its input has ended.
    const ended = once(terminal, "close").then(() => "");
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended]);
    return /^y(?:es)?$/iu.test(answer.trim());
  } catch (error) {
    const isLeft = error instanceof Error && error.name === "AbortError";
    if (isLeft) return false;
    throw error;
  } finally {
    terminal.close();
  }
}
