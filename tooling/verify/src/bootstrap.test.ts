import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bootstrap } from "../../../scripts/bootstrap.mjs";
import { environmentFor } from "../../../scripts/environment.mjs";

const program = new URL("../../../scripts/bootstrap.mjs", import.meta.url);
const hash = "ab".repeat(64);
const integrity = (hex: string) => `sha512-${Buffer.from(hex, "hex").toString("base64")}`;

/** An npm that unpacks a pnpm which cannot be run yet, then waits for as long as there is a file `hang`. */
const npm = `#!/bin/sh
echo "npm begins" >> ../../calls
mkdir -p node_modules/pnpm node_modules/.bin
cp ../../bin/packages.json node_modules/.package-lock.json
cp ../../bin/install.js node_modules/pnpm
cp ../../bin/unpacked node_modules/pnpm/pnpm
ln -s ../pnpm/pnpm node_modules/.bin/pnpm
echo $$ > ../../unpacked
while [ -e ../../hang ]; do sleep 0.02; done
echo "npm ends" >> ../../calls
`;
const pnpm = `#!/bin/sh
echo "pnpm $*" >> calls
mkdir -p node_modules/.bin
ln -sf "$(command -v true)" node_modules/.bin/node
`;

let root: string;
let logged: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-bootstrap-"));
  put("package.json", JSON.stringify({ packageManager: `pnpm@1.2.3+sha512.${hash}` }));
  put("scripts/pnpm-platforms.json", "{}");
  put("bin/npm", npm);
  chmodSync(join(root, "bin/npm"), 0o755);
  put("bin/unpacked", pnpm);
  put("bin/install.js", `require("node:fs").chmodSync("pnpm", 0o755)`);
  unpacks(hash);
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => logged.push(String(line)));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
function unpacks(hex: string) {
  const packages = { "node_modules/pnpm": { integrity: integrity(hex) } };
  put("bin/packages.json", JSON.stringify({ packages }));
}
const has = (name: string) => existsSync(join(root, name));
const drop = (name: string) => rmSync(join(root, name), { recursive: true });
const calls = () => readFileSync(join(root, "calls"), "utf8").trim().split("\n");
const env = () => environmentFor(root, { PATH: `${join(root, "bin")}:${process.env["PATH"]}` });
const startHere = (signal?: AbortSignal) =>
  bootstrap({ root, env: env(), ...(signal && { signal }) });

/** A first start in its own process, killed when pnpm is unpacked; its npm runs until `hang` is deleted. */
async function killedStart(): Promise<void> {
  put("hang", "");
  const call = `import { bootstrap } from "${program.href}";
    await bootstrap({ root: ${JSON.stringify(root)}, env: process.env });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", call], { env: env() });
  const ended = once(child, "exit");
  await vi.waitFor(() => expect(has("unpacked")).toBe(true), { timeout: 10_000 });
  child.kill("SIGKILL");
  await ended;
}

const oneInstallation = ["npm begins", "npm ends"];
const dependencies = "pnpm install --frozen-lockfile";

describe("a first start", () => {
  it("brings pnpm and the dependencies, and the next one leaves pnpm as it is", async () => {
    await startHere();
    expect(calls()).toEqual([...oneInstallation, dependencies]);
    await startHere();
    expect(calls()).toEqual([...oneInstallation, dependencies, dependencies]);
  });

  it("works after one that was killed, npm with it, before pnpm could be run", async () => {
    await killedStart();
    process.kill(Number(readFileSync(join(root, "unpacked"), "utf8")), "SIGKILL");
    drop("hang");
    await startHere();
    expect(calls()).toEqual(["npm begins", ...oneInstallation, dependencies]);
  });

  it("waits for an npm that a killed start has left, and says so", async () => {
    await killedStart();
    const next = startHere();
    await vi.waitFor(() => expect(logged.join()).toContain("waiting for it"));
    expect(logged.join()).toContain(".bootstrap");
    drop("hang");
    await next;
    expect(calls()).toEqual([...oneInstallation, ...oneInstallation, dependencies]);
  });

  it("works beside another, and pnpm is brought once", async () => {
    await Promise.all([startHere(), startHere(), startHere()]);
    expect(calls()).toEqual([...oneInstallation, dependencies, dependencies, dependencies]);
  });

  it("repairs a pnpm that an older start has left half unpacked", async () => {
    put(".bootstrap/node_modules/pnpm/package.json", `{ "version": "1.2.3" }`);
    put(".bootstrap/node_modules/.bin/pnpm", pnpm);
    await startHere();
    expect(calls()).toEqual([...oneInstallation, dependencies]);
  });

  it("repairs a pnpm that may no longer be run", async () => {
    await startHere();
    chmodSync(join(root, ".bootstrap/node_modules/pnpm/pnpm"), 0o600);
    await startHere();
    expect(calls().slice(3)).toEqual([...oneInstallation, dependencies]);
  });

  it("names the folder to delete when pnpm cannot be run all the same", async () => {
    put("bin/install.js", "");
    await expect(startHere()).rejects.toThrow(
      /cannot start pnpm \(EACCES\).*Delete the folder \.bootstrap/u,
    );
  });

  it("[QO-3] refuses a pnpm with another hash, and runs nothing of it", async () => {
    unpacks("cd".repeat(64));
    put("bin/install.js", `require("node:fs").writeFileSync("../../../../ran", "")`);
    await expect(startHere()).rejects.toThrow("pnpm of pnpm 1.2.3 has another hash");
    expect([has("ran"), has(".bootstrap/node_modules")]).toEqual([false, false]);
  });
});

describe("the lock of a first start", () => {
  const ended = () => spawnSync("true").pid;

  it.each([
    ["of a process that has ended", () => `${ended()}_1_a`],
    // Its start tells it from the process that has the number today.
    ["of a process whose number was given out again", () => `${process.pid}_1_a`],
    ["of nothing at all", () => ""],
  ])("does not last: %s", async (_, mark) => {
    mkdirSync(join(root, ".bootstrap/lock"), { recursive: true });
    if (mark() !== "") put(`.bootstrap/lock/${mark()}`, "");
    put(`.bootstrap/lock.${ended()}_1_b/${ended()}_1_b`, "");
    await startHere();
    expect(calls()).toContain(dependencies);
    expect(has(".bootstrap/lock")).toBe(false);
  });

  it("is not waited for by a start that is asked to end", async () => {
    put("hang", "");
    const first = startHere();
    const asked = new AbortController();
    const second = startHere(asked.signal);
    await vi.waitFor(() => expect(logged.join()).toContain("waiting for it"));
    asked.abort();
    await expect(second).rejects.toThrow("abort");
    drop("hang");
    await first;
    expect(calls()).toEqual([...oneInstallation, dependencies]);
  });
});
