import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { commandLine, type CommandOptions } from "./nginx/command-line.ts";
import { nginxCommand } from "./nginx/write-nginx-configuration.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const text = readFileSync(join(root, "packages/hosting/Containerfile"), "utf8");
const lines = text.replaceAll(/\\\n\s*/gu, "").split("\n");
const defaults = Object.fromEntries(
  lines.flatMap((line) => {
    const [, name, value] = /^ARG (\w+)=(.*)$/u.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ""]];
  }),
);
/** Everything that is run or copied, with what the arguments are by default. */
const steps = lines
  .filter((line) => /^(?:RUN|COPY) /u.test(line))
  .flatMap((line) => line.split(" && "))
  .map((line) => line.replaceAll(/\$\{(\w+)\}/gu, (_, name: string) => defaults[name] ?? ""));
const listOf = (instruction: string): string[] =>
  JSON.parse(
    /\[.*\]$/u.exec(lines.find((line) => line.startsWith(instruction)) ?? "")?.[0] ?? "[]",
  );

it("[QO-2] runs what the repository has, on files that are there", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const runs = steps.flatMap((step) => /node (\S+) (\S+)/u.exec(step)?.slice(1) ?? []);
  expect(runs).toEqual(
    ["build:all", "waymark", "waymark"].flatMap((script) => ["scripts/run.mjs", script]),
  );
  for (const script of ["build:all", "waymark"]) expect(scripts).toHaveProperty(script);
  const verbs = steps.flatMap((step) => / waymark (\w+(?: nginx)?) /u.exec(step)?.[1] ?? []);
  expect(verbs).toEqual(["configure", "host nginx"]);
  const files = ["scripts/run.mjs", defaults["STAGE"] ?? "", `apps/${defaults["APP"]}`];
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("[QO-2] starts nginx as the browser tests do, with the configuration that it has written", () => {
  const step = steps.find((each) => each.includes("scripts/run.mjs waymark host nginx ")) ?? "";
  const words = step.split(/\s+/u);
  const {
    out,
    root: served,
    listen,
  } = commandLine()
    .parse(words.slice(words.indexOf("nginx") + 1), { from: "user" })
    .opts<CommandOptions>();
  const copies = steps.flatMap(
    (each) => /^COPY --from=build (\S+) (\S+)$/u.exec(each)?.slice(1) ?? [],
  );
  expect(copies).toEqual([`${out}/portal`, served, `${out}/nginx.conf`, "/etc/portal/nginx.conf"]);
  expect(listOf("CMD")).toEqual(nginxCommand("/etc/portal/nginx.conf"));
  expect(lines).toContain(`EXPOSE ${listen}`);
  expect(listOf("HEALTHCHECK").join(" ")).toContain(`/127.0.0.1/${listen} `);
});

it("[QO-2] runs without root rights, names no package registry and has its version", () => {
  const last = text.slice(text.lastIndexOf("\nFROM "));
  expect(last).toMatch(/^USER 65534:65534$/mu);
  expect(last).toContain("org.opencontainers.image.version=");
  expect(text).not.toMatch(/registry|npmrc/u);
});
