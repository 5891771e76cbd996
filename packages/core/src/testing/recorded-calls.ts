import {
  type RecordedAnswer,
  type RecordedCall,
  recordedAnswers,
} from "@waymark/sandbox/recorded-answers";
import { server } from "./server.ts";

export { noAnswer, type RecordedCall, refusal } from "@waymark/sandbox/recorded-answers";

/** Answers a path with the given answers in turn (the last one stays) and returns the list of what was asked. */
export function answering(path: string, ...answers: readonly RecordedAnswer[]): RecordedCall[] {
  const { handler, calls } = recordedAnswers(path, ...answers);
  server.use(handler);
  return calls;
}
