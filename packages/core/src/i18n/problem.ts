import type { Message } from "./message.ts";

/** Something that went wrong, as a person is told: one of our messages, or the server's own words, which are text, never HTML [QE-2]. */
export type Problem =
  | { message: Message; detail?: Message | null; detailFirst?: boolean }
  | { text: string };
