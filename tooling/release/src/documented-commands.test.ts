import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { documentedCommands } from "./documented-commands.ts";
import { packagedPages } from "./package-docs.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");

/** Scripts behind the commands of the packages. */
const programs: Readonly<Record<string, string>> = {
  waymark: "packages/cli/src/main.ts",
  "waymark-sandbox": "packages/sandbox/src/cli.ts",
};

const documents = [
  ...packagedPages.map((page) => `docs/${page}`),
  ...globSync("packages/*/README.md", { cwd: root }).toSorted(),
];
const commands = documents.flatMap((page) => documentedCommands(page, read(page)));

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
        .filter((flag) => !help.includes(flag))
        .map((flag) => `${page}: ${command} has no ${flag}`);
    });
    expect(wrong).toEqual([]);
  },
);

it("[QR-5] each script that the documents of the packages name is one of a new region", () => {
  const template = read("packages/create-region/template/standalone/package.json.txt");
  const scripts = commands.filter(({ command }) => command.startsWith("npm run "));
  expect(scripts.length).toBeGreaterThan(5);
  const missing = scripts.filter(
    ({ command }) => !template.includes(`"${command.slice("npm run ".length)}": `),
  );
  expect(missing).toEqual([]);
});
