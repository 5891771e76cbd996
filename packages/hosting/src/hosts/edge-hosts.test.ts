import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { writeAzureConfiguration } from "../azure/write-azure-configuration.ts";
import {
  MAX_BYTES,
  writeCloudfrontConfiguration,
} from "../cloudfront/write-cloudfront-configuration.ts";
import { contentVersion } from "../files/cache-control.ts";
import { sharedPolicy } from "../headers/shared-policy.ts";
import { writeIisConfiguration } from "../iis/write-iis-configuration.ts";
import { writeNetlifyConfiguration } from "../netlify/write-netlify-configuration.ts";
import { portalBuild, portalFiles } from "../testing/portal-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { writeCloudflareConfiguration } from "../cloudflare/write-cloudflare-configuration.ts";
import { wildcardPaths } from "../netlify/wildcard-paths.ts";

const options = { host: ["login.example"] };

/** A build with many more files than CloudFront's function has room for. */
function manyFiles(count: number): string {
  const dist = portalBuild(join(testFolder(), "dist"));
  mkdirSync(join(dist, "assets"), { recursive: true });
  for (let file = 0; file < count; file += 1) {
    writeFileSync(join(dist, `assets/a-script-of-this-build-${10_000_000 + file}.js`), "");
  }
  return dist;
}

