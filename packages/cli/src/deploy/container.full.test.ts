import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { freePort, nginxPath, untilAnswered } from "@waymark/hosting/testing";
import { portalBuild } from "@waymark/hosting/testing/build";
import { listening } from "@waymark/hosting/testing/listening";
import { describe, expect, it, onTestFinished } from "vitest";

const template = fileURLToPath(
  new URL("../../../create-region/template/standalone/", import.meta.url),
);
/** The folder of the command, as the image of this repository has it. */
const bin = fileURLToPath(new URL("../../../hosting/container", import.meta.url));
const containerfile = readFileSync(join(template, "Containerfile.txt"), "utf8");
const lines = containerfile.replaceAll(/\\\n\s*/gu, "").split("\n");
const last = containerfile.slice(containerfile.lastIndexOf("\nFROM "));

/**
 * Starts a container's script as the image does.
 * @param values those of a stage; without them there is no file
 * @param isNamed false where no variable names the file
 * @param variables more of the container's
 */
async function startContainer(values?: object, isNamed = true, variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), "waymark-container-"));
  chmodSync(folder, 0o755);
  const temp = join(folder, "tmp");
  mkdirSync(temp);
  const configuration = join(folder, "configuration.json");
  if (values !== undefined) writeFileSync(configuration, JSON.stringify(values));
  const listen = `127.0.0.1:${await freePort()}`;
  const child = spawn("sh", [join(template, "container/start.sh.txt")], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: [bin, dirname(nginxPath ?? ""), process.env["PATH"]].join(":"),
      DIST: portalBuild(join(folder, "dist")),
      TMPDIR: temp,
      ...(isNamed && { CONFIGURATION: configuration }),
      LISTEN: listen,
      HOSTS: `${listen},login.example`,
      VERSION: "1.4.0",
      COMMIT: "abc1234",
      ...variables,
    },
  });
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill("SIGQUIT");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true });
  });
  return { child, listen, origin: `http://${listen}`, said: text(child.stderr) };
}

/** Runs the check of an image as its container does. */
function healthOf(file: string, listen?: string): number | null {
  const [, list = "[]"] = /^HEALTHCHECK .*? CMD (.*)$/mu.exec(file) ?? [];
  const [command = "", ...args] = JSON.parse(list) as string[];
  const env = { PATH: process.env["PATH"], ...(listen !== undefined && { LISTEN: listen }) };
  return spawnSync(command, args, { stdio: "ignore", env }).status;
}

const running = (child: ChildProcess) => ({ child, stop: async () => {} });

describe.skipIf(nginxPath === undefined)("a container", { timeout: 60_000 }, () => {
  it("[QO-2] [RE-1] is configured at its start, and ready when it answers", async () => {
    const { child, origin } = await startContainer({ apiOrigin: "https://api.stage.example" });
    await untilAnswered(`${origin}/healthz`, running(child));
    const page = await fetch(origin);
    expect(await page.text()).toContain("https://api.stage.example");
    expect(page.headers.get("Content-Security-Policy")).toContain("https://api.stage.example");
    const version = await fetch(`${origin}/version`);
    expect(await version.text()).toMatch(/1\.4\.0[^]*abc1234/u);
  });

  it("[QO-2] is healthy on the port that it listens at, and unhealthy once it has ended", async () => {
    const { child, listen, origin } = await startContainer(undefined, false);
    await untilAnswered(`${origin}/healthz`, running(child));
    const port = listen.replace(/^.*:/u, "");
    const ofRepository = readFileSync(join(bin, "../Containerfile"), "utf8");
    for (const file of [containerfile, ofRepository]) {
      expect([listen, port].map((each) => healthOf(file, each))).toEqual([0, 0]);
    }
    child.kill("SIGQUIT");
    await once(child, "exit");
    expect(healthOf(containerfile, listen)).not.toBe(0);
  });

  it("[QO-2] ends with the reason where the configuration has a mistake, and is never ready", async () => {
    const { child, origin, said } = await startContainer({ apiOrigin: "not an origin" });
    await once(child, "exit");
    expect(child.exitCode).not.toBe(0);
    expect(await said).toContain("apiOrigin");
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow("fetch failed");
  });

  it("[QO-2] ends where the file of CONFIGURATION is missing, and names it", async () => {
    const { child, said } = await startContainer();
    await once(child, "exit");
    expect(child.exitCode).not.toBe(0);
    expect(await said).toMatch(/there is no .*configuration\.json/u);
  });

  it.each([
    ["SERVER", /--server .*should be an origin/su],
    ["CONFIGURATION", /there is no .*configuration\.json/u],
  ])(
    "[QO-2] ends where %s is empty, as a variable that was not set makes it",
    async (name, words) => {
      const { child, said } = await startContainer(undefined, false, { [name]: "" });
      await once(child, "exit");
      expect(child.exitCode).not.toBe(0);
      expect(await said).toMatch(words);
    },
  );

  it("[QO-2] [QO-4] asks the server for the paths of PASS, and for the cookie at CSRF_FROM", async () => {
    const asked: string[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url ?? "");
      response.setHeader("Set-Cookie", "XSRF-TOKEN=a; Path=/").end("of the server");
    });
    const behind = await listening(server);
    onTestFinished(behind.stop);
    const { child, origin } = await startContainer({}, true, {
      SERVER: behind.origin,
      PASS: "/sso,/account/logout",
      CSRF_FROM: "/api/csrf",
    });
    await untilAnswered(`${origin}/healthz`, running(child));
    for (const path of ["/sso/nord", "/account/logout"]) {
      const answer = await fetch(origin + path);
      expect(await answer.text()).toBe("of the server");
    }
    const page = await fetch(`${origin}/account/k`);
    expect(page.headers.get("Content-Type")).toContain("text/html");
    expect(page.headers.get("Set-Cookie")).toContain("XSRF-TOKEN=a");
    expect(asked).toEqual(["/sso/nord", "/account/logout", "/api/csrf"]);
  });

  it("[QO-2] says that it has no configuration where no variable names one", async () => {
    const { child, origin, said } = await startContainer(undefined, false);
    await untilAnswered(`${origin}/healthz`, running(child));
    child.kill("SIGQUIT");
    expect(await said).toContain("There is no /etc/portal/configuration.json");
  });
});

