import { expect, test } from "../fixtures/test.ts";
import { settled } from "../fixtures/settled.ts";
import { journeys } from "./journeys.ts";
import { listen } from "./listen.ts";

for (const language of ["en-CA", "fr-CA"] as const) {
  for (const { name, steps } of journeys) {
    test(`[QE-1] [QV-5] ${name} as it is read aloud in ${language}`, async ({
      page,
      origin,
      sandbox,
      guard,
    }) => {
      guard.allow(/4\d\d|ERR_INTERNET_DISCONNECTED/u);
      const heard = await listen(page);
      const at = (path: string) => `${origin}${path}${language === "fr-CA" ? "?lang=fr" : ""}`;
      const script: string[] = [];
      for (const step of steps) {
        await step.act({ page, sandbox, language, at });
        await page.locator(step.rest).first().waitFor();
        await settled(page);
        const said = heard();
        const place = page.locator(step.loads ? "body" : "main");
        const read = (await place.ariaSnapshot()).replaceAll(/\n *- \/url: .*/gu, "");
        script.push(`# ${step.name}`, ...(step.loads ? [] : said), read, "");
      }
      expect(script.join("\n").replaceAll(/© \d{4}/gu, "© (year)")).toMatchSnapshot(
        `${name.replaceAll(" ", "-")}-${language}.txt`,
      );
    });
  }
}