describe("functions for CloudFront", () => {
  it("[QO-4] are no larger than that network allows, and list the files where they fit", () => {
    for (const [count, isListed] of [
      [10, true],
      [200, false],
    ] as const) {
      const dist = manyFiles(count);
      const { file } = writeCloudfrontConfiguration(dist, join(dist, "../out"), options);
      expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
      const code = readFileSync(file, "utf8");
      expect(code.includes("a-script-of-this-build")).toBe(isListed);
      const name = ".well-known/apple-app-site-association";
      expect(runInNewContext(`${code}; choose({ uri: "/${name}" })`)).toEqual({ name });
    }
  });

  it.each([
    ["/", "no-cache"],
    ["/index.html", "no-cache"],
    ["/assets/index-1234abcd.js", "public, max-age=31536000, immutable"],
  ])(
    "[QO-4] [QH-1] leave the kept policy of %s as it is in a 304, which has no type",
    (uri, cache) => {
      const dist = portalBuild(join(testFolder(), "dist"));
      const out = testFolder();
      writeCloudfrontConfiguration(dist, out, options);
      const code = readFileSync(join(out, "viewer-response.js"), "utf8");
      const response = { statusCode: 304, headers: { etag: { value: '"a"' } } };
      const event = JSON.stringify({ request: { uri, querystring: {} }, response });
      expect(runInNewContext(`${code}; handler(${event})`)).toEqual({
        statusCode: 304,
        headers: { etag: { value: '"a"' }, "cache-control": { value: cache } },
      });
    },
  );

  /** The headers that a visitor gets with a file of the bucket. */
  function headersOf(request: object, type: string): Record<string, { value: string }> {
    const out = testFolder();
    writeCloudfrontConfiguration(portalBuild(join(testFolder(), "dist")), out, options);
    const code = readFileSync(join(out, "viewer-response.js"), "utf8");
    const response = { statusCode: 200, headers: { "content-type": { value: type } } };
    return runInNewContext(`${code}; handler(${JSON.stringify({ request, response })})`).headers;
  }

  it.each([
    ["its version", {}, "public, max-age=31536000, immutable"],
    ["two versions", { multiValue: [{ value: "a" }, { value: "b" }] }, "no-cache"],
  ])("[QO-4] [QH-3] have browsers keep a dictionary that is asked for by %s", (_, more, cache) => {
    const name = "assets/translations/fr-CA.json";
    const v = { value: contentVersion(portalFiles[name] ?? ""), ...more };
    const headers = headersOf({ uri: `/${name}`, querystring: { v } }, "application/json");
    expect(headers["cache-control"]?.value).toBe(cache);
  });

  it.each([
    ["/legal", undefined],
    ["/legal/", undefined],
    ["/forgot/", "noindex"],
  ])("[QO-4] [QH-2] tell search engines about %s: %s", (uri, robots) => {
    const headers = headersOf({ uri, querystring: {} }, "text/html");
    expect(headers["x-robots-tag"]?.value).toBe(robots);
  });

  it("[QO-4] name the portal's host to the server, whatever a visitor says, and leave a call as it is", () => {
    const dist = portalBuild(join(testFolder(), "dist"));
    const passed = { ...options, pass: ["/workspace"] };
    const { file } = writeCloudfrontConfiguration(dist, testFolder(), passed);
    const answered = (uri: string, host: string) => {
      const planted = {
        "x-forwarded-host": { value: "evil.example" },
        forwarded: { value: "host=evil.example" },
      };
      const call = {
        method: "POST",
        uri,
        querystring: { redirect: { value: "%2Fa" } },
        cookies: { "XSRF-TOKEN": { value: "a" } },
      };
      const headers = { host: { value: host }, device: { value: "web" } };
      const event = JSON.stringify({ request: { ...call, headers: { ...headers, ...planted } } });
      const given = runInNewContext(`${readFileSync(file, "utf8")}; handler(${event})`);
      return {
        given,
        whole: { ...call, headers: { ...headers, "x-forwarded-host": { value: host } } },
      };
    };
    for (const uri of ["/api/auth/login", "/api/a..b", "/workspace/a%2Fb"]) {
      const { given, whole } = answered(uri, "login.example");
      expect(given).toEqual(whole);
      expect(answered(uri, "d1.cloudfront.net").given).toMatchObject({ statusCode: 421 });
    }
    expect(answered("/workspaces", "login.example").given).toMatchObject({ statusCode: 405 });
    for (const path of ["..%2Fadmin", "%ff/%2e%2e%2f%2E%2e%2fadmin", "x%5C..%5c..%5cadmin"]) {
      const { given } = answered(`/api/${path}`, "login.example");
      expect([path, given]).toMatchObject([path, { statusCode: 400 }]);
    }
  });

  it("[QO-4] [QO-7] come with an upload of every file, which edges ask the bucket for", () => {
    const dist = portalBuild(join(testFolder(), "dist"));
    const { command } = writeCloudfrontConfiguration(dist, testFolder(), options);
    const words = command.join(" ");
    // Without the header, an edge keeps a page for a day. A roll back would keep a newer page of the same size.
    expect(words).toContain("--cache-control no-cache");
    expect(words).toContain("aws s3 cp");
    expect(words).not.toContain("sync");
  });

  it("[QO-4] are not written where they would be too large", () => {
    const dist = portalBuild(join(testFolder(), "dist"));
    const rows = Array.from({ length: 200 }, (_, page) => ({
      path: `/a-page-of-a-region-${page}`,
      language: "en-CA",
      file: `pages/a-page-of-a-region-${page}.html`,
    }));
    writeFileSync(join(dist, "pages/pages.json"), JSON.stringify(rows));
    expect(() => writeCloudfrontConfiguration(dist, dist, options)).toThrow(
      /^viewer-re\w+\.js would have \d+ bytes, and CloudFront allows/u,
    );
  });
});

it("[QO-4] the Worker of each host and path has a name of its own, so that it replaces no other portal's", () => {
  const top = portalBuild(join(testFolder(), "dist"));
  const below = portalBuild(join(testFolder(), "dist"), { basePath: "/on" });
  const nameFor = (host: string[], dist = top) => {
    const { file } = writeCloudflareConfiguration(dist, testFolder(), { host });
    return (JSON.parse(readFileSync(file, "utf8")) as { name: string }).name;
  };
  expect(nameFor(["login.example", "www.login.example"])).toBe("login-example");
  expect(nameFor(["login.example"], below)).toBe("login-example-on");
  expect(nameFor(["Staging.Login.Example:8443"])).toBe("staging-login-example-8443");
  expect(nameFor(["[::1]:8080"])).toBe("1-8080");
  expect(nameFor([`${"a".repeat(53)}.example`])).toBe("a".repeat(53));
});

