import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { once } from "node:events";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readPageSources } from "../headers/page-sources.ts";
import { contentSecurityPolicy } from "../headers/content-security-policy.ts";
import { filesOf, smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import {
  freePort,
  makeOwnFolder,
  nginxPath,
  startWebServer,
  untilAnswered,
} from "../testing/web-server-process.ts";
import { deployBuild } from "./deploy-build.ts";
import type { Deployment } from "./deployment.ts";
import { rollBack } from "./roll-back.ts";

/** A folder of deployments that nginx serves, with the build `one`. */
async function startPortal() {
  const folder = testFolder();
  const root = join(folder, "portal");
  const temp = makeOwnFolder(join(folder, "temp"));
  const host = `127.0.0.1:${await freePort()}`;
  const log = join(temp, "access.log");
  const options = `nginx --host ${host} --listen ${host} --temp ${temp} --log ${log} --front 127.0.0.1`;
  const webServer = options.split(" ");
  await deployBuild(smallBuild(folder, "one"), root, { webServer });
  const nginx = startWebServer(
    [nginxPath ?? "nginx", "-e", "stderr", "-c", join(root, "current/nginx.conf")],
    { temp },
  );
  onTestFinished(async () => nginx.stop());
  const origin = `http://${host}`;
  const isServed = async ({ build }: Deployment, address = origin) =>
    untilAnswered(`${address}/version`, nginx, (said) => said.includes(build));
  const reload = () => void nginx.child.kill("SIGHUP");
  await untilAnswered(`${origin}/healthz`, nginx);
  return { folder, root, origin, webServer, reload, isServed };
}

/** Starts a program without the right to open ports below 1024. */
const DROP_PORTS = "exec setpriv --bounding-set=-net_bind_service";

/** Opens a page. @returns the title of its build, and what is wrong with it */
async function openPage(origin: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/forgot`, { headers });
  const page = await answer.text();
  const title = /<title>(.*)<\/title>/u.exec(page)?.[1] ?? "";
  const policy = contentSecurityPolicy(readPageSources(page));
  const isOwn = answer.headers.get("Content-Security-Policy") === policy;
  const files = await Promise.all(
    Object.values(filesOf(title)).map(async (file) => {
      const { status } = await fetch(origin + file, { headers });
      return status === 200 ? [] : [`${title}: ${file} ${status}`];
    }),
  );
  return {
    title,
    faults: [...(isOwn ? [] : [`${title}: policy of another build`]), ...files.flat()],
  };
}

/** Waits until answers stay right: nginx lets its old processes answer for 100 ms after the new ones have begun. */
async function untilSettled(isRight: () => Promise<boolean>): Promise<void> {
  for (let since = Date.now(); Date.now() - since < 500;) {
    if (!(await isRight())) since = Date.now();
  }
}

const chosen = (build: string) => ({ Cookie: `a=b; waymark_build=${build}`, Connection: "close" });

describe.skipIf(nginxPath === undefined)("deployments behind nginx", { timeout: 60_000 }, () => {
  it("[QO-4] sixty open pages find every file and their own policy while builds are switched", async () => {
    const { folder, root, origin, webServer, reload, isServed } = await startPortal();
    const builds = ["one", "two", "three"].map((name) => smallBuild(folder, name));
    const titles = new Set<string>();
    const faults: string[] = [];
    const switching = { isOver: false };
    const visit = async () => {
      while (!switching.isOver) {
        // A browser asks again where an idle connection was closed; this does not.
        const page = await openPage(origin, { Connection: "close" });
        titles.add(page.title);
        faults.push(...page.faults);
      }
    };
    const pages = Array.from({ length: 60 }, visit);
    for (const build of builds.slice(1)) {
      await isServed(await deployBuild(build ?? "", root, { webServer, reload }));
    }
    await isServed(await rollBack(root, { reload }));
    switching.isOver = true;
    await Promise.all(pages);
    expect(faults).toEqual([]);
    expect([...titles].toSorted()).toEqual(["one", "three", "two"]);
  });

  it("[QO-4] a page that is read slowly ends as it began, across a switch", async () => {
    const { folder, root, origin, webServer, reload, isServed } = await startPortal();
    const slow = request(`${origin}/`, { agent: false }).end();
    const [answer] = await once(slow, "response");
    await isServed(await deployBuild(smallBuild(folder, "two"), root, { webServer, reload }));
    expect(await text(answer)).toMatch(/<title>one.*<\/html>$/su);
  });

  it("[QO-4] a share of the visitors gets another build, always the same one, and a cookie chooses", async () => {
    const { folder, root, origin, webServer, reload } = await startPortal();
    const two = smallBuild(folder, "two");
    await deployBuild(two, root, { webServer, reload, canary: 30 });
    const titleOf = async (build: string) => (await openPage(origin, chosen(build))).title;
    await untilSettled(async () => (await titleOf("canary")) === "two");
    expect(await titleOf("live")).toBe("one");
    const visitor = async (number: number) =>
      openPage(origin, { "X-Forwarded-For": `203.0.113.${number}` });
    const pages = await Promise.all(Array.from({ length: 200 }, (_, number) => visitor(number)));
    const again = await Promise.all(Array.from({ length: 200 }, (_, number) => visitor(number)));
    expect(again).toEqual(pages);
    expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
    const share = pages.filter(({ title }) => title === "two").length / 2;
    expect(share).toBeGreaterThan(15);
    expect(share).toBeLessThan(45);
    await rollBack(root, { reload });
    await untilSettled(async () => (await titleOf("canary")) === "one");
  });

  it("[QO-4] [QH-1] with two builds each page has its own policy and files, and each build its version", async () => {
    const { folder, root, origin, webServer, reload } = await startPortal();
    const two = smallBuild(folder, "two");
    const options = { webServer: [...webServer, "--version", "2.0"], reload, canary: 0 };
    await deployBuild(two, root, options);
    const version = async (build: string) =>
      (await fetch(`${origin}/version`, { headers: chosen(build) })).text();
    await untilSettled(async () => (await version("canary")).includes('"version":"2.0"'));
    expect(await version("live")).not.toContain("2.0");
    expect(await openPage(origin, chosen("canary"))).toEqual({ title: "two", faults: [] });
    expect(await openPage(origin, chosen("live"))).toEqual({ title: "one", faults: [] });
    expect((await openPage(origin)).title).toBe("one");
  });

  it("[QO-4] [QO-7] with two builds a posted notice reaches the visitors of both, and so does its end", async () => {
    const { folder, root, origin, webServer, reload, isServed } = await startPortal();
    const configuration = join(folder, "below-a-path.json");
    writeFileSync(configuration, '{"basePath":"/portal"}');
    for (const [options, prefix] of [
      [{}, ""],
      [{ configuration }, "/portal"],
    ] as const) {
      await isServed(
        await deployBuild(smallBuild(folder, "one"), root, { webServer, reload, ...options }),
      );
      const canary = { canary: 0, webServer, reload, ...options };
      const { build } = await deployBuild(smallBuild(folder, "two"), root, canary);
      const served = async (name: string, file: string) =>
        (await fetch(origin + file, { headers: chosen(name) })).text();
      await untilSettled(async () => (await served("canary", "/version")).includes(build));
      for (const notices of ['["Sign-in is down"]', "[]"]) {
        writeFileSync(join(root, "current/dist/notices.json"), notices);
        for (const name of ["canary", "live"]) {
          expect(await served(name, `${prefix}/notices.json`)).toBe(notices);
        }
      }
      expect(await served("live", `${prefix}/`)).toContain("<title>one");
    }
  });

  it("[QO-4] [QO-2] a user deploys for port 80 who may not open it: the web server gets it from elsewhere", async () => {
    const folder = testFolder();
    const root = join(folder, "portal");
    const bin = join(folder, "bin");
    mkdirSync(bin);
    // Root without the right that another user lacks.
    const start = process.getuid?.() === 0 ? DROP_PORTS : "exec";
    writeFileSync(join(bin, "nginx"), `#!/bin/sh\n${start} ${nginxPath} "$@"\n`, { mode: 0o755 });
    vi.stubEnv("PATH", `${bin}:${process.env["PATH"]}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const options = `nginx --host localhost --temp ${folder} --metrics 127.0.0.1:81`.split(" ");
    for (const listen of ["80", "0.0.0.0:443", "*:80"]) {
      const webServer = [...options, "--listen", listen];
      await deployBuild(smallBuild(folder, "one"), root, { webServer });
      const written = readFileSync(join(root, "current/nginx.conf"), "utf8");
      expect(written).toContain(`listen "${listen}";`);
      expect(written).toContain('listen "127.0.0.1:81";');
    }
    const elsewhere = [...options, "--listen", "203.0.113.7:80"];
    const refused = deployBuild(smallBuild(folder, "two"), root, { webServer: elsewhere });
    await expect(refused).rejects.toThrow(/203\.0\.113\.7:\d+ failed/u);
  });

  it("[QO-4] nginx refuses a configuration before the switch", async () => {
    const { folder, root, webServer } = await startPortal();
    const wrong = [...webServer, "--listen", "203.0.113.1:8080"];
    const refused = deployBuild(smallBuild(folder, "two"), root, { webServer: wrong });
    await expect(refused).rejects.toThrow(/nginx refuses its configuration:\n.*203\.0\.113\.1/su);
  });
});
