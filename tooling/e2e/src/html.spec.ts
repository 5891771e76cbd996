import { expect, test } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";
import { apps, builtApp } from "./fixtures/built-apps.ts";
import { share } from "./fixtures/share.ts";

/** Rules that the standard leaves open, and React's writer decides in its own way. */
const spelling: ConfigData["rules"] = {
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "doctype-style": "off",
  "void-style": "off",
  // Since HTML 5 an id may begin with any letter or sign; React's own begin with a low line.
  "valid-id": ["error", { relaxed: true }],
};

/** Rules that the pages break on purpose. */
const meant: ConfigData["rules"] = {
  // A password that is shown is text, and a phone must not capitalise it.
  "input-attributes": "off",
  // No type is the type for text, as the standard says.
  "no-implicit-input-type": "off",
  // A label around its field also names it: programs that are spoken to have looked for nothing else.
  "no-redundant-for": "off",
  // What a page loads is its own and comes from where the page comes from.
  "require-sri": "off",
};

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: { ...spelling, ...meant },
});

/** Faults of a whole page as HTML, a line each. */
function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) =>
      [ruleId, message, selector ?? `line ${line}`].join(" · "),
    ),
  );
}

for (const [row, app] of apps.entries()) {
  test(`every page of ${app} is valid HTML as it was built`, () => {
    const { files, read } = builtApp(app);
    const pages = files.filter((name) => name.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(5);
    const faults = share(pages, apps.length, row).flatMap((name) =>
      htmlFaults(read(name).toString()).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
}

for (const [planted, wrong, rule] of [
  ["an id that is there twice", "<p id=main>", "no-dup-id"],
  ["a field without a label", '<input name="loose">', "input-missing-label"],
  [
    "a heading inside of a paragraph's words",
    "<p><span><h2>No</h2></span></p>",
    "element-permitted-content",
  ],
  [
    "a button within a link",
    '<a href="/"><button type="button">No</button></a>',
    "element-permitted-content",
  ],
] as const) {
  test(`${planted} makes a page invalid`, () => {
    const page = builtApp("default").read("index.html").toString();
    const spoilt = page.replace(/<main[^>]*>/u, (start) => start + wrong);
    expect(htmlFaults(spoilt).join("\n")).toContain(rule);
  });
}
