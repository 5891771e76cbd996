import { beforeAll, describe, expect, it } from "vitest";
import english from "../i18n/dictionaries/en-CA.json" with { type: "json" };
import helpDesk from "../i18n/dictionaries/help-desk/en-CA.json" with { type: "json" };
import french from "../i18n/dictionaries/fr-CA.json" with { type: "json" };
import helpDeskFrench from "../i18n/dictionaries/help-desk/fr-CA.json" with { type: "json" };
import { explanationOf } from "./help-desk-data.ts";
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

describe("a code", () => {
  const told = (letter: string, outcome: string) =>
    explanationOf(page.data, { letter, outcome, id: "", time: "" })?.[0];

  it("[QN-4] of a status without a meaning of its own has the explanation of its class", () => {
    expect(told("V", "418")).toBe(told("V", "4xx"));
    expect(told("V", "418")).toBe("confirmRefused");
  });

  it("[QN-4] that the portal never shows has none: a used confirmation link is no failure", () => {
    expect(told("V", "409")).toBeUndefined();
    expect(told("F", "409")).toBe("severalAccounts");
  });

  it("[QN-4] of too many tries speaks of passwords only where one signs in", () => {
    expect([told("L", "429"), told("A", "429")]).toEqual(["tooManySignIns", "tooManySignIns"]);
    expect([told("F", "429"), told("V", "429")]).toEqual(["tooMany", "tooMany"]);
  });
});

describe("a message is drawn as the caller sees it", () => {
  const summary = 'class="wm-summary"';
  const warning = 'class="wm-notice" data-tone="warning"';
  const frames = (html: string) =>
    html.match(
      /class="(?:wm-summary|wm-notice|hd-strip|hd-sample__heading)"(?: data-tone="\w+")?/gu,
    );

  it.each([
    ["of a form", "L", "401", summary],
    ["of the server about a form", "L", "TEXT", summary],
    ["of a link", "V", "410", warning],
    ["of the server about workspaces", "W", "503", warning],
    ["about a log-out", "O", "503", warning],
    ["of a page", "X", "STOP", 'class="hd-sample__heading"'],
  ])("[QN-4] %s: %s-%s", (_, letter, outcome, frame) => {
    expect(new Set(frames(messagesOf(page, letter, outcome)))).toEqual(new Set([frame]));
  });

  it("[QN-4] also without a code: headings of pages, warnings, the strip of a page in part, and the box without JavaScript", () => {
    const [, codeless = ""] = page.html.split('class="hd-codeless"');
    expect(frames(codeless.split("</ul></details>")[0] ?? "")).toEqual([
      ...Array(2).fill('class="hd-sample__heading"'),
      warning,
      ...Array(2).fill('class="hd-sample__heading"'),
      warning,
      'class="hd-strip"',
      warning,
      summary,
    ]);
  });
});

it("[QN-4] each example of a code stays on one line", () => {
  const examples = page.html.match(/such as (?:<[^>]*>)*L-503-7F3A/gu);
  expect(examples?.filter((each) => !each.includes("hd-code"))).toEqual([]);
});

it("[QN-4] [QV-5] the page names another language in its own", () => {
  const texts = [
    { language: "fr-CA", portal: french, helpDesk: helpDeskFrench },
    { language: "en-CA", portal: english, helpDesk },
  ] as const;
  const { html } = renderHelpDesk({ productName: "Waymark", texts, pages: [] });
  expect(html).toContain("<summary>Sur la page en anglais (Canada)</summary>");
  expect(html).not.toContain("en English");
});

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
