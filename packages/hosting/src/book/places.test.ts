import { markedTexts, withoutMarks } from "../texts/text-marks.ts";
import { describe, expect, it } from "vitest";
import { fillPage } from "../texts/fill-page.ts";
import type { BookData } from "./book-data.ts";
import { statesWith } from "./places.ts";

const english: Record<string, string> = markedTexts("en-CA", {
  title: "Welcome to {{productName}}",
  sent: "The link is sent.",
});
const empty = (tag: string, name: string) => `<${tag} class="${name}"></${tag}>`;
const state = [
  empty("header", "wm-header"),
  `<main><h1>${(english["title"] ?? "").replace("{{productName}}", "Waymark")}</h1><p>${english["sent"]}</p></main>`,
  empty("div", "wm-art"),
  empty("footer", "wm-footer"),
].join("");

const data: BookData = {
  productName: "Mon parcours",
  languages: ["fr-CA"],
  texts: {},
  own: {},
  since: {},
  pages: [
    {
      name: "/",
      language: "fr-CA",
      html: `<header class="wm-header" data-kind="x">Logo</header><main>Form</main><footer class="wm-footer"><p>Foot</p></footer>`,
    },
  ],
  states: [
    { id: "forgot-sent", html: state },
    { id: "other", html: "<main></main>" },
  ],
};

describe("the states of the book", () => {
  it("[QO-7] that show a text are in its language, with the region's name, header and footer", () => {
    const [found, ...more] = statesWith("fr-CA/sent", data);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ name: "forgot-sent", language: "fr-CA", isState: true });
    expect(found?.html).toContain("\uE000fr-CA/sent\uE002");
    expect(withoutMarks(found?.html ?? "")).toBe(
      `<header class="wm-header" data-kind="x">Logo</header><main><h1>Welcome to Mon parcours</h1><p>The link is sent.</p></main><footer class="wm-footer"><p>Foot</p></footer>`,
    );
  });

  it("[QO-7] are filled with other texts, also those inside of a text", () => {
    const inner: Record<string, string> = markedTexts("fr-CA", {
      sign: "a hyphen",
      no: "Not {{signs}}.",
    });
    const marked = `<p>${(inner["no"] ?? "").replace("{{signs}}", inner["sign"] ?? "")}</p>`;
    const other = new Map([
      ["fr-CA/sign", { text: "un trait d’union", hasShape: false }],
      ["fr-CA/no", { text: "Pas {{signs}}!", hasShape: false }],
    ]);
    expect(fillPage(marked, other)).toBe("<p>Pas un trait d’union!</p>");
  });

  it("[QO-7] show no text that they do not have", () => {
    expect(statesWith("fr-CA/gone", data)).toEqual([]);
  });
});
