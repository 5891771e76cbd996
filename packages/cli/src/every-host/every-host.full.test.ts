import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { portalBuild } from "@waymark/hosting/testing/build";
import { listening } from "@waymark/hosting/testing/listening";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hosts, type HostName, isHere, startHost, OF_NETWORK } from "./hosts.ts";
import { pageOf, type Results } from "./hosts-table.ts";
import { tests, type TestName } from "./tests.ts";
import { COOKIE, LARGE_ANSWER, PREFIX, UK_HOST, type World } from "./tested-world.ts";

const PAGE = fileURLToPath(new URL("../../../../docs/hosts.md", import.meta.url));
const results: Results = {};

/** Serves the build of these tests by a host, with a server behind it. */
async function openWorld(name: HostName): Promise<World & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "waymark-every-host-"));
  chmodSync(folder, 0o755);
  const seen: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url !== "/csrf") seen.push(asked.url ?? "");
    const cookie = "XSRF-TOKEN=a; Path=/; SameSite=Lax; Secure";
    answer.setHeader("Set-Cookie", asked.url === LARGE_ANSWER ? [COOKIE, COOKIE] : cookie);
    answer.end("{}");
  });
  const { origin: behindIt, stop: endServer } = await listening(server);
  const configuration = { ukLoginOrigins: [`https://${UK_HOST}`, `http://${UK_HOST}`] };
  const dist = portalBuild(join(folder, "dist"), configuration);
  const behind = {
    hosts: [UK_HOST],
    server: [behindIt],
    pass: ["/workspace"],
    ...(name === "nginx" && { csrfFrom: "/csrf" }),
  };
  const host = await startHost(name, { dist, folder, ...behind });
  const opened = [host];
  const below = async () => {
    const other = join(folder, "below");
    const served = { dist: portalBuild(join(other, "dist"), { basePath: PREFIX }), folder: other };
    chmodSync(other, 0o755);
    const started = await startHost(name, served);
    opened.push(started);
    return started;
  };
  const close = async () => {
    for (const each of opened) await each.stop();
    await endServer();
    rmSync(folder, { recursive: true, force: true });
  };
  const hasNetwork = hosts[name].without.compression === OF_NETWORK;
  return { ...host, dist, seen, hasNetwork, below, endServer, close };
}

for (const name of Object.keys(hosts) as HostName[]) {
  const { title, needs, without } = hosts[name];
  if (!isHere(name)) console.log(`${title} is not on this machine (${needs}): not run.`);
  describe.skipIf(!isHere(name))(`served by ${title}`, { timeout: 60_000 }, () => {
    let world: Awaited<ReturnType<typeof openWorld>>;
    beforeAll(async () => {
      world = await openWorld(name);
    }, 60_000);
    // It is missing where the host did not start.
    afterAll(async () => (world as typeof world | undefined)?.close());
    for (const each of (Object.keys(tests) as TestName[]).filter((test) => !(test in without))) {
      it(`${tests[each].ids} ${tests[each].title}`, async () => {
        expect.hasAssertions();
        await tests[each].run(world);
        results[name] = [...(results[name] ?? []), each];
      });
    }
  });
}

it("[QO-4] the table of the documentation is what this run has found", async ({ skip }) => {
  const missing = (Object.keys(hosts) as HostName[]).filter((name) => !isHere(name));
  skip(missing.length > 0, `Not compared: ${missing.join(", ")} did not run.`);
  await expect(await pageOf(PAGE, results)).toMatchFileSnapshot(PAGE);
});
