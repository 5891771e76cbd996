import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { folder, root, run } from "./commands.ts";
import { readGuide } from "./guide.ts";
import { serveApp } from "./visit.ts";

const PAGES = ["deploy", "hosts", "texts", "notices", "probe"];
const COMMAND = /^(?:pnpm waymark|npx @waymark\/(?:cli|sandbox)) [^|&;\n]+$/gmu;
/** They need a running host; `deploy` and `probe` have tests of their own. */
const ONLINE = / (?:deploy|probe|check|@waymark\/sandbox) /u;

/** Runs what the pages for operators tell them, over copies of a build, with the published packages. */
export async function operate(app: string): Promise<void> {
  for (const copy of ["srv/portal", "srv/staging", "stages/staging/dist"]) {
    cpSync(join(app, "dist"), join(folder, copy), { recursive: true });
  }
  for (const file of ["staging.json", "prairie/production.json"]) {
    writeFileSync(join(folder, file), "{}");
  }
  writeFileSync(join(app, "texts.json"), '{ "en-CA": { "signIn.title": "Open the gate" } }');
  const commands = PAGES.flatMap((page) => readGuide(`docs/${page}.md`))
    .flatMap(({ text }) => text.match(COMMAND) ?? [])
    .map((line) => line.replace("pnpm", "npx").replaceAll(/ (?=\/(?:srv|etc)\/)/gu, ` ${folder}`));
  const said = await run(commands.filter((line) => !ONLINE.test(line)).join("\n"), app);
  for (const words of ["now carry", " serves ", "from texts.json", "desk are in", "is ended"]) {
    expect(said).toContain(words);
  }
  // A recording, as `probe` makes it.
  const recording = "packages/sandbox/src/testing/odd-server/odd-server.har";
  cpSync(join(root, recording), join(app, "server.har"));
  const line = (word: string) => commands.find((each) => each.includes(` ${word} `)) ?? "";
  const { url, end, ended } = await serveApp(app, `${line("@waymark/sandbox")} --memory --port 0`);
  const address = url.replace("prairie.localhost", "127.0.0.1");
  const check = line("check").replace("https://login.example", address);
  // The sandbox is no host: it has no answer that names the build.
  expect(await run(`${check} || test $? = 1`, app)).toContain("It does not name the build.");
  end();
  await ended;
}
