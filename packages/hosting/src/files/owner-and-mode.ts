import { chmodSync, fchownSync, lchownSync, lstatSync, statSync } from "node:fs";

/** Modes that let others than the owner read a file, and open a folder. */
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

/**
 * Gives a file, folder or link the owner and the group of another one, as far as the system allows it.
 * @param target its path; an open file's handle, where another user may put something else at the path
 * @internal
 */
export function chownLike(target: string | number, model: string): void {
  const { uid, gid } = lstatSync(model);
  chownWhereAllowed(target, SAME, gid);
  chownWhereAllowed(target, uid, SAME);
}

function chownWhereAllowed(target: string | number, uid: number, gid: number): void {
  try {
    if (typeof target === "number") fchownSync(target, uid, gid);
    else lchownSync(target, uid, gid);
  } catch {
    // Another user's file needs more rights than most have.
  }
}
