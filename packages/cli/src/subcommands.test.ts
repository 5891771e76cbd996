import { execFile } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { testFolder } from "@waymark/hosting/testing/folder";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

/** Runs the command in a process of its own, without a terminal. */
function waymark(...args: string[]): Promise<{ code: number; errors: string; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [main, ...args], (error, output, errors) => {
      done({ code: Number(error?.code ?? 0), errors, output });
    });
  });
}

it.each([
  [["--help"], 0, /probe \[options\] <origin>/u],
  [["probe", "--help"], 0, /--accounts <file>/u],
  [["notice", "--help"], 0, /a day needs\s+its hour/u],
  [["frame", "a.js"], 2, /^waymark: "a\.js" is not a frame: give one like/u],
  [[], 2, /Usage: waymark/u],
  [["prob"], 2, /unknown command 'prob'\n\(Did you mean probe\?\)\nSee --help\./u],
  [["probe", "nowhere"], 2, /Give an origin such as https:\/\/staging\.example/u],
  [
    ["probe", "https://a.example", "--changes", "--yes"],
    2,
    /^waymark: --changes is about test accounts/u,
  ],
  [
    ["probe", "https://a.example", "--accounts", "none.json"],
    2,
    /^waymark: there is no file none\.json\.$/mu,
  ],
  [
    ["probe", "https://a.example", "--accounts", "."],
    2,
    /^waymark: \. cannot be read: EISDIR\.$/mu,
  ],
  [
    ["--", "probe", "http://localhost:1024", "--yes"],
    2,
    /waymark: http:\/\/localhost:1024 cannot be probed\./u,
  ],
])(
  "[QO-6] waymark %j ends with %i",
  async (args, code, text) => {
    const ended = await waymark(...args);
    expect(ended.errors + ended.output).toMatch(text);
    expect(ended.code).toBe(code);
  },
  30_000,
);

it.each([
  [["check", "https://ops:s3cret@a.example/"]],
  [["check", "ops:s3cret@a.example"]],
  [["check", "https://ops:s3cret@login .example/"]],
  [["probe", "//ops:s3cret@a.example/"]],
  [["deploy", "dist", "/srv/portal", "--check", "ops:s3cret@a.example"]],
  [["host", "nginx", "dist", "--server", "https://ops:s3,cret@a.example"]],
])(
  "[QT-3] waymark %j takes no address with a password, and does not repeat it",
  async (args) => {
    const { code, errors, output } = await waymark(...args);
    expect(errors).toBe(
      "waymark: Give the address without a username and a password: they are not sent, and a log would keep them.\n",
    );
    expect(output).toBe("");
    expect(code).toBe(2);
  },
  30_000,
);

it("[QO-4] [QO-7] waymark says in one line which file the system does not give", async () => {
  const folder = testFolder();
  writeFileSync(join(folder, "portal-config.json"), "{}");
  const { code, errors } = await waymark("notice", "--list", "--in", folder);
  expect(errors).toBe(
    `waymark: ENOENT: no such file or directory, open '${join(folder, "index.html")}'\n`,
  );
  expect(code).toBe(2);
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  symlinkSync("gone", join(folder, "dangling"));
  const out = ["--out", join(folder, "out"), "--host", "login.example"];
  const host = await waymark("host", "nginx", folder, ...out);
  expect(host.errors).toMatch(/^waymark: ENOENT: [^\n]+dangling'\n$/u);
}, 30_000);
