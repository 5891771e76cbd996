import { chmodSync, lchownSync, lstatSync, statSync } from "node:fs";

/** To read a file, and to open a folder, for others than the owner. */
const READ = 0o055;

/** Stands for the owner that a file has. */
const SAME = -1;

/**
 * Lets the users who may read one file or folder read another one, too. With the umask of a hardened machine, the user of
 * the web server could read nothing that a command has made.
 */
export function makeReadableLike(path: string, model: string): void {
  const { mode, gid } = statSync(model);
  chownWhereAllowed(path, SAME, gid);
  chmodSync(path, statSync(path).mode | (mode & READ));
}

/** Gives a file, folder or link the owner and the group of another one, as far as the system allows it. */
export function chownLike(path: string, model: string): void {
  const { uid, gid } = lstatSync(model);
  chownWhereAllowed(path, SAME, gid);
  chownWhereAllowed(path, uid, SAME);
}

function chownWhereAllowed(path: string, uid: number, gid: number): void {
  try {
    lchownSync(path, uid, gid);
  } catch {
    // Another user's file needs more rights than most have.
  }
}
