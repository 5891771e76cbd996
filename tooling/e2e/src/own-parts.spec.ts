import {
  fieldFaults,
  hydrationFaults,
  oldBrowserFaults,
  pageFaults,
  reflowFaults,
  secretFaults,
  settled,
  translationFaults,
} from "@waymark/testing/browser";
import { apps } from "./fixtures/built-apps.ts";
import { full } from "./fixtures/share.ts";
import { expect, test as base } from "./fixtures/test.ts";

/** The checks that partners run: they find nothing in our own build, and each of these faults. */
const test = base.extend({ baseURL: async ({ origin }, use) => use(origin) });

test("[QR-2] [QD-1] the checks find nothing in a build of ours", full, async ({ page, guard }) => {
  guard.allow(/401/u);
  expect(await hydrationFaults(page, "/")).toEqual([]);
  expect(await fieldFaults(page)).toEqual([]);
  // Under the security policy of a host.
  expect(await reflowFaults(page)).toEqual([]);
  expect(await secretFaults(page)).toEqual([]);
  for (const app of apps) expect(oldBrowserFaults(`../../apps/${app}/dist`)).toEqual([]);
});

test(
  "[QR-2] [QV-1] [QV-2] every check of an open page finds nothing in it",
  full,
  async ({ page }) => {
    await page.goto("/?lang=fr");
    await settled(page);
    expect(await pageFaults(page, "fr-CA")).toEqual([]);
  },
);

test("[QR-2] [QV-1] a pale submit button is found, light and dark", full, async ({ page }) => {
  await page.goto("/");
  await settled(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main [type=submit] { background: #c9a0b8; color: #fff; }");
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await pageFaults(page, "en-CA")).toEqual([
    expect.stringMatching(/^axe color-contrast: .*wm-button__label/u),
    expect.stringMatching(/^dark: axe color-contrast: .*wm-button__label/u),
  ]);
});

/** Faults that one setting of a person's shows, each with the line about it and the style that makes it. */
const settingPlants: readonly [line: RegExp, name: string, style: string][] = [
  [
    /^reflow with text at 200%: \d+px wide/u,
    "wide",
    "@media (min-width: 600px) { .wide { inline-size: 22rem; } }",
  ],
  [
    /^reflow with text spacing: cut off <p class="tight"/u,
    "tight",
    ".tight { line-height: 1.2; block-size: 1.2em; overflow: hidden; }",
  ],
  [
    /^forced colours: no edge around <button class="bare"/u,
    "bare",
    ".bare { appearance: none; border: 0; }",
  ],
  // The portal's styles still every animation of a style, and none of a script.
  [/^motion: script$/u, "turning", ""],
];

test(
  "[QR-2] [QV-2] [QV-4] what larger text, wider spacing, forced colours or less motion shows is found",
  full,
  async ({ page }) => {
    await page.goto("/");
    await settled(page);
    await page.evaluate(
      (plants) => {
        const endless = { duration: 2000, iterations: Number.POSITIVE_INFINITY };
        for (const [name, style] of plants) {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets.push(sheet);
          const part = document.createElement(name === "bare" ? "button" : "p");
          part.className = name;
          part.textContent = name;
          document.querySelector("main form")?.after(part);
          if (name === "turning") part.animate({ rotate: ["0turn", "1turn"] }, endless);
        }
      },
      settingPlants.map(([, ...plant]) => plant),
    );
    const found = await pageFaults(page, "en-CA");
    for (const [line] of settingPlants) expect(found).toContainEqual(expect.stringMatching(line));
  },
);

test("[QR-2] [QL-1] no text loses its translation", full, async ({ page }) => {
  expect(await translationFaults(page, "/")).toEqual([]);
});

/** Faults in the fields of a page, each with the line about it. */
const fieldPlants: readonly [line: RegExp, selector: string, attribute: string, value: string][] = [
  [/^form: its method is get$/u, "main form", "method", "get"],
  [/^form: 0 submit buttons$/u, "main [type=submit]", "type", "button"],
  [/^field: no name on <input/u, "[name=remember]", "name", ""],
  [/^field: no label on <input/u, "label[for=username]", "for", "none"],
  [/^field: autocomplete of password is "off"/u, "[name=password]", "autocomplete", "off"],
  [/^form: a password without/u, "[name=username]", "autocomplete", "nickname"],
];

test("[QR-2] [QF-2] what keeps a password manager from a form is found", full, async ({ page }) => {
  await page.goto("/");
  await settled(page);
  for (const [, selector, ...attribute] of fieldPlants) {
    await page
      .locator(selector)
      .first()
      .evaluate((element, [name, value]) => element.setAttribute(name, value), attribute);
  }
  const found = await fieldFaults(page);
  for (const [line] of fieldPlants) expect(found).toContainEqual(expect.stringMatching(line));
  expect(found).toHaveLength(fieldPlants.length + 1);
});

test("[QR-2] [QV-7] a prerendered page that React would render otherwise is found", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Module scripts are deferred: they run after this event.
    document.addEventListener("readystatechange", rename, { once: true });
    function rename(): void {
      const label = document.querySelector("label[for=username]");
      if (label) label.textContent = "Name";
    }
  });
  const found = await hydrationFaults(page, "/");
  expect(found).toContainEqual(expect.stringMatching(/^hydration: console: .*418/u));
});

test(
  "[QR-2] [QL-1] a part that loses its texts to a translation is found",
  full,
  async ({ page, guard }) => {
    guard.allow(/removeChild/u);
    await page.addInitScript(() => {
      addEventListener("readystatechange", keepText, { once: true, capture: true });
      // As code does that keeps a text's node, and removes it once it says something else.
      function keepText(): void {
        const text = document.querySelector("footer a")?.firstChild;
        const parent = text?.parentNode;
        if (!text || !parent) return;
        const watch = new MutationObserver(() => {
          if (!document.querySelector(".wm-notice-banner")) return;
          watch.disconnect();
          parent.removeChild(text);
        });
        watch.observe(document, { subtree: true, childList: true });
      }
    });
    expect(await translationFaults(page, "/", "after")).toContainEqual(
      expect.stringMatching(/^translation: uncaught: .*removeChild/u),
    );
  },
);

test("[QR-2] [QT-3] a part that sends what is typed is found", full, async ({ page, guard }) => {
  guard.allow(/40[14]|favicon/u);
  await page.addInitScript(() => {
    addEventListener("input", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      void fetch(`/favicon.svg?typed=${encodeURIComponent(target.value)}`, { keepalive: true });
    });
  });
  expect(await secretFaults(page)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^secrets: username 1 in url \(own GET \/favicon.svg\)$/u),
      expect.stringMatching(/^secrets: password 3 in url/u),
    ]),
  );
});