it("[QO-2] a container starts over the read-only copy of a start that was killed", () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-container-"));
  onTestFinished(() => {
    spawnSync("chmod", ["-R", "u+w", folder]);
    rmSync(folder, { recursive: true });
  });
  const build = join(folder, "dist");
  mkdirSync(join(build, "assets"), { recursive: true });
  writeFileSync(join(build, "assets/a.js"), "");
  writeFileSync(join(folder, "waymark"), "#!/bin/sh\nexit 3\n", { mode: 0o755 });
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const env = { PATH: `${folder}:${process.env["PATH"]}`, DIST: build, TMPDIR: folder, HOSTS: "" };
  spawnSync("chmod", ["-R", "a-w", build]);
  chmodSync(folder, 0o777);
  const run = (...args: string[]) => spawnSync("sh", args, { env, ...asNobody, encoding: "utf8" });
  run("-c", 'cp -r "$DIST" "$TMPDIR/portal"');
  // The script comes as far as its first call of `waymark`.
  const { status, stderr } = run(join(template, "container/start.sh.txt"));
  expect(stderr).not.toContain("Permission denied");
  expect(status).toBe(3);
});

describe("the Containerfile of a region", () => {
  it("[QO-2] runs without root, has a health check, and ends nginx in peace", () => {
    expect(last).toMatch(/^USER 65534:65534$/mu);
    expect(last).toMatch(/^HEALTHCHECK .*LISTEN:-8080\}.*\/127\.0\.0\.1\/.*\/healthz/mu);
    expect(last).toMatch(/^STOPSIGNAL SIGQUIT$/mu);
    expect(last).toMatch(/^EXPOSE 8080$/mu);
    expect(lines.at(-2)).toBe('CMD ["sh", "/srv/portal/start.sh"]');
    // Nothing is written into the image after the user has changed.
    expect(last.slice(last.indexOf("USER "))).not.toMatch(/^(?:RUN|COPY|ADD) /mu);
  });

  it("[QO-2] names each image whole, holds no secret, and installs what the lockfile has", () => {
    const images = lines.flatMap((line) => /^FROM (\S+)/u.exec(line)?.[1] ?? []);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^docker\.io\/library\/node:\d+-\w+-slim$/u);
    expect(containerfile).not.toMatch(/^(?:ADD|ARG) |npm install|_authToken/mu);
    expect(lines.filter((line) => line.includes("npm ci"))).toEqual([
      "RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci",
    ]);
    const { scripts } = JSON.parse(readFileSync(join(template, "package.json.txt"), "utf8"));
    expect(scripts).toHaveProperty("build");
    // Docker and podman both read this name.
    const ignored = readFileSync(join(template, ".dockerignore.txt"), "utf8").split("\n");
    expect(ignored).toEqual(expect.arrayContaining(["node_modules", "dist", ".git"]));
  });
});
