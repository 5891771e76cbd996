import { docstringBeginsWithNoun } from "./docstring-begins-with-noun.mjs";
import { textIsOnlyChild } from "./text-is-only-child.mjs";

export default {
  meta: { name: "waymark" },
  rules: {
    "docstring-begins-with-noun": docstringBeginsWithNoun,
    "text-is-only-child": textIsOnlyChild,
  },
};
