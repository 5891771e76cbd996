import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentVersion } from "@waymark/hosting";

/** Writes a file that no script imports, with the hash of its content in its name. @returns its url */
export function writeAsset(dist: string, name: string, content: string): string {
  const [base, ending] = name.split(".");
  const file = `assets/${base}-${contentVersion(content)}.${ending}`;
  writeFileSync(join(dist, file), content);
  return `/${file}`;
}
