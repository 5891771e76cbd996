import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleScript } from "./bundle-script.ts";

/**
 * Writes the script that shows messages without React. It has a copy of what it needs of the portal, because it is loaded
 * where the portal's own scripts are missing.
 * @returns its url
 */
export async function writePageMessageScript(root: string, dist: string): Promise<string> {
  const code = await bundleScript({
    root,
    code: `export * from "@waymark/core/page-message";`,
    format: "esm",
    minify: true,
  });
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const file = `assets/page-message-${hash}.js`;
  writeFileSync(join(dist, file), code);
  return `/${file}`;
}
