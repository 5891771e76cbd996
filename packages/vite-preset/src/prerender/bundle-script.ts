import { build } from "rolldown";

const ENTRY = "\0waymark:entry";

/** Bundles a script of a page with all that it imports, apart from the app's other scripts. */
export async function bundle(cwd: string, code: string, { minify = false } = {}): Promise<string> {
  const result = await build({
    cwd,
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
    output: { format: "iife", minify },
  });
  return result.output[0].code;
}
