import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a browser says it is; undefined where it does not start. */
export async function versionOf(path: string): Promise<string | undefined> {
  try {
    return (await run(path, ["--version", "--no-sandbox"])).stdout.trim();
  } catch {
    return undefined;
  }
}
