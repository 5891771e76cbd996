import { expect, it } from "vitest";
import { durationText } from "../errors/duration-text.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import english from "../i18n/dictionaries/en-CA.json" with { type: "json" };
import { loadBuiltInDictionary } from "../i18n/load-dictionary.ts";
import type { Text } from "../i18n/message.ts";
import type { RetryWaitState } from "./countdown.ts";
import { countdownTexts } from "./countdown-texts.ts";

const { instance } = createI18n("en-CA", english, { loadFallback: loadBuiltInDictionary });
const text: Text = (key, values) => instance.t(key, { ...values });

const started: RetryWaitState = {
  seconds: 75,
  endsAt: new Date(2031, 1, 3, 14, 52),
  blocks: true,
  sendsAutomatically: true,
  announced: null,
  blockedSends: 0,
  isEmptied: false,
};
const inShort = (seconds: number) => `in ${durationText(seconds, "en-CA", "short")}`;
const sendsAt = "We’ll try again for you once, at 2:52 p.m.";
const triesAt = "You can try again at 2:52 p.m.";
const sending = "The wait is over. Trying again…";
const over = "The wait is over. You can try again now.";
const emptied = "The wait is over. We cleared the password for your safety: enter it again.";

/** The spaces inside times and durations differ from one version of Node to the next. */
const withPlainSpaces = (texts: unknown): unknown =>
  JSON.parse(JSON.stringify(texts).replaceAll(/[\u00a0\u202f]/gu, " "));

it.each([
  [
    "is repeated automatically",
    {},
    { lead: sendsAt, time: inShort(75), status: "", reservedTexts: [sendsAt, sending, emptied] },
  ],
  [
    "the person repeats",
    { sendsAutomatically: false },
    { lead: triesAt, time: inShort(75), status: "", reservedTexts: [triesAt, over, emptied] },
  ],
  [
    "has ten seconds left",
    { seconds: 10, announced: 10 },
    {
      lead: sendsAt,
      time: inShort(10),
      status: "10 seconds left to wait.",
      reservedTexts: [sendsAt, sending, emptied],
    },
  ],
  [
    "is over, and repeated automatically",
    { seconds: 0, announced: 0 },
    { lead: sending, time: "", status: sending, reservedTexts: [sendsAt, sending, emptied] },
  ],
  [
    "is over, and the person repeats",
    { seconds: 0, sendsAutomatically: false, announced: 0 },
    { lead: over, time: "", status: over, reservedTexts: [triesAt, over, emptied] },
  ],
  [
    "has said that it is over",
    { seconds: 0, sendsAutomatically: false },
    { lead: over, time: "", status: "", reservedTexts: [triesAt, over, emptied] },
  ],
  [
    "is over, and has emptied the password",
    { seconds: 0, sendsAutomatically: false, announced: 0, isEmptied: true },
    { lead: emptied, time: "", status: emptied, reservedTexts: [triesAt, over, emptied] },
  ],
] as const)("[QN-3] a wait that %s says so", (_, part, texts) => {
  const shown = countdownTexts({ ...started, ...part }, text, "en-CA");
  expect(withPlainSpaces(shown)).toEqual(withPlainSpaces(texts));
});
