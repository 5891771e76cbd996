import {
  createI18n,
  errorMessageFor,
  type Failure,
  type MessageKey,
  type Operation,
  sentencesOf,
  startWait,
} from "@waymark/core/answers";
import english from "@waymark/core/translations/en-CA.json" with { type: "json" };

const texts = createI18n("en-CA", english).text.get();

/** Sentences that a person reads, and the keys that they come from. */
export interface Shown {
  sentences: readonly string[];
  /** Keys of the message and of its hint. Empty where the words are the server's own. */
  keys: readonly string[];
}

/** Returns what the portal shows for a failure of an operation, in English. */
export function shownFor(operation: Operation, failure: Failure): Shown {
  const error = errorMessageFor(operation, failure, startWait(failure) !== null);
  const { message, detail } = error;
  const inOrder = sentencesOf(error).filter((sentence) => sentence !== undefined);
  const sentences = inOrder.flatMap(({ message: said, before, after }) => [
    ...(before ? [texts(before)] : []),
    said.key === undefined ? said.text : texts(said.key, said.values),
    ...(after ? [texts(after)] : []),
  ]);
  const keys = [message.key, detail?.key].filter((key) => key !== undefined);
  return { sentences, keys };
}

/** Returns true for a key that the dictionaries have. */
export function hasText(key: string): boolean {
  return Object.hasOwn(english, key) || Object.hasOwn(english, `${key}_one`);
}

/** Returns the text of a key without placeholders, in English. */
export function textOf(key: MessageKey): string {
  return texts(key);
}
