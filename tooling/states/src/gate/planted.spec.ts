import type { Page } from "@playwright/test";
import { oneViewEach, openView } from "../views.ts";
import { expect } from "@playwright/test";
import { isWhole, share } from "@waymark/e2e/share";
import { stateTest as test, viewFaults } from "@waymark/testing/parts";

const [view] = oneViewEach();
if (!view) throw new Error("There is no state");

/** Planted problems, each with the gate's message for it. */
const planted: readonly [string, RegExp, (page: Page) => Promise<unknown>][] = [
  [
    "a field without a label",
    /^axe label: /u,
    (page) => page.evaluate(() => document.querySelector("label[for=username]")?.remove()),
  ],
  [
    "a text that is too pale",
    /^axe color-contrast: .*wm-field__label/u,
    (page) => page.addStyleTag({ content: ".wm-field__label { color: #aaa; }" }),
  ],
  [
    "a text that is too pale, beneath something else",
    /^contrast: 1\.\d\d of the text of <h1/u,
    // A pseudo-element over all of the text: there axe is unsure in every browser and with every font.
    (page) =>
      page.addStyleTag({
        content:
          ".wm-heading { position: relative; color: #ddd; background: #fff; } .wm-heading::after { content: ''; position: absolute; inset: 0; background: #fff1; }",
      }),
  ],
  [
    "a block that is 321px wide",
    /^reflow at 320px: 3\d\dpx wide/u,
    (page) =>
      page.evaluate(() => {
        const block = document.createElement("div");
        block.style.width = "321px";
        block.textContent = "Too wide";
        document.querySelector("main")?.prepend(block);
      }),
  ],
  [
    "a focus that cannot be seen",
    /^focus: cannot be seen on <input/u,
    (page) => page.addStyleTag({ content: "input:focus-visible { outline: none !important; }" }),
  ],
  [
    "a focus ring as pale as what is around it",
    /^contrast: 1\.\d\d of the ring of <input/u,
    (page) => page.addStyleTag({ content: ":focus-visible { outline-color: #eee !important; }" }),
  ],
  [
    "a button of 20 pixels",
    /^target: 20×20 <button/u,
    (page) =>
      page.addStyleTag({
        content:
          ".wm-tip__button { inline-size: 20px !important; block-size: 20px !important; min-inline-size: 0 !important; min-block-size: 0 !important; padding: 0 !important; }",
      }),
  ],
  [
    "a button that goes as the focus reaches it",
    /^focus: lost before <input/u,
    (page) =>
      page.evaluate(() => {
        const button = document.querySelector(".wm-password__toggle");
        button?.addEventListener("focus", () => button.remove());
      }),
  ],
  [
    "a second heading of the first rank",
    /^document: 2 h1$/u,
    (page) =>
      page.evaluate(() => document.querySelector("main")?.append(document.createElement("h1"))),
  ],
  [
    "a text beside an element",
    /^document: "Sign in first" shares its element with others$/u,
    (page) => page.evaluate(() => document.querySelector("main h1")?.append("Sign in first")),
  ],
  [
    "an illustration on paper",
    /^print: \.wm-art is on the paper$/u,
    (page) => page.addStyleTag({ content: ".wm-art { display: block !important; }" }),
  ],
  [
    "a word that stays quiet where more contrast is asked for",
    /^more contrast: .*wm-field__label/u,
    (page) => page.addStyleTag({ content: ".wm-field__label { color: #666; }" }),
  ],
  [
    "a button without an edge in forced colours",
    /^forced colours: no edge around <button/u,
    (page) => page.addStyleTag({ content: "button { border: 0 !important; appearance: none }" }),
  ],
];

if (isWhole) {
  test("[QV-1] the gate finds a state that is not reached", async ({ page }) => {
    const tip = oneViewEach().find(({ state }) => state.id === "sign-in-tip");
    if (!tip) throw new Error("There is no state with a tip");
    // A press opens no tip.
    await page.addInitScript(() =>
      addEventListener("click", (event) => event.stopPropagation(), true),
    );
    await expect(openView(page, tip)).rejects.toThrow(
      /^sign-in-tip: .*Waited for \.wm-tip__content/u,
    );
  });
}

for (const [name, line, plant] of share(planted, 3)) {
  test(`[QV-1] [QV-2] [QV-3] [QV-4] the gate finds ${name}`, async ({ shared }) => {
    await openView(shared, view);
    await plant(shared);
    const faults = await viewFaults(shared, view.language, { theme: view.theme });
    expect(faults).toContainEqual(expect.stringMatching(line));
  });
}
