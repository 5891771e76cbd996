import { componentStyles } from "./component-styles.ts";
import { tokenStyles } from "./token-styles.ts";

/** Says that it ran, and nothing else: a page has to be complete without it. */
const script = `document.documentElement.dataset.designSystem = "ready";
`;

/** A small design system of the product, as a company's other teams would publish it. By file name. */
export const designSystemFiles: ReadonlyMap<string, string> = new Map([
  ["design-system.js", script],
  ["tokens.css", tokenStyles],
  ["components.css", componentStyles],
]);
