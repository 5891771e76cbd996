import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { calls, routeTable } from "@waymark/core/build";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPageSources } from "../headers/page-sources.ts";
import { securityHeaders } from "../headers/security-headers.ts";
import { commandLine, type CommandOptions } from "./command-line.ts";
import { readBuild } from "./read-build.ts";
import { templateView } from "./template-view.ts";
import { writeNginxConfiguration } from "./write-nginx-configuration.ts";

const pageOf = (configuration: object, script = "let page") =>
  `<!doctype html><html><head><meta charset="utf-8"><script type="application/json" id="portal-config">` +
  `${JSON.stringify(configuration)}</script><script>${script}</script></head></html>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-nginx-test-"));
  put("index.html", pageOf({}));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Parses a command line into its options. */
function optionsOf(...args: string[]): CommandOptions {
  const command = commandLine().exitOverride();
  command.configureOutput({ writeErr: () => undefined });
  return command.parse(args, { from: "user" }).opts<CommandOptions>();
}

/** The configuration of a build, written with more options where given. */
function conf(...more: string[]): string {
  const options = optionsOf(folder, "--out", folder, "--host", "login.example", ...more);
  return readFileSync(writeNginxConfiguration(folder, folder, options).file, "utf8");
}

describe("nginx.conf", () => {
  it("[QH-1] has the policy of each page, with the hashes of its inline scripts and styles", () => {
    put("other.html", pageOf({ staticOrigin: "https://static.example" }, "let other"));
    for (const name of ["index.html", "other.html"]) {
      const html = readFileSync(join(folder, name), "utf8");
      const headers = securityHeaders({ ...readPageSources(html), html: true, path: "/" });
      expect(conf()).toContain(`"/${name}" "${headers["Content-Security-Policy"]}";`);
    }
    expect(conf()).toContain("https://static.example 'sha256-");
  });

  it("[QH-2] has every other header of the sandbox's, word for word", () => {
    const {
      "Content-Security-Policy": _,
      "X-Robots-Tag": __,
      ...same
    } = securityHeaders({
      html: false,
      path: "/x",
    });
    const lines = Object.entries(same).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
    expect(lines.length).toBeGreaterThan(4);
    const text = conf();
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  });

  it("[LN-1] knows the UK hosts of the configuration", () => {
    put("index.html", pageOf({ ukLoginOrigins: ["https://uk.example", "http://uk.localhost:81"] }));
    expect(conf()).toContain('"uk.example" "uk";');
    expect(conf()).toContain('"uk.localhost:81" "uk";');
  });

  it("[QO-2] needs neither root nor more than one folder to write to", () => {
    const text = conf("--temp", "/run/portal", "--log", "/run/portal/access.log");
    expect(text).not.toMatch(/^\s*user /mu);
    const written = [...text.matchAll(/(?:^pid|_temp_path|access_log) "(?<path>[^"]+)"/gmu)];
    expect(written.length).toBe(7);
    for (const { groups } of written) expect(groups?.["path"]).toMatch(/^\/run\/portal\//u);
    expect(conf()).toContain(`listen "8080";`);
  });

  it("[QO-2] knows the hosts that it is served at, with the usual ports, and no other", () => {
    const text = conf("--host", "UK.example:8443,b.example", "--server", "http://api:8000");
    const [, rows = ""] = /map \$http_host \$known_host \{\n(.*?)\n\s*\}/su.exec(text) ?? [];
    expect(rows.split("\n").map((row) => row.trim())).toEqual([
      'default "";',
      ...["", ":80", ":443"].map((port) => `"login.example${port}" "login.example";`),
      '"uk.example:8443" "uk.example:8443";',
      ...["", ":80", ":443"].map((port) => `"b.example${port}" "b.example";`),
    ]);
    // Anything else that a visitor says of the host stays here.
    expect(text.match(/proxy_set_header (?:Host|X-Forwarded-Host) [^;]*/gu)).toEqual([
      "proxy_set_header Host $known_host",
      "proxy_set_header X-Forwarded-Host $known_host",
    ]);
    expect(text).not.toContain("$host;");
  });

  it("[QO-2] limits the time of a request, and the requests of an address, which a front may name", () => {
    const [head = "", server = ""] = conf().split("server {");
    for (const limit of ["client_header", "client_body", "send"])
      expect(head).toMatch(new RegExp(`^ *${limit}_timeout [123]\\ds;$`, "mu"));
    expect(head).toContain("reset_timedout_connection on;");
    expect(head).toContain("limit_conn addresses 1000;");
    expect(server).not.toContain("limit_conn");
    expect(head).not.toContain("set_real_ip_from");
    const behind = conf("--front", "10.0.0.0/8", "--front", "::1");
    expect(behind).toMatch(/set_real_ip_from "10\.0\.0\.0\/8";\s+set_real_ip_from "::1";/u);
    expect(behind).toContain("real_ip_header X-Forwarded-For;");
  });

  it("[QT-3] writes no part of an address into a log, but patterns", () => {
    const text = conf();
    const [format = ""] = /log_format portal '[^']*'/u.exec(text) ?? [];
    expect([...format.matchAll(/\$\w+/gu)].map(([name]) => name)).toEqual([
      "$time_iso8601",
      "$request_method",
      "$logged",
      "$status",
      "$body_bytes_sent",
      "$request_time",
      "$call_id",
      "$upstream_status",
    ]);
    for (const { path } of [...routeTable, ...Object.values(calls)]) {
      expect(text).toContain(` "${path}";`);
    }
    expect(text).toContain("error_log stderr emerg;");
  });

  it("[QT-3] writes a region's own page into the log by its pattern", () => {
    mkdirSync(join(folder, "pages"));
    const row = {
      path: "/invite/any",
      pattern: "/invite/[^/]+",
      language: "en-CA",
      file: "i.html",
    };
    const known = { ...row, path: "/forgot", pattern: undefined };
    put(
      "pages/pages.json",
      JSON.stringify([row, known, { ...row, path: "/prices", pattern: undefined }]),
    );
    const [, rows = ""] = /map \$route \$logged_route \{\n(.*?)\n\s*\}/su.exec(conf()) ?? [];
    expect(rows).toContain('"~*^/invite/[^/]+$" "/invite/[^/]+";');
    expect(rows).toContain('"~*^/prices$" "/prices";');
    expect(rows.match(/"\/forgot";/gu)).toHaveLength(1);
  });

  it("[QO-2] serves below the path that the pages were configured with, and nothing above it", () => {
    put("index.html", pageOf({ basePath: "/a/portal" }));
    const text = conf();
    expect(text).toContain("location /a/portal/ {");
    expect(text).toContain("location = /a/portal {");
    expect(text).toContain("return 302 /a/portal/forgot;");
    expect(text).toMatch(/location \/ \{[^}]*return 404;\s+\}/u);
  });

  it("[QO-2] tells builds apart", () => {
    const { hash } = readBuild(folder);
    expect(conf("--version", "1.2.3", "--commit", "abc")).toContain(
      JSON.stringify(JSON.stringify({ build: hash, version: "1.2.3", commit: "abc" })),
    );
    expect(conf()).toMatch(/"\{\\"build\\":\\"[\da-f]{16}\\"\}"/u);
    put("favicon.svg", "<svg/>");
    expect(readBuild(folder).hash).not.toBe(hash);
  });

  it("passes on what is the server's, and nothing without one", () => {
    expect(conf()).not.toContain("proxy_pass");
    const text = conf(
      "--server",
      "http://api:8000",
      "--pass",
      "/workspace",
      "--csrf-from",
      "/api/c",
    );
    for (const place of ['= "/api"', '^~ "/api/"', '= "/workspace"', '^~ "/workspace/"']) {
      expect(text).toMatch(
        new RegExp(
          `location ${place.replace("^", "\\^")} \\{\\s+proxy_pass "http://portal_server";`,
          "u",
        ),
      );
    }
    expect(text).toContain('proxy_pass "http://portal_server/api/c";');
    expect(text).toContain("auth_request /.portal-cookie;");
  });
});

describe("what is in front of and behind nginx", () => {
  it("[QO-4] is a content delivery network by name, which says whose address a limit counts", () => {
    const text = conf("--front", "cloudflare", "--front", "10.0.0.0/8");
    expect(text).toContain("real_ip_header CF-Connecting-IP;");
    expect(text.match(/set_real_ip_from "[\da-f.:/]+";/gu)?.length).toBeGreaterThan(20);
    expect(text).toContain('set_real_ip_from "10.0.0.0/8";');
    expect(() => conf("--front", "cloudflare,fastly")).toThrow(
      "a visitor comes through one network",
    );
  });

  it("[QO-4] is one kind of server, and the one whose name is looked up again", () => {
    const one = ["--server", "https://api.example:8443"] as const;
    expect(conf(...one)).toContain('proxy_ssl_name "api.example";');
    expect(() => conf(...one, "--server", "http://b")).toThrow("give http or https for all");
    const again = conf(...one, "--resolver", "127.0.0.11");
    expect(again).toContain('resolver "127.0.0.11";');
    expect(again).not.toContain("upstream portal_server");
    expect(() => conf(...one, "--server", "https://b", "--resolver", "127.0.0.11")).toThrow(
      "--resolver: give one --server",
    );
  });

  it("[QH-2] binds hosts below the portal's to https only where that is asked for", () => {
    expect(conf()).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
    expect(conf("--hsts-max-age", "300", "--hsts-subdomains")).toContain(
      'add_header Strict-Transport-Security "max-age=300; includeSubDomains" always;',
    );
    expect(() => conf("--hsts-max-age", "a year")).toThrow("should be a number of seconds");
  });
});

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

  it("is a page whose path was changed into another thing", () => {
    put("index.html", pageOf({ basePath: "/a; evil" }));
    expect(() => conf()).toThrow("basePath should be a path like /portal");
  });

  it.each(["/proc/x", "/proc/x/y", "/dev/null", "/dev/null/x"])(
    "[QO-2] is a folder that cannot be written to, and it says so at once: %s",
    (out) => {
      const main = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));
      const args = [main, "host", "nginx", folder, "--out", out, "--host", "login.example"];
      const env = { ...process.env, NODE_OPTIONS: "" };
      const run = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 20_000, env });
      expect(run.stderr).toMatch(/^waymark: .*nginx\.conf is not written: .*\n$/u);
      expect(run.status).toBe(2);
    },
    30_000,
  );

  it("is a folder that is no build", () => {
    expect(() => readBuild(join(folder, "none"))).toThrow("Give the folder of a build");
  });

  it.each(['a"b', "a\\b", "a$b", "a\nb", "a\u0000b"])(
    "is a text that nginx would misread: %j",
    (text) => {
      const options = optionsOf(folder, "--out", folder, "--host", "a.example");
      for (const wrong of [
        { root: text },
        { log: text },
        { temp: text },
        { listen: text },
        { server: [text], csrfFrom: "/" },
        { server: ["http://a"], csrfFrom: text },
        { server: ["http://a"], pass: [text] },
        { server: ["http://a"], resolver: text },
        { host: [text] },
        { front: [text] },
        { version: text },
        { commit: text },
      ]) {
        expect(() => writeNginxConfiguration(folder, folder, { ...options, ...wrong })).toThrow(
          "is not allowed in nginx.conf",
        );
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
      "--host a --front ::1 --root /b --server http://c --csrf-from /d --resolver [::1]";
    const options = optionsOf(folder, "--out", folder, ...given.split(" "));
    const view = templateView(readBuild(folder), options);
    const known = new Set([...Object.keys(view), "key", "value", ".", "servers.0"]);
    const text = readFileSync(new URL(`${name}.conf.mustache`, import.meta.url), "utf8");
    const names = [...text.matchAll(/\{\{[#/&]?([\w.]+)\}\}/gu)].map(([, each = ""]) => each);
    expect(names.length).toBeGreaterThan(name === "pass" ? 2 : 20);
    expect(names.filter((each) => !known.has(each))).toEqual([]);
  });
});
