import { chmodSync, statSync } from "node:fs";

/** To read a file, and to open a folder, for others than the owner. */
const READ = 0o055;

/**
 * Lets the users who may read one file or folder read another one, too. With the umask of a hardened machine, the user of
 * the web server could read nothing that a command has made.
 */
export function makeReadableLike(path: string, model: string): void {
  chmodSync(path, statSync(path).mode | (statSync(model).mode & READ));
}
