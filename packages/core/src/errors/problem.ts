import type { Message } from "../i18n/message.ts";

/** Something that went wrong, as a person is told: one of our messages, or the server's own words, which are text, never HTML [QE-2]. */
export type FormError =
  | { message: Message; detail?: Message | null; detailFirst?: boolean }
  | { text: string };
