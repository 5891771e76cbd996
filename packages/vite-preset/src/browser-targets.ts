import { oldestBrowsers } from "@waymark/core/build";
import { browserslistToTargets, transform } from "lightningcss";

/** The oldest browsers as lightningcss takes them. Safari of phones and tablets needs prefixes that no other one does. */
export const styleTargets = browserslistToTargets([...oldestBrowsers]);

/** The same as the bundler of scripts takes them, such as `ios15.4`. */
export const scriptTargets: string[] = oldestBrowsers.map((name) =>
  name.replace("_saf", "").replace(" ", ""),
);

/** Minifies a style for the oldest browsers: without targets, shorter syntax would replace what they can read. */
export function minifyStyle(filename: string, code: Uint8Array): string {
  return String(transform({ filename, code, minify: true, targets: styleTargets }).code);
}
