import { expect, it } from "vitest";
import { passwordRuleStyles } from "./password-rule-styles.ts";

it("[QF-10] the sign of a rule is beside its first line, of however many there are", () => {
  expect(passwordRuleStyles).not.toContain("align-items: center");
  expect(passwordRuleStyles).toMatch(/\.wm-rule > \.wm-icon \{\s*margin-block-start: 0\.2em;/u);
});
