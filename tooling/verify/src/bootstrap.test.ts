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

/** An npm that unpacks a pnpm which cannot be run yet, then waits for as long as there is a file `hang`. */
const npm = `#!/bin/sh
echo "npm begins" >> ../calls
test "$1" = ci && test -e package-lock.json || exit 1
rm -rf node_modules
mkdir -p node_modules/pnpm node_modules/.bin
cp ../bin/install.js node_modules/pnpm
cp ../bin/unpacked node_modules/pnpm/pnpm
ln -s ../pnpm/pnpm node_modules/.bin/pnpm
echo $$ > ../unpacking
mv ../unpacking ../unpacked
while [ -e ../hang ]; do sleep 0.02; done
if [ -e ../refused ]; then cat ../refused; exit 1; fi
echo "npm ends" >> ../calls
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
  put("scripts/pnpm/package.json", "{}");
  put("scripts/pnpm/package-lock.json", "{}");
  put("bin/npm", npm);
  chmodSync(join(root, "bin/npm"), 0o755);
  put("bin/unpacked", pnpm);
  put("bin/install.js", `require("node:fs").chmodSync("pnpm", 0o755)`);
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => logged.push(String(line)));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
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
    await vi.waitFor(() => expect(logged.join()).toContain("waiting for it"), 10_000);
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

  it("says which npm is needed where an old one has left out the program of pnpm", async () => {
    put(
      "bin/install.js",
      `console.error('The "@pnpm/exe.linux-x64" package is not installed, so'); process.exit(1)`,
    );
    await expect(startHere()).rejects.toThrow(
      "npm left out pnpm's program. Use npm 9.6.6 or newer, without `omit`.",
    );
  });

  it.each([
    [
      "npm error code EACCES\nnpm error syscall mkdir\nnpm error path /home/a b/.npm\n",
      /: \/home\/a b\/\.npm$/u,
    ],
    ["EROFS: read-only file system, open '/x'\n", /: EROFS: read-only file system, open '\/x'$/u],
  ])("names the place where npm may not write: %j", async (said, place) => {
    put("refused", said);
    await expect(startHere()).rejects.toThrow(place);
  });

  it("brings another pnpm where the lockfile has changed", async () => {
    await startHere();
    put("scripts/pnpm/package-lock.json", `{ "lockfileVersion": 3 }`);
    await startHere();
    expect(calls().slice(3)).toEqual([...oneInstallation, dependencies]);
  });

  it("[QO-3] runs nothing of a pnpm that npm has refused for its hash", async () => {
    put("refused", "npm error code EINTEGRITY\n");
    put("bin/install.js", `require("node:fs").writeFileSync("../../../ran", "")`);
    await expect(startHere()).rejects.toThrow("npm ci failed with code 1");
    expect(has("ran")).toBe(false);
    expect(calls()).toEqual(["npm begins"]);
  });
});

it("[QO-3] the lockfile has the version and the hash that package.json names, and a hash of the programs for Linux with glibc", () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8"));
  const { packages } = read("scripts/pnpm/package-lock.json");
  const { version, integrity } = packages["node_modules/pnpm"];
  const hash = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
  expect(read("package.json").packageManager).toBe(`pnpm@${version}+sha512.${hash}`);
  expect(read("scripts/pnpm/package.json").dependencies).toEqual({ pnpm: version });
  // Since pnpm 12 these are the programs; without a hash, npm would install another one without a word.
  for (const machine of ["linux-arm64", "linux-x64"]) {
    const hashed = { version, integrity: expect.stringMatching(/^sha512-/u) };
    expect(packages[`node_modules/@pnpm/exe.${machine}`]).toMatchObject(hashed);
  }
});

describe("the lock of a first start", () => {
  const ended = () => spawnSync("true").pid;

  it.each([
    ["of a process that has ended", () => `${ended()}_1_a`],
    // Its start tells it from the process that has the number today.
    ["of a process whose number was given out again", () => `${process.pid}_1_a`],
  ])("does not last: %s", async (_, name) => {
    put(`.bootstrap/lock/${name()}`, "");
    await startHere();
    expect(calls()).toContain(dependencies);
    expect(logged.join()).not.toContain("waiting for it");
  });

  it("is not waited for by a start that is asked to end", async () => {
    put("hang", "");
    const first = startHere();
    const asked = new AbortController();
    const second = startHere(asked.signal);
    await vi.waitFor(() => expect(logged.join()).toContain("waiting for it"), 10_000);
    asked.abort();
    await expect(second).rejects.toThrow("abort");
    drop("hang");
    await first;
    expect(calls()).toEqual([...oneInstallation, dependencies]);
  });
});
