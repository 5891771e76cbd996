import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultConfiguration } from "@waymark/core/build";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { configureBuild } from "../configure/configure-build.ts";
import { deployBuild } from "../deployments/deploy-build.ts";
import { deployPlace } from "../testing/deploy-place.ts";
import { hostCommand } from "./host-command.ts";

const SERVED = ["--host", "login.example", "--server", "http://127.0.0.1:8000"];
const row = { language: "en-CA", file: "pages/shell.en-CA.html" };
const site = `links.en-CA.help is ${defaultConfiguration.links["en-CA"].help}, which this host answers itself. Add --pass /site if the server has it.`;

let place: ReturnType<typeof deployPlace>;
beforeEach(() => {
  place = deployPlace();
});

/** The notes of a host for a build with more values. */
function notesFor(values: object, ...more: string[]): string[] {
  const dist = place.build("one");
  const rows = [
    ...[null, "/legal", "/privacy"].map((path) => ({ ...row, path })),
    { ...row, path: "/account/any", pattern: "/account/([^/]+)" },
  ];
  writeFileSync(join(dist, "pages/pages.json"), JSON.stringify(rows));
  configureBuild(dist, place.stage(values));
  const log = vi.spyOn(console, "log").mockReturnValue().mockClear();
  onTestFinished(() => log.mockRestore());
  const args = ["nginx", dist, "--out", join(place.folder, "out"), ...more];
  hostCommand().exitOverride().parse(args, { from: "user" });
  return log.mock.calls.map(([words]) => String(words)).filter((words) => words.startsWith("Note"));
}

it("[QO-4] a host names the paths of the configuration that it answers in place of the server", () => {
  const values = {
    logoutPath: "/account/logout?all=1",
    reports: { url: "/reports" },
    waysIn: [{ id: "nord", name: "Nord", url: "/sso/nord" }],
  };
  const words = (key: string, path: string, pass: string) =>
    `Note: ${key} is ${path}, which this host answers itself. Add --pass ${pass} if the server has it.`;
  expect(notesFor(values, ...SERVED)).toEqual([
    words("logoutPath", "/account/logout?all=1", "/account/logout"),
    words("reports.url", "/reports", "/reports"),
    words("waysIn.nord", "/sso/nord", "/sso"),
    `Note: ${site}`,
  ]);
});

it("[QO-4] the path to pass on takes no page of the portal away", () => {
  const adviceFor = (values: object) =>
    notesFor(values, ...SERVED, "--pass", "/site").map((words) => /--pass (\S+)/u.exec(words)?.[1]);
  expect(adviceFor({ logoutPath: "/account/out/all" })).toEqual(["/account/out/all"]);
  expect(adviceFor({ basePath: "/portal", logoutPath: "/portal/out" })).toEqual(["/portal/out"]);
});

it("[QO-4] a host names the paths of logos and of the design system that have no origin of their own", () => {
  const values = {
    branding: { institutionId: "river/side" },
    designSystem: { script: "/design/system.js", stylesheets: ["/notices.json", "/sheets/a.css"] },
  };
  const passed = [...SERVED, "--pass", "/site"];
  const words = (name: string, path: string, pass: string) =>
    `Note: ${name} is ${path}, which this host answers itself. Add --pass ${pass} if the server has it.`;
  expect(notesFor(values, ...passed)).toEqual([
    words(
      "The package of branding.institutionId",
      "/branding/branding-package/river%2Fside",
      "/branding",
    ),
    words("The folder of the institution's logos", "/branding-assets/", "/branding-assets"),
    words("designSystem.script", "/design/system.js", "/design"),
    words("designSystem.stylesheets", "/sheets/a.css", "/sheets"),
  ]);
  const origins = { apiOrigin: "https://api.example", staticOrigin: "https://static.example" };
  expect(notesFor({ ...values, ...origins }, ...passed)).toEqual([]);
});

it("[QO-4] a host names no path that is passed on, a page or file of the portal, or elsewhere", () => {
  const values = {
    basePath: "/portal",
    logoutPath: "/api/auth/logout",
    waysIn: [
      { id: "nord", name: "Nord", url: "/sso/nord" },
      { id: "sud", name: "Sud", url: "https://sud.example/" },
    ],
    links: { "en-CA": { help: "/portal/notices.json" } },
  };
  expect(notesFor(values, ...SERVED, "--pass", "/sso,/site")).toEqual([]);
  expect(notesFor({ logoutPath: "/out" }, "--host", "login.example")).toEqual([]);
});

it("[QO-4] a deployment names them, too", async () => {
  const notes: string[] = [];
  const note = (words: string) => void notes.push(words);
  const webServer = ["nginx", ...SERVED];
  await deployBuild(place.build("one"), place.root, { webServer, note });
  expect(notes).toContain(site);
});
