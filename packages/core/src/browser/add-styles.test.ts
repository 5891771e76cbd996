import { afterEach, expect, it } from "vitest";
import { addStyles } from "./add-styles.ts";

afterEach(() => {
  document.head.replaceChildren();
});

it("[QO-7] styles of a lazy part come after all others, whose cascade layers keep their order", () => {
  for (const text of ["b { color: red; }", "@layer base, ui;"]) {
    const style = document.createElement("style");
    style.textContent = text;
    document.head.append(style);
  }
  addStyles("i { color: blue; }");
  const counts = [...document.styleSheets].map(({ cssRules }) => cssRules.length);
  expect(counts[0]).toBe(1);
  expect(document.styleSheets[1]?.cssRules).toHaveProperty(
    `${(counts[1] ?? 0) - 1}.selectorText`,
    "i",
  );
});
