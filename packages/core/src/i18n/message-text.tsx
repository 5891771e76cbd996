import type { Message } from "./message.ts";
import { useText } from "./use-text.ts";

/** A message in the page's language, marked with its key. */
export function MessageText({ message }: { message: Message }) {
  const text = useText();
  return <span data-message={message.key}>{text(message.key, message.values)}</span>;
}
