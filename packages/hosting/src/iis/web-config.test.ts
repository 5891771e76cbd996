import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { portalBuild } from "../testing/portal-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { readIis } from "./testing/read-iis.ts";
import { writeIisConfiguration } from "./write-iis-configuration.ts";

it.each([
  ["the site", ""],
  ["an application", "/portal"],
])(
  "[QO-2] [QO-4] below a path, the folder of a build may be that of %s",
  async (_, application) => {
    const dist = portalBuild(join(testFolder(), "dist"), { basePath: "/portal" });
    const { file } = writeIisConfiguration(dist, dist, { host: ["login.example"] });
    const ask = readIis(file, dist, application);
    const answered = async (path: string) => {
      const { status, headers, body } = await ask(path, { host: "login.example" });
      return [status, headers["cache-control"], body.toString()];
    };
    const text = (name: string) => readFileSync(join(dist, name), "utf8");
    const script = "assets/index-1234abcd.js";
    const kept = "public, immutable,max-age=31536000";
    expect(await answered(`/portal/${script}`)).toEqual([200, kept, text(script)]);
    expect(await answered("/portal/forgot")).toEqual([
      200,
      "no-cache",
      text("pages/page1.en-CA.html"),
    ]);
    expect((await answered("/portal/assets/missing-1234abcd.js"))[0]).toBe(404);
  },
);

it("[RT-10] [QO-4] takes long values, which IIS alone would answer with a 404", async () => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const { file } = writeIisConfiguration(dist, dist, { host: ["login.example"] });
  const ask = readIis(file, dist);
  // A redirect is an address: most of its marks are escaped.
  const paths = [
    `/switchaccount?k=${"a".repeat(4000)}`,
    `/?redirect=${"%2F".repeat(4000)}`,
    `/reset/${"a".repeat(4200)}/ResetPassword`,
  ];
  for (const path of paths) {
    expect([path.length, (await ask(path, {})).status]).toEqual([path.length, 200]);
  }
});

it("[QO-4] names the portal's host to the server, whatever a visitor says", async () => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const server = ["http://portal-server:8000"];
  const { file } = writeIisConfiguration(dist, dist, { host: ["login.example"], server });
  const { headers } = await readIis(file, dist)("/api/auth/login", { method: "POST" });
  expect(headers).toEqual({
    "x-passed-to": "http://portal-server:8000/api/auth/login",
    // What the rule sets replaces the visitor's own header; an empty one is not sent.
    "x-forwarded-host": "login.example",
    forwarded: "",
  });
});

it("[QO-4] leaves the server's own words in an answer with an error", () => {
  const dist = portalBuild(join(testFolder(), "dist"));
  const server = ["http://portal-server:8000"];
  const { file } = writeIisConfiguration(dist, dist, { host: ["login.example"], server });
  // By its documentation, IIS replaces any other body of an answer from 400 on.
  expect(readFileSync(file, "utf8")).toContain('<httpErrors existingResponse="PassThrough" />');
});
