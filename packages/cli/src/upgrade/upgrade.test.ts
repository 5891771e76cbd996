import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleTerms, templateFiles } from "@waymark/create-region/template";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { checkTemplate } from "./template-changes.ts";
import { upgradeCommand } from "./command.ts";
import { runUpgrade } from "./run-upgrade.ts";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";

const createRegion = fileURLToPath(new URL("../../../create-region", import.meta.url));
const madeOf = {
  name: "prairie",
  title: "Prairie",
  colour: "#14605a",
  accent: "#e8a13a",
  landscape: "coast",
  languages: "canada",
} as const;
const today = templateFiles(madeOf);
const gone = "old.config.ts";
let root: string;

const read = (path: string) => readFileSync(join(root, path), "utf8");
const put = (path: string, text: string) => writeFiles(root, { [path]: text });

/** Installs the package that has the template. */
function linkTemplate(): void {
  mkdirSync(join(root, "node_modules/@waymark"), { recursive: true });
  symlinkSync(createRegion, join(root, "node_modules/@waymark/create-region"));
}

/** A region that was made of an older template: it had another Node, another lint set-up, one file more and one less. */
beforeEach(() => {
  root = testFolder();
  put("package.json", JSON.stringify({ devDependencies: { "@waymark/create-region": "*" } }));
  linkTemplate();
  const { "playwright.config.ts": _, ...others } = today;
  const was = { ...others, ".nvmrc": "22\n", ".oxlintrc.json": "{}\n", [gone]: "export {};\n" };
  for (const [path, text] of Object.entries(was)) put(path, text);
  put("originals/template.json", JSON.stringify({ madeOf, files: was }));
  put(".oxlintrc.json", '{ "rules": {} }\n');
});

const found = async () =>
  (await checkTemplate(root)).map(({ address, problem }) => `${address}: ${problem}`).toSorted();

