import { browserslistToTargets, transform } from "lightningcss";

/** The oldest browsers that people really come with: school laptops that stopped getting updates. */
export const oldestBrowsers: string[] = [
  "chrome103",
  "edge103",
  "firefox102",
  "safari15.4",
  "ios15.4",
];

/** The same as lightningcss takes them. Safari of phones and tablets needs prefixes that no other one does. */
export const styleTargets = browserslistToTargets(
  oldestBrowsers.map((name) => name.replace(/^ios/u, "ios_saf").replace(/\d/u, " $&")),
);

/** Minifies a style for the oldest browsers: without targets, shorter syntax would replace what they can read. */
export function minifyStyle(filename: string, code: Uint8Array): string {
  return String(transform({ filename, code, minify: true, targets: styleTargets }).code);
}
