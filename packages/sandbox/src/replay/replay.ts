import { loggedCall } from "../api/calls.ts";
import type { FaultyCall } from "../faults/faulty-answers.ts";
import { MAX_BODY_BYTES } from "../http/request-body.ts";
import { waitFor } from "../network/wait-for.ts";
import type { ReplayOptions } from "../sandbox-options.ts";
import type { Services } from "../services.ts";
import { type Meaning, meaningOf } from "./meaning.ts";
import type { Playback } from "./playback.ts";
import { recordedAnswer } from "./recorded-answer.ts";

/** The longest recorded wait that is waited again. */
const MAX_SECONDS = 60;
/** No call has more fields. */
const MAX_NAMED = 10;

/** Answers a call of an app from a recording, where it has it. */
export type Replay = (app: string, call: FaultyCall) => Promise<Response>;

interface PlaybackOptions extends Pick<ReplayOptions, "latency" | "only"> {
  playback: Playback;
}

/** Creates the answers of a recording. */
export function createReplay(
  { activity }: Pick<Services, "activity">,
  { playback, latency = false, only = false }: PlaybackOptions,
): Replay {
  return async (app, { request, usual }) => {
    const meaning = await meaningIn(request);
    if (!meaning) return usual();
    const logged = loggedCall(meaning.call);
    const call = playback.next(meaning);
    if (!call) {
      const way = only ? "refused" : "answered by the sandbox";
      const outcome = `not in the recording, ${way}: ${inWords(meaning)}`;
      activity.add({ app, call: logged, outcome });
      return only ? missing() : usual();
    }
    // The sandbox makes the call as well, so that its pages know who has signed in.
    const own = await usual();
    if (latency) {
      await waitFor(Math.min(MAX_SECONDS, call.milliseconds / 1000), request.signal);
    }
    activity.add({ app, call: logged, outcome: `${call.status}: from the recording` });
    return recordedAnswer({ call, own, request, recorded: playback.recording.origin });
  };
}

async function meaningIn(request: Request): Promise<Meaning | undefined> {
  const { method, url, headers } = request;
  if (!new URL(url).pathname.includes("/api/")) return undefined;
  const body = await textUpTo(request.clone().body, MAX_BODY_BYTES);
  return body === undefined ? undefined : meaningOf({ method, url, headers: [...headers], body });
}

/** A body as text; undefined for a longer one, which the sandbox refuses. */
async function textUpTo(body: Request["body"], maxBytes: number): Promise<string | undefined> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  // Cancelling a copy would wait for the original, which is read later.
  while (text.length <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  return undefined;
}

/** Names the fields as far as they look like ones. */
function inWords({ fields, language }: Meaning): string {
  const known = fields.filter((name) => /^\w{1,30}$/u.test(name)).slice(0, MAX_NAMED);
  const names = known.length > 0 ? `with ${known.join(", ")}` : "without fields";
  return language === "[]" ? names : `${names}, language ${language}`;
}

function missing(): Response {
  const friendlyMessage = "The recording does not have this call";
  const messages = [{ friendlyMessage, translationKey: "GENERIC_ERROR" }];
  return Response.json({ messages }, { status: 501, headers: { "Cache-Control": "no-store" } });
}
