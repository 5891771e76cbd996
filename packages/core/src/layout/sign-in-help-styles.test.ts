import { expect, it } from "vitest";
import { signInHelpStyles } from "./sign-in-help-styles.ts";

it("[QN-2] a folded question has its second line below the first one's words", () => {
  expect(signInHelpStyles).toMatch(/summary \{[^}]*list-style-position: outside;/u);
});
