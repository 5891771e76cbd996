import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** As this file itself is written: the package holds them translated. */
const extension = extname(import.meta.url);

/**
 * Formik's helpers for nested values, which a form of flat texts needs little of: what stands in their place leaves the
 * work to the platform, and the page 5 kB lighter.
 */
export const formikHelpers = Object.entries({
  "lodash-es/clone": "clone",
  "lodash-es/cloneDeep": "clone-deep",
  "lodash-es/isPlainObject": "is-plain-object",
  "lodash-es/toPath": "to-path",
  "hoist-non-react-statics": "hoist-statics",
}).map(([find, file]) => ({
  find,
  replacement: fileURLToPath(new URL(`${file}${extension}`, import.meta.url)),
}));
