import { expect, it } from "vitest";
import { crashScreenStyles } from "./crash-screen-styles.ts";

it("[QE-4] the line that says that the code is copied takes no room before", () => {
  expect(crashScreenStyles).toMatch(/\[role="status"\]:empty \{\s*margin: 0;/u);
});
