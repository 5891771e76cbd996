import { expect, test } from "@playwright/test";
import { apps, builtApp } from "./fixtures/built-apps.ts";
import { htmlFaults } from "./fixtures/html-faults.ts";
import { share } from "./fixtures/share.ts";

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
