import { afterEach, expect, it } from "vitest";
import { addStyles } from "./add-styles.ts";

afterEach(() => {
  document.head.replaceChildren();
});

function addSheets(...texts: readonly string[]): void {
  for (const text of texts) {
    const style = document.createElement("style");
    style.textContent = text;
    document.head.append(style);
  }
}

const counts = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length);

it("[QO-7] styles of a lazy part come after all others, whose cascade layers keep their order", () => {
  addSheets("b { color: red; }", "@layer base, ui;");
  addStyles("i { color: blue; }");
  expect(counts()[0]).toBe(1);
  expect(document.styleSheets[1]?.cssRules).toHaveProperty(
    `${(counts()[1] ?? 0) - 1}.selectorText`,
    "i",
  );
});

it("styles of a lazy part that is rendered again are there once", () => {
  addSheets("b { color: red; }");
  addStyles("i { color: blue; }");
  addStyles("i { color: blue; }");
  expect(counts()).toEqual([2]);
});

it("[QL-2] styles of a lazy part stay when the sheet of an extension goes again", () => {
  addSheets("@layer base, ui;", "b { color: red; }");
  addStyles("i { color: blue; }");
  document.head.lastElementChild?.remove();
  expect(counts()).toEqual([2]);
});
