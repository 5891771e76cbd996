import { beforeAll, describe, expect, it } from "vitest";
import english from "../i18n/dictionaries/en-CA.json" with { type: "json" };
import helpDesk from "../i18n/dictionaries/help-desk/en-CA.json" with { type: "json" };
import { renderHelpDesk } from "./render-help-desk.tsx";

const words = "Your school’s access is paused.";
const pageOf = (portal: Record<string, string>) =>
  renderHelpDesk({
    productName: "Waymark",
    texts: [{ language: "en-CA", portal, helpDesk }],
    pages: [],
  });
let page: ReturnType<typeof pageOf>;
let withoutWords: typeof page;
beforeAll(() => {
  page = pageOf({ ...english, "server.SCHOOL_SUSPENDED": words });
  withoutWords = pageOf(english);
}, 60_000);

/** The messages that a page shows for a code. */
function messagesOf({ data, html }: typeof page, letter: string, outcome: string): string {
  const [, sample] = data.codes[letter]?.[outcome] ?? [];
  return html.split(`id="messages-${sample}"`)[1]?.split("</template>")[0] ?? "";
}

describe("a region's words for messages of its server", () => {
  it.each([
    ["L", "403"],
    ["L", "TEXT"],
    ["F", "404"],
    ["W", "503"],
  ])("[QR-4] [QN-4] are on the help desk's page under %s-%s", (letter, outcome) => {
    expect(messagesOf(page, letter, outcome)).toContain(words);
    expect(messagesOf(withoutWords, letter, outcome)).not.toContain(words);
  });

  it("[QR-4] [QN-4] are not where no server has answered", () => {
    expect(messagesOf(page, "L", "LINE")).not.toContain(words);
  });
});
