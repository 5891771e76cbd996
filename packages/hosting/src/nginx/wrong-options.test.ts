import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { InputError } from "../input-error.ts";
import { readBuild } from "../hosts/read-build.ts";
import { nginxView } from "./nginx-view.ts";
import { writeNginxConfiguration } from "./write-nginx-configuration.ts";
import { buildOfOnePage, optionsOf, pageOf } from "./testing/one-page.ts";

const build = buildOfOnePage();
const { conf, put } = build;

describe("what cannot be served", () => {
  it.each([
    [["--out", "x", "--host", "a"], /missing required argument 'dist'/u],
    [["dist", "--host", "a"], /required option '--out <folder>' not specified/u],
    [["dist", "--out", "x"], /required option '--host <host>' not specified/u],
    [["dist", "--out", "x", "--host", ""], /'--host <host>' .* should be a host/u],
    [["dist", "--out", "x", "--host", "a.example,_;"], /should be a host/u],
    [["dist", "--out", "x", "--host", "a", "--front", "all"], /'all' .* should be an address/u],
    [["dist", "--out", "x", "--host", "a", "--listen", "80; evil"], /should be a port/u],
    [["dist", "--out", "x", "--host", "a", "--listen", "99999"], /should be a port/u],
    [["dist", "--out", "x", "--host", "a", "--listen", "127.0.0.1:0"], /should be a port/u],
    [["dist", "--out", "x", "--host", "a:65536"], /should be a host/u],
    [["dist", "--out", "x", "--host", "a", "--server", "http://a:99999"], /should be an origin/u],
    [["dist", "--out", "x", "--host", "a", "--server", "http://a/path"], /should be an origin/u],
    [["dist", "--out", "x", "--host", "a", "--pass", "/a { }"], /should be a path/u],
    [["dist", "--out", "x", "--host", "a", "--csrf-from", "x"], /should be a path/u],
    [["dist", "--out", "x", "--host", "a", "--nothing"], /unknown option '--nothing'/u],
  ])("says what is wrong with %j", (args, words) => {
    expect(() => optionsOf(...args)).toThrow(words);
  });

  it.each([
    ["--resolver", "127.0.0.11:99999", "should be an address"],
    ["--resolver", "127.0.0.11 10.0.0.2", "should be an address"],
    ["--resolver", "127.0.0.11; x", "should be an address"],
    ["--front", "10.0.0.0/33", "should be an address"],
    ["--front", "::1/129", "should be an address"],
    ["--front", "face", "should be an address"],
    ["--front", "999.1.1.1", "should be an address"],
    ["--front", "1..2", "should be an address"],
    ["--front", "1::2::3/64", "should be an address"],
    ["--front", "10.0.0.0/", "should be an address"],
    ["--front", "10.0.0.0/08", "should be an address"],
    ["--front", "::1%eth0", "should be an address"],
    ["--pass", "/healthz", "none that the web server answers itself"],
    ["--pass", "/version", "none that the web server answers itself"],
    ["--pass", "/.well-known/change-password", "none that the web server answers itself"],
  ])("[QO-2] is an option with which nginx does not start: %s %s", (option, value, words) => {
    expect(() => optionsOf("dist", "--out", "x", "--host", "a", option, value)).toThrow(words);
  });

  it("is a page whose path was changed into another thing", () => {
    put("index.html", pageOf({ basePath: "/a; evil" }));
    expect(() => conf()).toThrow("basePath should be a path like /portal");
  });

  it.each(["/proc/x", "/proc/x/y", "/dev/null", "/dev/null/x"])(
    "[QO-2] is a folder that cannot be written to, and it says so at once: %s",
    (out) => {
      const main = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));
      const args = [main, "host", "nginx", build.folder, "--out", out, "--host", "login.example"];
      const env = { ...process.env, NODE_OPTIONS: "" };
      const run = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 20_000, env });
      expect(run.stderr).toMatch(/^waymark: .*nginx\.conf is not written: .*\n$/u);
      expect(run.status).toBe(2);
    },
    30_000,
  );

  it.each(['[{"path": "/forg', "", "{}", "null", '["/forgot"]', '[{"path": "/forgot"}]'])(
    "[QX-6] is a build whose list of pages is damaged: %j",
    (list) => {
      mkdirSync(join(build.folder, "pages"));
      put("pages/pages.json", list);
      const file = join(build.folder, "pages/pages.json");
      expect(() => conf()).toThrow(InputError);
      expect(() => conf()).toThrow(`${file} is not `);
      expect(() => conf()).toThrow("Copy the build again.");
    },
  );

  it("is a folder that is no build", () => {
    expect(() => readBuild(join(build.folder, "none"))).toThrow("Give the folder of a build");
  });

  it.each(['a"b', "a\\b", "a$b", "a\nb", "a\u0000b"])(
    "is a text that nginx would misread: %j",
    (text) => {
      const options = optionsOf(build.folder, "--out", build.folder, "--host", "a.example");
      for (const wrong of [
        { root: text },
        { log: text },
        { temp: text },
        { listen: text },
        { server: [text], csrfFrom: "/" },
        { server: ["http://a"], csrfFrom: text },
        { server: ["http://a"], pass: [text] },
        { server: ["http://a"], resolver: text },
        { server: ["https://a"], serverCa: text },
        { host: [text] },
        { front: [text] },
      ]) {
        expect(() =>
          writeNginxConfiguration(build.folder, build.folder, { ...options, ...wrong }),
        ).toThrow("is not allowed in nginx.conf: it has a quote");
      }
    },
  );

  it.each(['a"b', "a\nb"])("is a pattern that would end its quotes: %j", (cookie) => {
    put("index.html", pageOf({ csrf: { cookie } }));
    expect(() => conf()).toThrow("csrf.cookie should be a name without quotes");
  });
});

describe("the templates", () => {
  // Mustache leaves out what it does not know.
  it.each(["nginx", "maps", "pass"])("%s.conf.mustache has no name without a value", (name) => {
    const given =
      "--host a --front ::1 --root /b --server https://c --csrf-from /d --resolver [::1] --metrics 127.0.0.1:1";
    const options = optionsOf(build.folder, "--out", build.folder, ...given.split(" "));
    const view = nginxView(readBuild(build.folder), options);
    const known = new Set([...Object.keys(view), "key", "value", ".", "servers.0"]);
    const text = readFileSync(new URL(`${name}.conf.mustache`, import.meta.url), "utf8");
    const names = [...text.matchAll(/\{\{[#/&]?([\w.]+)\}\}/gu)].map(([, each = ""]) => each);
    expect(names.length).toBeGreaterThan(name === "pass" ? 2 : 20);
    expect(names.filter((each) => !known.has(each))).toEqual([]);
  });
});