it("[QO-4] hosts refuse what they cannot do, and say what to do", () => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const below = portalBuild(join(testFolder(), "dist"), { basePath: "/portal" });
  const out = testFolder();
  const server = ["http://a.example"];
  expect(() => writeCloudfrontConfiguration(dist, out, { ...options, server })).toThrow(
    "CloudFront has no --server: add the server to the distribution as an origin, for /api/*.",
  );
  expect(() => writeAzureConfiguration(dist, out, { ...options, server })).toThrow(
    "Azure Static Web Apps have no --server: link the server to the app as its backend, which answers /api/.",
  );
  const two = { ...options, server: [...server, "http://b.example"] };
  for (const write of [writeNetlifyConfiguration, writeIisConfiguration]) {
    expect(() => write(dist, out, two)).toThrow("give one");
  }
  for (const write of [writeNetlifyConfiguration, writeAzureConfiguration]) {
    expect(() => write(below, out, options)).toThrow("leave basePath out");
  }
  expect(() => writeAzureConfiguration(manyFiles(300), out, options)).toThrow("Azure allows 20480");
});

it.each([
  ["Cloudflare", writeCloudflareConfiguration],
  ["Netlify", writeNetlifyConfiguration],
])("[QO-2] [QO-4] %s sends no password over the internet without https", (_, write) => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const servedBy = (server: string) => write(dist, testFolder(), { ...options, server: [server] });
  expect(() => servedBy("http://portal.example")).toThrow(
    "--server: http://portal.example is called over the internet, where http shows passwords. Give an https origin.",
  );
  for (const server of ["https://portal.example", "http://127.0.0.1:8000", "http://localhost"]) {
    expect(() => servedBy(server)).not.toThrow();
  }
});

it("[QH-1] one policy for several pages allows what any of them needs, and nothing else", () => {
  const policies = [
    "default-src 'none'; script-src 'self' 'sha256-a'; img-src 'none'",
    "default-src 'none'; script-src 'self' 'sha256-b'; img-src https://static.example",
  ];
  expect(sharedPolicy(policies)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; img-src https://static.example",
  );
});

it.each([
  ["/reset/([^/]+)/(?:New|Old)", ["reset/*/New", "reset/*/Old"], []],
  ["/forgot/(?!(?:a|b)(?:/|$))([^/]+)", ["forgot/*"], ["forgot/a", "forgot/b"]],
  ["/verify/[^/]+/fr", ["verify/*/fr"], []],
  [
    "/forgot/(?!(?:[Nn][Oo]-1|florida)(?:/|$))([^/]+)",
    ["forgot/*"],
    ["forgot/no-1", "forgot/florida"],
  ],
])(
  "[QO-4] the paths of %s are written without a regular expression",
  (pattern, paths, excluded) => {
    const row = { path: "/x", pattern, language: "en-CA", file: "x.html" };
    const print = (path: readonly (string | null)[]) => path.map((each) => each ?? "*").join("/");
    const found = wildcardPaths(row);
    expect(found?.paths.map(print)).toEqual(paths);
    expect(found?.excluded.map(print)).toEqual(excluded);
  },
);

it("[QO-4] a pattern that cannot be written so is left to the shell", () => {
  const row = { path: "/x", pattern: String.raw`/x/\d+`, language: "en-CA", file: "x.html" };
  expect(wildcardPaths(row)).toBeUndefined();
});

it.each([
  ["netlify", "hosts.md", writeNetlifyConfiguration],
  ["azure", "hosts.md", writeAzureConfiguration],
  ["publish", "deploy.md", writeCloudflareConfiguration],
] as const)(
  "[QO-3] the command that publishes %s is the one of %s, by the name of its package",
  (folder, page, write) => {
    const dist = portalBuild(join(testFolder(), "dist"));
    const out = join(dist, "..", folder);
    const command = write(dist, out, options).command.join(" ");
    const documented = readFileSync(join(import.meta.dirname, "../../../../docs", page), "utf8");
    expect(documented).toContain(`\n${command.replace(out, folder).replace(dist, "dist")}\n`);
  },
);
