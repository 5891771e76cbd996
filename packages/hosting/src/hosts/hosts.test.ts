import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withoutLookahead } from "../caddy/caddy-view.ts";
import { readPageSources } from "../headers/page-sources.ts";
import { securityHeaders } from "../headers/security-headers.ts";
import { hostCommand } from "../web-servers/host-command.ts";
import { testFolder } from "../testing/test-folder.ts";
import { pageOf } from "../nginx/testing/one-page.ts";

let folder: string;
beforeEach(() => {
  folder = testFolder();
  writeFileSync(join(folder, "index.html"), pageOf({}));
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const files = { nginx: "nginx.conf", caddy: "Caddyfile", apache: "httpd.conf" } as const;
const names = ["nginx", "caddy", "apache"] as const;

/** The configuration of a host for the build, with more options where given. */
function written(name: (typeof names)[number], ...more: string[]): string {
  const args = [name, folder, "--out", folder, "--host", "login.example", ...more];
  hostCommand().exitOverride().parse(args, { from: "user" });
  return readFileSync(join(folder, files[name]), "utf8");
}

describe.each(names)("the configuration of %s", (name) => {
  it("[QH-1] [QH-2] has the policy of the page, and every other header", () => {
    const html = pageOf({});
    const headers = securityHeaders({ ...readPageSources(html), html: true, path: "/" });
    const text = written(name);
    expect(Object.keys(headers).length).toBeGreaterThan(4);
    for (const value of Object.values(headers)) expect(text).toContain(`"${value}"`);
  });

  it("[QO-2] passes calls on where a server is named, and nothing without one", () => {
    const passes = /proxy_pass|reverse_proxy|ProxyPass/u;
    expect(written(name)).not.toMatch(passes);
    const text = written(name, "--server", "http://api:8000", "--pass", "/workspace");
    expect(text).toMatch(passes);
    for (const part of ["api:8000", "/api", "/workspace"]) expect(text).toContain(part);
  });

  it("[QH-3] [QO-7] has notices cached for a minute", () => {
    const text = written(name);
    expect(text).toContain(`"public, max-age=60"`);
    expect(text).toMatch(/\/notices\\?\.json/u);
  });

  it("[QO-2] names the build, its version and its commit", () => {
    const text = written(name, "--version", "1.2.3", "--commit", "abc").replaceAll("\\", "");
    expect(text).toMatch(/\{"build":"[\da-f]{16}","version":"1\.2\.3","commit":"abc"\}/u);
  });

  it("[QO-2] [QO-4] stays right where it is copied to another machine, which has the build at --root", () => {
    const text = written(name, "--root", "/srv/portal", "--temp", "/tmp/portal");
    expect(text).toContain("/srv/portal");
    expect(text).not.toContain(folder);
  });

  it("[QO-4] knows the proxies in front, and none without them", () => {
    const server = ["--server", "http://a"] as const;
    const address = "203.0.113.0/24";
    expect(written(name, ...server)).not.toContain("203.0.113");
    expect(written(name, ...server, "--front", address, "--front", "::1")).toContain(address);
    expect(() => written(name, "--front", "cloudflare,fastly")).toThrow("through one network");
  });

  it.each(['a"b', "a\nb"])("refuses a text that would end its quotes: %j", (temp) => {
    expect(() => written(name, "--temp", temp)).toThrow(
      `is not allowed in ${files[name]}: it has a quote`,
    );
  });

  it("says how it is started, and has no name of the template left", () => {
    expect(written(name, "--server", "http://a", "--front", "::1")).not.toMatch(/\{\{|\}\}/u);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining("Start it with: "));
  });
});

it("[QO-4] prints a command that publishes a build where nothing is started, quoted for a shell", () => {
  const folderOfAll = join(folder, "a build");
  mkdirSync(folderOfAll);
  writeFileSync(join(folderOfAll, "index.html"), pageOf({}));
  const args = ["cloudfront", folderOfAll, "--out", folder, "--host", "login.example"];
  hostCommand().exitOverride().parse(args, { from: "user" });
  expect(console.log).toHaveBeenCalledWith(
    expect.stringContaining(
      `Publish it with: aws s3 cp "${folderOfAll}" "s3://<bucket>" --recursive --exclude "*.br" --exclude "*.gz"`,
    ),
  );
});

it.each(["/srv/{portal}", "/srv/[portal]"])(
  "[QO-4] refuses %s, which Caddy would misread",
  (path) => {
    for (const option of ["--root", "--temp"] as const) {
      expect(() => written("caddy", option, path)).toThrow(
        `"${path}" is not allowed in Caddyfile: Caddy reads braces and brackets as patterns.`,
      );
      expect(written("nginx", option, path)).toContain(path);
    }
  },
);

it.each(['1"2', String.raw`1\2`, "1`2", "1'2", "%{HTTP:Cookie}", "$http_cookie", "1\n2"])(
  "[QO-2] refuses the version %j, which would end its quotes or be filled in",
  (text) => {
    for (const option of ["--version", "--commit"] as const) {
      for (const name of names) {
        expect(() => written(name, option, text)).toThrow(
          `${option}: ${JSON.stringify(text)} has a quote, a brace, a dollar sign, a backslash or a control character. Leave it out.`,
        );
      }
    }
  },
);

it("[QO-4] Caddy has no name for all addresses, and listens at them without one", () => {
  expect(written("caddy", "--listen", "*:8080")).not.toContain("bind");
  expect(written("caddy", "--listen", "127.0.0.1:8080")).toContain("bind 127.0.0.1\n");
});

it("[QO-4] refuses the address of a server over https where a certificate is compared with a name", () => {
  for (const name of ["nginx", "apache"] as const) {
    expect(() => written(name, "--server", "https://10.0.0.1")).toThrow("Give the name");
  }
  expect(written("caddy", "--server", "https://10.0.0.1")).toContain("https://10.0.0.1");
});

describe("[QO-2] a path of the server in which the portal is", () => {
  const passed = (name: (typeof names)[number], basePath: string) => {
    writeFileSync(join(folder, "index.html"), pageOf({ basePath }));
    return written(name, "--server", "http://a", "--pass", "/edu");
  };

  it.each(names)("is refused by %s where it is the portal's own", (name) => {
    expect(() => passed(name, "/edu")).toThrow(
      "--pass /edu: the portal itself is at /edu. Give longer paths, which the server answers.",
    );
    expect(() => passed(name, "/education")).not.toThrow();
  });

  it.each(["caddy", "apache"] as const)("is refused by %s, which would pass pages on", (name) => {
    expect(() => passed(name, "/edu/login")).toThrow("the portal itself is at /edu/login.");
  });

  it("is taken by nginx, which takes the longest path that fits", () => {
    expect(passed("nginx", "/edu/login")).toContain("location /edu/login/ {");
  });
});

it("[RT-10] excludes by a row of its own what a lookahead excludes", () => {
  const rows = withoutLookahead("~^en:/forgot/(?!(?:a|b)(?:/|$))([^/]+)$", "/any.html", "other");
  expect(rows).toEqual([
    { key: "~^en:/forgot/(?:(?:a|b)(?:/|$))", value: "other" },
    { key: "~^en:/forgot/([^/]+)$", value: "/any.html" },
  ]);
  expect(withoutLookahead("en:/", "/x.html", "other")).toEqual([{ key: "en:/", value: "/x.html" }]);
});
