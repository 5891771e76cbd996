import { build } from "rolldown";

const ENTRY = "\0waymark:entry";

interface BundleOptions {
  /** A folder from which `@waymark/core` resolves. */
  root: string;
  /** Source of the script. */
  code: string;
  format: "iife" | "esm";
  minify?: boolean;
}

/** Bundles a script of a page with all that it imports, apart from the app's other scripts. */
export async function bundleScript(options: BundleOptions): Promise<string> {
  const { root, code, format, minify = false } = options;
  const { output } = await build({
    cwd: root,
    input: ENTRY,
    platform: "browser",
    write: false,
    logLevel: "silent",
    plugins: [
      {
        name: "waymark:script-entry",
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    output: { format, minify },
  });
  return output[0].code;
}
