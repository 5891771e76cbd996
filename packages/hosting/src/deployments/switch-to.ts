import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { keepNotices } from "../configure/build-files.ts";
import { makeThenRename } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";
import { type Deployment, distOf, liveId, liveLink, writeRecord } from "./deployment.ts";

/** Steps after a switch. */
export interface AfterSwitch {
  /** Has the web server read its configuration again. @throws where it does not */
  reload?: (() => void) | undefined;
  /** Checks what is served now, which should be this deployment, with its build in `dist`. @returns what is wrong */
  check?: ((deployment: Deployment, dist: string) => Promise<readonly string[]>) | undefined;
}

const FIRST =
  "Does the web server run already? The first time, deploy without --reload and --check, then start it.";

/**
 * Switches to a deployment. Where the web server refuses it or the check finds something, the one before is live again.
 * @returns its record
 * @throws {InputError} that says what was wrong
 */
export async function switchTo(
  root: string,
  deployment: Deployment,
  { reload, check }: AfterSwitch,
): Promise<Deployment> {
  const { unused, ...record } = deployment;
  const { id } = record;
  const before = liveId(root);
  const used = { ...record, ...(unused && before !== undefined && { before }) };
  if (before !== undefined) keepNotices(distOf(root, before), distOf(root, id));
  if (unused) writeRecord(root, used);
  switchLive(root, id);
  const problems = await problemsOf(async () => {
    reload?.();
    return check?.(deployment, distOf(root, id));
  });
  if (problems.length === 0) return used;
  if (unused) writeRecord(root, deployment);
  if (before === undefined) rmSync(liveLink(root), { force: true });
  const restored =
    before === undefined
      ? []
      : [...switchBack(root, id, before), ...(await reloadAgain(id, reload))];
  throw new InputError(
    [
      ...problems,
      `${id} is not live: ${before === undefined ? "nothing is" : `${before} is again`}. It stays in the folder; \`--use ${id}\` tries it again.`,
      ...(before === undefined && reload !== undefined ? [FIRST] : []),
      ...restored,
    ].join("\n"),
  );
}

/** Notices may have been posted meanwhile. The build before is live again even if they cannot be taken along. */
function switchBack(root: string, id: string, before: string): readonly string[] {
  const [from, to] = [distOf(root, id), distOf(root, before)];
  try {
    keepNotices(from, to);
    return [];
  } catch (error) {
    return [`Notices that were posted in ${from} stay there: ${(error as Error).message}.`];
  } finally {
    switchLive(root, before);
  }
}

/** Without it, the web server may serve the deployment that is undone. */
async function reloadAgain(id: string, reload: AfterSwitch["reload"]): Promise<readonly string[]> {
  const problems = await problemsOf(async () => reload?.());
  return problems.map(
    (problem) =>
      `The reload after that failed, too, so the web server may still serve ${id}: ${problem}`,
  );
}

async function problemsOf(
  work: () => Promise<readonly string[] | void>,
): Promise<readonly string[]> {
  try {
    return (await work()) ?? [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Makes a deployment the live one. The link is replaced by a rename, so that it always leads to a whole build. */
function switchLive(root: string, id: string): void {
  makeThenRename(liveLink(root), (next) => symlinkSync(join("builds", id), next));
}
