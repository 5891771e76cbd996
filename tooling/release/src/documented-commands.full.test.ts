import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { documentedCommands, documentedPaths, documentedScripts } from "./documented-commands.ts";
import { packagedPages } from "./package-docs.ts";
import { scriptFaults, scriptsIn } from "./repository-scripts.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");

/** Scripts behind the commands of the packages. */
const programs: Readonly<Record<string, string>> = {
  waymark: "packages/cli/src/main.ts",
  "waymark-sandbox": "packages/sandbox/src/cli.ts",
};

const documents = globSync(["*.md", "docs/*.md", "packages/*/README.md"], { cwd: root }).toSorted();
/** Documents that are also read in a partner's repository. */
const packaged = new Set(packagedPages.map((page) => `docs/${page}`));
const commands = documents.flatMap((page) => documentedCommands(page, read(page)));

/** Scripts of a new region. */
const { scripts: template } = JSON.parse(
  read("packages/create-region/template/standalone/package.json.txt"),
) as { scripts: Readonly<Record<string, string>> };

const scriptFaultsIn = (page: string, text: string) =>
  documentedScripts(page, text).flatMap((script) =>
    scriptFaults(root, script, page.startsWith("packages/") || packaged.has(page) ? template : {}),
  );

it("[QR-5] a command is found in a block and in a text, with its flags alone", () => {
  const text =
    "Run `npx waymark doctor --json`:\n```sh\nnpx @waymark/sandbox --memory | cat --number\nnpm run size\n```";
  expect(documentedCommands("a.md", text)).toEqual([
    { page: "a.md", command: "waymark doctor", flags: ["--json"] },
    { page: "a.md", command: "waymark-sandbox", flags: ["--memory"] },
    { page: "a.md", command: "npm run size", flags: [] },
  ]);
});

/** Help of a command, as it prints it. */
async function helpOf(command: string): Promise<string> {
  const [program = "", ...verb] = command.split(" ");
  const args = [`${root}${programs[program]}`, ...verb, "--help"];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

it(
  "[QR-5] each command and flag in the documents of the packages is there",
  { timeout: 60_000 },
  async () => {
    const ours = commands.filter(({ command }) => (command.split(" ")[0] ?? "") in programs);
    expect(ours.length).toBeGreaterThan(30);
    const names = [...new Set(ours.map(({ command }) => command))];
    const texts = await Promise.all(names.map(helpOf));
    const wrong = ours.flatMap(({ page, command, flags }) => {
      const help = texts[names.indexOf(command)] ?? "";
      if (!help.includes(`Usage: ${command}`)) return [`${page}: there is no ${command}`];
      return flags
        .filter((flag) => !new RegExp(`${flag}(?![\\w-])`, "u").test(help))
        .map((flag) => `${page}: ${command} has no ${flag}`);
    });
    expect(wrong).toEqual([]);
  },
);

it("[QR-5] only where our packages are installed does `npx` run a program by a name without their scope", () => {
  // Elsewhere it asks the public registry for a package of that name.
  const pages = documents.filter((page) => /\bnpx (?:-\S+ )*waymark/u.test(read(page)));
  expect(pages).toEqual(["docs/partner.md", "docs/upgrading.md"]);
});

it("[QR-5] [QO-3] `npx` runs programs of others by the name of their package", () => {
  // A program may have another name than its package: `npx swa` runs another one than that of Azure.
  const named = documents.flatMap((page) =>
    [...read(page).matchAll(/\bnpx (?:-\S+ )*((?:@[\w-]+\/)?[\w-]+)/gu)].map(
      ([, name = ""]) => name,
    ),
  );
  const others = named.filter((name) => !/^(?:@waymark\/|waymark$)/u.test(name));
  expect([...new Set(others)].toSorted()).toEqual([
    "@azure/static-web-apps-cli",
    "netlify",
    "openapi-typescript",
    "playwright",
    "vitest",
    "wrangler",
  ]);
});

it("[QR-5] each script and flag of pnpm and npm in the documents is there", () => {
  expect(documents.flatMap((page) => documentedScripts(page, read(page))).length).toBeGreaterThan(
    90,
  );
  expect(documents.flatMap((page) => scriptFaultsIn(page, read(page)))).toEqual([]);
});

it("[QR-5] a script, a flag, a package and a region's script that are not there are found", () => {
  const planted = [
    "`pnpm bnech`, `pnpm dev --ap prairie`, `pnpm pictures --compare main`, `npm start -- --demo`",
    "```sh\nWAYMARK_SERVER=nginx pnpm --filter @waymark/e2e e2ee   # all\npnpm --filter atlantis build\n```",
    "`npm run test:browser`",
  ];
  expect(planted.flatMap((text) => scriptFaultsIn("docs/mutation.md", text))).toEqual([
    "docs/mutation.md: there is no pnpm bnech",
    "docs/mutation.md: pnpm dev has no --ap",
    "docs/mutation.md: npm start has no --demo",
    "docs/mutation.md: there is no pnpm --filter @waymark/e2e e2ee",
    "docs/mutation.md: pnpm --filter atlantis build names no package",
    "docs/mutation.md: there is no npm run test:browser",
  ]);
  expect(scriptFaultsIn("docs/partner.md", "`npm run test:browser`")).toEqual([]);
});

it("[QR-5] each step of npm test in the documents is one", async () => {
  const lines = documents.flatMap((page) => documentedScripts(page, read(page)));
  const steps = lines.flatMap(({ script, rest }) =>
    script === "verify" ? (/--only (?<names>\S+)/u.exec(rest)?.[1]?.split(",") ?? []) : [],
  );
  const asked = promisify(execFile)(process.execPath, [
    `${root}${scriptsIn(root)["verify"]?.split(" ")[1]}`,
    "--only",
    "no-such-step",
  ]);
  const { stderr } = await asked.then(
    () => ({ stderr: "" }),
    (error: { stderr: string }) => error,
  );
  expect(steps.length).toBeGreaterThan(2);
  expect(stderr).toContain("no-such-step");
  for (const step of steps) expect(stderr).toMatch(new RegExp(`\\b${step}\\b`, "u"));
});

it("[QR-5] each path of the repository in the documents is there", () => {
  const paths = documents.flatMap((page) => documentedPaths(read(page)));
  // The reader of docs/add-a-region.md makes it.
  const known = paths.filter((path) => !path.startsWith("apps/prairie"));
  expect(known.length).toBeGreaterThan(150);
  expect(known.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
  expect(documentedPaths("`packages/core/src/` and `apps/<app>/dist`, `pnpm dev`")).toEqual([
    "packages/core/src",
    "apps/*/dist",
  ]);
});
