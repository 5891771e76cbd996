import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repositoryFiles } from "../../../../scripts/repository-files.mjs";

/**
 * A copy of the repository to change at will. Its packages find their dependencies where the repository has them.
 * @param root the repository's folder
 */
export function scratchCopy(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "waymark-security-"));
  const files = repositoryFiles(root);
  for (const file of files) cpSync(join(root, file), join(folder, file));
  const packages = files.filter((file) => /(?:^|\/)package\.json$/u.test(file)).map(dirname);
  for (const each of packages) {
    const modules = join(root, each, "node_modules");
    if (existsSync(modules)) symlinkSync(modules, join(folder, each, "node_modules"));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
