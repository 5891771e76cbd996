import {
  type AlterationStart,
  translatePages,
  alterationStarts,
  untranslatedTexts,
} from "@waymark/testing/parts";
import { full } from "../fixtures/share.ts";
import { expect, test } from "../fixtures/test.ts";
import { type Journey, journeys } from "./journeys.ts";
import { readJourney, scriptOf } from "./read-journey.ts";

interface Row {
  journey: Journey;
  start: AlterationStart;
}

const rows: readonly Row[] = journeys.flatMap((journey) =>
  alterationStarts.map((start) => ({ journey, start })),
);

// A translated page says and shows the same as the page in its own language: the script is the same file.
for (const { journey, start } of rows) {
  test(
    `[QL-1] ${journey.name}, translated from ${start} hydration on`,
    full,
    async ({ page, origin, sandbox, guard }) => {
      guard.allow(/4\d\d|ERR_INTERNET_DISCONNECTED/u);
      await translatePages(page, start);
      const language = "en-CA";
      const afterStep = () => expect.poll(() => untranslatedTexts(page)).toEqual([]);
      const script = await readJourney({ page, origin, sandbox, language, journey, afterStep });
      expect(script).toMatchSnapshot(scriptOf(journey, language));
    },
  );
}
