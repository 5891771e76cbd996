import { share } from "../fixtures/share.ts";
import { expect, test } from "../fixtures/test.ts";
import { journeys } from "./journeys.ts";
import { readJourney, scriptOf } from "./read-journey.ts";

for (const [row, journey] of share([...journeys.entries()], 6)) {
  for (const language of share(["en-CA", "fr-CA"] as const, 4, row)) {
    test(`[QE-1] [QV-5] ${journey.name} as it is read aloud in ${language}`, async ({
      page,
      origin,
      sandbox,
      guard,
    }) => {
      guard.allow(/4\d\d|ERR_INTERNET_DISCONNECTED/u);
      const script = await readJourney({ page, origin, sandbox, language, journey });
      expect(script).toMatchSnapshot(scriptOf(journey, language));
    });
  }
}
