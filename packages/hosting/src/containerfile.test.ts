import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const text = read("packages/hosting/Containerfile");
const lines = text.replaceAll(/\\\n\s*/gu, "").split("\n");
const last = text.slice(text.lastIndexOf("\nFROM "));

it("[QO-2] runs what the repository has, on files that are there", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(text).toContain("RUN node scripts/run.mjs build:all --filter=./apps/${APP} ");
  expect(scripts).toHaveProperty(["build:all"]);
  const copied = [...last.matchAll(/\/src\/((?:packages|apps)\/[\w./-]*[\w-])/gu)];
  const paths = ["scripts/run.mjs", ...copied.map(([, path = ""]) => path)];
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("[QO-2] [RE-1] is configured at its start, by the script of a region's own image", () => {
  expect(text).not.toMatch(/waymark (?:configure|host)|STAGE/u);
  const start = "packages/create-region/template/standalone/container/start.sh.txt";
  expect(lines).toContain(`CMD ["sh", "/src/${start}"]`);
  const asked = new Set([...read(start).matchAll(/\$\{?([A-Z]+)/gu)].map(([, name]) => name));
  const environment = /^ENV (.*)$/mu.exec(last)?.[1] ?? "";
  const given = [...environment.matchAll(/(\w+)=/gu)].map(([, name]) => name);
  expect(given.filter((name) => name !== "PATH" && !asked.has(name))).toEqual([]);
  expect(asked).toContain("DIST");
});

it("[QO-2] is built in the one format that keeps the health check, and so is a region's own image", () => {
  const own = "packages/create-region/template/standalone/Containerfile.txt";
  const commands = [text, read(own), read("docs/deploy.md")].flatMap(
    (each) => each.match(/podman build.*/gu) ?? [],
  );
  expect(commands).toHaveLength(4);
  // By default, podman leaves the health check out, and says so in a line of its long output.
  for (const command of commands) expect(command).toContain("podman build --format docker ");
});

it("[QO-2] runs without root rights, names no package registry and has its version", () => {
  expect(last).toMatch(/^USER 65534:65534$/mu);
  expect(last).toMatch(/^STOPSIGNAL SIGQUIT$/mu);
  expect(last).toMatch(/^EXPOSE 8080$/mu);
  expect(last).toContain("port=${LISTEN:-8080}; exec 3<>/dev/tcp/127.0.0.1/${port##*:} ");
  expect(last).toContain("org.opencontainers.image.version=");
  // Nothing is written into the image after the user has changed.
  expect(last.slice(last.indexOf("USER "))).not.toMatch(/^(?:RUN|COPY|ADD) /mu);
  expect(text).not.toMatch(/registry|npmrc/u);
});
