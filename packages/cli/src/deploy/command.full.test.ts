import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { portalBuild } from "@waymark/hosting/testing/build";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { deployCommand } from "./command.ts";
import { testFolder } from "@waymark/hosting/testing/folder";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const ids = ["2026-11-24T10-00-00-00000001", "2026-11-24T11-00-00-00000002"] as const;

// Each run is a process of its own, which takes as long as the machine is busy.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

let root: string;
beforeEach(() => {
  root = testFolder();
  for (const [index, id] of ids.entries()) {
    const folder = join(root, "builds", id);
    mkdirSync(join(folder, "dist"), { recursive: true });
    const record = {
      id,
      at: "",
      build: `hash${index}`,
      assets: [],
      ...(index && { before: ids[0] }),
    };
    writeFileSync(join(folder, "deployment.json"), JSON.stringify(record));
  }
  symlinkSync(`builds/${ids[1]}`, join(root, "current"));
});

/** Runs the command in a process of its own. */
function deploy(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [main, "deploy", ...args], (error, output, errors) => {
      done({ code: Number(error?.code ?? 0), said: errors + output });
    });
  });
}

it("[QO-4] waymark deploy says what is live, and rolls back by one command", async () => {
  expect((await deploy("--status", root)).said.split("\n")).toEqual([
    `live                   ${ids[1]}  build hash1`,
    `before                 ${ids[0]}  build hash0`,
    "",
  ]);
  const back = await deploy("--rollback", root, "--reload", "exit 0");
  expect(back).toEqual({
    code: 0,
    said: `${ids[0]} is live. The web server has read its configuration again.\n`,
  });
  expect(JSON.parse((await deploy("--status", root, "--json")).said).live).toBe(ids[0]);
});

it("[QO-4] waymark deploy reads quotes in --web-server, and says where its options are listed", async () => {
  const build = portalBuild(join(root, "my build"));
  const temp = join(root, "my temp");
  mkdirSync(temp);
  const options = `nginx --host localhost --listen 127.0.0.1:8097 --temp "${temp}"`;
  const { code, said } = await deploy(build, root, "--web-server", options);
  expect(said).toContain("is live.");
  expect(code).toBe(0);
  const file = readFileSync(join(root, "current/nginx.conf"), "utf8");
  expect(file).toContain(`pid "${temp}/nginx.pid";`);
  const help = await deploy(build, root, "--web-server", "nginx --help");
  expect(help.said).toContain(
    "--web-server has the options of `waymark host nginx --help`, but for <dist> and --out.",
  );
});

it("[QO-4] a roll back that the web server refuses leaves what was live", async () => {
  const { code, said } = await deploy(
    "--rollback",
    root,
    "--reload",
    "echo no such file >&2; exit 3",
  );
  expect(code).toBe(2);
  expect(said).toContain("ended with code 3.\nno such file");
  expect((await deploy("--status", root)).said).toMatch(new RegExp(`^live +${ids[1]}`, "u"));
});

it.each([
  [["--rollback", "a", "b"], /give the folder of deployments alone/u],
  [["a"], /give the folder of a build, then the folder of deployments/u],
  [["a", "b", "--keep", "0"], /It should be a number from 1 to 99/u],
  [["a", "b", "--canary", "half"], /It should be a number from 0 to 100/u],
  [["a", "b", "--check", "nowhere"], /Give an address such as/u],
])("[QO-4] waymark deploy %j says what is wrong", async (args, words) => {
  const command = deployCommand().exitOverride();
  command.configureOutput({ writeErr: () => undefined });
  await expect(command.parseAsync(args, { from: "user" })).rejects.toThrow(words);
});