describe("an upgrade over template files", () => {
  it("[QR-3] takes what is untouched in a checkout with Windows' line ends", async () => {
    put(".nvmrc", "22\r\n");
    expect((await runUpgrade(root)).taken).toContain(".nvmrc");
    expect(read(".nvmrc")).toBe(today[".nvmrc"]);
  });

  it("[QR-3] shows a new file of the template that the region has its own of, until it is accepted", async () => {
    put("playwright.config.ts", "export default {};\n");
    const paths = async (accept: boolean) =>
      (await runUpgrade(root, { accept })).edited.map(({ path }) => path);
    const both = [".oxlintrc.json", "playwright.config.ts"];
    expect((await paths(false)).toSorted()).toEqual(both);
    expect((await paths(false)).toSorted()).toEqual(both);
    await paths(true);
    expect(await paths(false)).toEqual([]);
    expect(read("playwright.config.ts")).toBe("export default {};\n");
  });

  it("[QR-3] brings the tests that the template's workflow runs, and shows the scripts that start them", async () => {
    const spec = "states/every-state.spec.ts";
    const manifest = JSON.stringify({ name: "prairie", scripts: { test: "vitest run" } });
    rmSync(join(root, "states"), { recursive: true, force: true });
    put("package.json", manifest);
    const {
      [spec]: _,
      "package.json": __,
      ...files
    } = JSON.parse(read("originals/template.json")).files;
    put("originals/template.json", JSON.stringify({ madeOf, files }));
    expect(await found()).toEqual(
      expect.arrayContaining([
        "package.json: It is outdated: the template has changed it, and yours differs.",
        `${spec}: It is new in the template.`,
      ]),
    );
    const { taken, edited } = await runUpgrade(root);
    expect(taken).toContain(spec);
    expect(read(spec)).toContain("checkStates();");
    const shown = edited.find(({ path }) => path === "package.json")?.patch;
    expect(shown).toMatch(/^\+ {4}"test:states": "storybook build .*^\+ {4}"vitest": /msu);
    expect(shown).not.toContain('"test":');
    expect(read("package.json")).toBe(manifest);
    await runUpgrade(root, { accept: true });
    expect(await found()).toEqual([]);
    expect(read("package.json")).toBe(manifest);
  });

  it("[QR-3] asks for the scripts and libraries of package.json that a region lacks, not for those that it has updated", async () => {
    const { scripts, devDependencies, ...others } = JSON.parse(today["package.json"] ?? "");
    const manifestWith = (test: string, libraries: object) =>
      JSON.stringify({
        ...others,
        scripts: { ...scripts, test },
        devDependencies: { ...devDependencies, ...libraries },
      });
    const { files } = JSON.parse(read("originals/template.json"));
    const was = manifestWith("vitest", { vite: "7.0.0", oxlint: "1.0.0", jsdom: "1.0.0" });
    const record = { madeOf, files: { ...files, "package.json": was } };
    put("originals/template.json", JSON.stringify(record));
    const newer = { oxlint: "99.0.0", vite: `^${devDependencies.vite}`, jsdom: "latest" };
    put("package.json", manifestWith(scripts.test, newer));
    expect(String(await found())).not.toContain("package.json");
    put("package.json", manifestWith(scripts.test, { vite: "7.0.1" }));
    expect(String(await found())).toContain("package.json");
    put("package.json", manifestWith("vitest --run", { vite: "7.0.0" }));
    const { edited } = await runUpgrade(root);
    const patch = edited.find(({ path }) => path === "package.json")?.patch;
    expect(patch?.match(/^[-+] .*/gmu)).toEqual([
      '-    "test": "vitest"',
      `+    "test": "${scripts.test}"`,
      '-    "vite": "7.0.0"',
      `+    "vite": "${devDependencies.vite}"`,
    ]);
  });

  it("[QR-3] names each file that is outdated, edited, new or gone", async () => {
    expect(await found()).toEqual([
      ".nvmrc: It is outdated: the template has changed it, and you have not.",
      ".oxlintrc.json: It is outdated: the template has changed it, and yours differs.",
      `${gone}: It is gone from the template.`,
      "playwright.config.ts: It is new in the template.",
    ]);
  });

  it("[QR-3] finds the terms of the example that a region began with, in the language that it brought", async () => {
    const example = { ...madeOf, example: "bayou" } as const;
    put("originals/template.json", JSON.stringify({ madeOf: example, files: {} }));
    for (const [path, text] of Object.entries(sampleTerms(example))) put(path, text);
    const path = "translations/legal/es-US.json";
    const sample = (names: string) => `${path}: People read the example’s sample as ${names}.`;
    expect(await found()).toContain(sample("terms and privacy"));
    put(path, JSON.stringify({ ...JSON.parse(read(path)), terms: "Son nuestros." }));
    expect(await found()).toContain(sample("privacy"));
    put(path, "{}");
    expect(String(await found())).not.toContain("sample");
  });

  it("[QR-3] takes what is untouched, and shows the change of what is edited until it is accepted", async () => {
    const upgrade = await runUpgrade(root);
    expect(upgrade).toMatchObject({ taken: [".nvmrc", "playwright.config.ts"], gone: [gone] });
    expect(read(".nvmrc")).toBe(today[".nvmrc"]);
    expect(read(".oxlintrc.json")).toBe('{ "rules": {} }\n');
    expect(upgrade.edited[0]?.patch).toMatch(/^-\{\}\n\+\{\n\+ {2}"\$schema"/mu);
    expect(await found()).toEqual([expect.stringMatching(/^\.oxlintrc\.json: /u)]);
    expect((await runUpgrade(root)).edited).toHaveLength(1);
    await runUpgrade(root, { accept: true });
    expect(await found()).toEqual([]);
    expect(read(".oxlintrc.json")).toBe('{ "rules": {} }\n');
  });

  it("[QR-3] prints what it did, and ends with code 1 while changes are left", async () => {
    const printed: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((line: string) => {
      printed.push(line);
    });
    onTestFinished(() => log.mockRestore());
    const run = async (...args: string[]) =>
      await upgradeCommand().parseAsync([root, ...args], { from: "user" });
    await run();
    expect(process.exitCode).toBe(1);
    expect(printed.join("\n")).toContain("Taken: .nvmrc, playwright.config.ts.");
    expect(printed.join("\n")).toContain("Make what fits:\nIndex: .oxlintrc.json");
    await run("--accept");
    expect(process.exitCode).toBe(0);
    printed.length = 0;
    await run();
    expect(printed).toEqual(["Nothing has changed."]);
  });

  it("[QR-3] is refused where there is no record, or one that cannot be read", async () => {
    put("originals/template.json", '{ "files": [] }');
    rmSync(join(root, "node_modules"), { recursive: true });
    await expect(runUpgrade(root)).rejects.toThrow(
      /@waymark\/create-region is not installed in .*Run `npm install`, then this again\./u,
    );
    linkTemplate();
    await expect(runUpgrade(root)).rejects.toThrow(/is not a record of the template/u);
    rmSync(join(root, "originals"), { recursive: true });
    await expect(runUpgrade(root)).rejects.toThrow(
      /originals\/template\.json is missing in .*: name the folder of a region, or restore the file from git\./u,
    );
    expect(await found()).toEqual([]);
  });
});
