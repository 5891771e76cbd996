import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { contentVersion } from "../files/cache-control.ts";
import { buildOfManyFiles, portalBuild, portalFiles } from "../testing/portal-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { MAX_BYTES, writeCloudfrontConfiguration } from "./write-cloudfront-configuration.ts";

const options = { host: ["login.example"] };

it("[QO-4] functions for CloudFront are no larger than that network allows, and list the files where they fit", () => {
  for (const [count, isListed] of [
    [10, true],
    [200, false],
  ] as const) {
    const dist = buildOfManyFiles(count);
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
  "[QO-4] [QH-1] functions for CloudFront leave the kept policy of %s as it is in a 304, which has no type",
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
])(
  "[QO-4] [QH-3] functions for CloudFront have browsers keep a dictionary that is asked for by %s",
  (_, more, cache) => {
    const name = "assets/translations/fr-CA.json";
    const v = { value: contentVersion(portalFiles[name] ?? ""), ...more };
    const headers = headersOf({ uri: `/${name}`, querystring: { v } }, "application/json");
    expect(headers["cache-control"]?.value).toBe(cache);
  },
);

it.each([
  ["/legal", undefined],
  ["/legal/", undefined],
  ["/forgot/", "noindex"],
])("[QO-4] [QH-2] functions for CloudFront tell search engines about %s: %s", (uri, robots) => {
  const headers = headersOf({ uri, querystring: {} }, "text/html");
  expect(headers["x-robots-tag"]?.value).toBe(robots);
});

it("[QO-4] functions for CloudFront name the portal's host to the server, whatever a visitor says, and leave a call as it is", () => {
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

it("[QO-4] [QO-7] functions for CloudFront come with an upload of every file, which edges ask the bucket for", () => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const { command } = writeCloudfrontConfiguration(dist, testFolder(), options);
  const words = command.join(" ");
  // Without the header, an edge keeps a page for a day. A roll back would keep a newer page of the same size.
  expect(words).toContain("--cache-control no-cache");
  expect(words).toContain("aws s3 cp");
  expect(words).not.toContain("sync");
});

it("[QO-4] functions for CloudFront are not written where they would be too large", () => {
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
