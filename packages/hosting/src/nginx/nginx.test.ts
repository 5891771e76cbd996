import { mkdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { calls, routeTable } from "@waymark/core/build";
import { describe, expect, it } from "vitest";
import { readPageSources } from "../headers/page-sources.ts";
import { securityHeaders } from "../headers/security-headers.ts";
import { readBuild } from "../hosts/read-build.ts";
import { buildOfOnePage, optionsOf, pageOf } from "./testing/one-page.ts";
import { writeNginxConfiguration } from "./write-nginx-configuration.ts";

const build = buildOfOnePage();
const { conf, put } = build;

describe("nginx.conf", () => {
  it("[QH-1] has the policy of each page, with the hashes of its inline scripts and styles", () => {
    const designSystem = { script: "/ds.js" };
    const other = { staticOrigin: "https://static.example", designSystem };
    put("other.html", pageOf(other, "let other"));
    for (const name of ["index.html", "other.html"]) {
      const html = readFileSync(join(build.folder, name), "utf8");
      const headers = securityHeaders({ ...readPageSources(html), html: true, path: "/" });
      expect(conf()).toContain(`"/${name}" "${headers["Content-Security-Policy"]}";`);
    }
    expect(conf()).toContain("https://static.example/ds.js 'sha256-");
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

  it("[QO-2] has whole paths where short ones are given: nginx looks below a folder of its own", () => {
    const text = conf("--temp", "run", "--log", "run/access.log");
    for (const name of ["run/nginx.pid", "run/access.log"]) {
      expect(text).toContain(`"${resolve(name)}"`);
    }
    for (const log of ["off", "syslog:server=127.0.0.1"]) {
      expect(conf("--log", log)).toContain(`access_log "${log}"`);
    }
    const out = relative(process.cwd(), build.folder);
    const options = optionsOf(build.folder, "--out", out, "--host", "login.example");
    const { command } = writeNginxConfiguration(build.folder, out, options);
    expect(command.at(-1)).toBe(resolve(build.folder, "nginx.conf"));
  });

  it("[LN-1] knows the UK hosts of the configuration", () => {
    put("index.html", pageOf({ ukLoginOrigins: ["https://uk.example", "http://uk.localhost:81"] }));
    expect(conf()).toContain('"uk.example" "uk";');
    expect(conf()).toContain('"uk.localhost:81" "uk";');
  });

  it("[LN-1] has one row for a UK host that is listed with http and with https", () => {
    const ukLoginOrigins = ["https://uk.example", "http://uk.example"];
    put("index.html", pageOf({ ukLoginOrigins }));
    expect(conf().match(/"uk\.example" "uk";/gu)).toHaveLength(1);
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
      "$sent_method",
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
    mkdirSync(join(build.folder, "pages"));
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
    const { hash } = readBuild(build.folder);
    expect(conf("--version", "1.2.3", "--commit", "abc")).toContain(
      `'${JSON.stringify({ build: hash, version: "1.2.3", commit: "abc" })}'`,
    );
    expect(conf()).toMatch(/'\{"build":"[\da-f]{16}"\}'/u);
    put("favicon.svg", "<svg/>");
    expect(readBuild(build.folder).hash).not.toBe(hash);
  });

  it("[QO-2] has each host and each path of the server once", () => {
    const hosts = "LOGIN.example,login.example:443,a.example:443,b.example:8080";
    const pass = ["--server", "http://api", "--pass", "/api,/workspace,/workspace"];
    const text = conf("--host", hosts, ...pass);
    const rows = [...text.matchAll(/^ *("(?:login|a|b)\.example.*);$/gmu)].map(([, row]) => row);
    expect(rows).toEqual([
      '"login.example" "login.example"',
      '"login.example:80" "login.example"',
      '"login.example:443" "login.example"',
      '"a.example" "a.example"',
      '"a.example:80" "a.example"',
      '"a.example:443" "a.example"',
      '"b.example:8080" "b.example:8080"',
    ]);
    const places = [...text.matchAll(/^ *location (.*) \{$/gmu)].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
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

  it("[QO-4] needs a server that sets the CSRF cookie", () => {
    expect(() => conf("--csrf-from", "/api/c")).toThrow("--csrf-from: give the --server");
  });

  it("[QH-2] binds hosts below the portal's to https only where that is asked for", () => {
    expect(conf()).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
    expect(conf("--hsts-max-age", "300", "--hsts-subdomains")).toContain(
      'add_header Strict-Transport-Security "max-age=300; includeSubDomains" always;',
    );
    expect(() => conf("--hsts-max-age", "a year")).toThrow("should be a number of seconds");
  });
});
