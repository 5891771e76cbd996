import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { testFolder } from "@waymark/hosting/testing/folder";
import { build, createBuilder, type Plugin } from "vite";
import { beforeEach, describe, expect, it } from "vitest";
import { compressedCopies } from "./compressed-copies.ts";
import { InputError } from "@waymark/hosting";
import { contrastCheck } from "./contrast/contrast-check.ts";
import { dictionaries } from "./dictionaries/dictionaries.ts";
import { publicNames } from "./public-names.ts";
import { pageHead } from "./page-head.ts";
import { waymarkApp } from "./waymark-app.ts";

let root: string;
beforeEach(() => {
  root = testFolder();
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Region</title>");
});

/** Returns the message that vite's command line shows of a build that fails. */
const shownBy = async (...plugins: Plugin[]) =>
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [...plugins, compressedCopies()],
  }).then(() => "nothing failed", inspect);

describe("a region's first build, where there is no dist yet", () => {
  it("[RE-1] shows what any plugin found", async () => {
    const failing = {
      name: "failing",
      buildStart() {
        this.error("a fault of its own");
      },
    } satisfies Plugin;
    const shown = await shownBy(failing);
    expect(shown).toContain("a fault of its own");
    expect(shown).not.toContain("ENOENT");
  });

  it("[RE-1] [QR-4] tells what is wrong with a region's files in these words alone", async () => {
    expect(await shownBy(contrastCheck())).toBe(
      "src/theme.css is missing: a region has colours of its own.",
    );
    mkdirSync(join(root, "public/assets"), { recursive: true });
    writeFileSync(join(root, "public/assets/school.svg"), "<svg/>");
    expect(await shownBy(publicNames())).toBe("nothing failed");
    writeFileSync(join(root, "public/assets/school-mountains.svg"), "<svg/>");
    expect(await shownBy(publicNames())).toBe(
      "public/assets/school-mountains.svg has a name like that of a built file, which browsers keep for a year. Move it out of public/assets.",
    );
    rmSync(join(root, "public/assets"), { recursive: true });
    writeFileSync(join(root, "public/notices.json"), "[]");
    expect(await shownBy(publicNames())).toBe(
      "public/notices.json would be lost, because the build writes a file of this name. Remove it, and set `notices` in the `configuration` of vite.config.ts.",
    );
    rmSync(join(root, "public/notices.json"));
    writeFileSync(join(root, "public/third-party-licences.txt"), "Lato: OFL");
    expect(await shownBy(publicNames())).toBe(
      "public/third-party-licences.txt would be lost, because the build writes a file of this name. Remove it, and put its text into a file of another name, such as public/own-licences.txt.",
    );
    rmSync(join(root, "public/third-party-licences.txt"));
    mkdirSync(join(root, "public/assets/translations/legal"), { recursive: true });
    writeFileSync(join(root, "public/assets/translations/legal/fr-CA.json"), "{}");
    expect(await shownBy(publicNames())).toBe(
      "public/assets/translations/legal/fr-CA.json would be lost, because the build writes a file of this name. Move its texts to translations/legal/fr-CA.json.",
    );
    rmSync(join(root, "public/assets"), { recursive: true });
    // As it may come from a configuration without type checks.
    const unknown: object = { colour: "red" };
    expect(await shownBy(pageHead(unknown))).toBe(
      "The configuration in vite.config.ts is wrong:\n  colour is not a known key",
    );
    mkdirSync(join(root, "translations"));
    writeFileSync(join(root, "translations/fr-CA.json"), '{\n  "signIn.title": "Bien",\n}');
    expect(await shownBy(dictionaries())).toBe(
      "translations/fr-CA.json is not JSON: Expected double-quoted property name in JSON at position 28 (line 3 column 1).",
    );
  });
});

describe("a mistake that is found while the files are written", () => {
  /** Returns what the command line of vite prints of a build with the preset's way of printing. */
  const printedBy = async (...plugins: Plugin[]) => {
    const own = [waymarkApp().plugins ?? []].flat(9).filter((each) => each && "buildApp" in each);
    const all = [...own, ...plugins];
    const builder = await createBuilder(
      { root, configFile: false, logLevel: "silent", plugins: all },
      null,
    );
    return builder.buildApp().then(() => "nothing failed", inspect);
  };
  const failing = (error: Error): Plugin => ({
    name: "failing",
    writeBundle() {
      throw error;
    },
  });

  it("[RE-1] is printed in its words alone", async () => {
    const words = "src/region.ts is wrong:\n  heaader is not a key of a region.";
    expect(await printedBy(failing(new InputError(words)))).toBe(words);
    expect(await printedBy()).toBe("nothing failed");
  });

  it("[RE-1] is printed with its place where an import is wrong, without the bundler's stack", async () => {
    writeFileSync(join(root, "index.html"), '<script type="module" src="/main.ts"></script>');
    writeFileSync(join(root, "main.ts"), 'import "./heder.tsx";\n');
    const printed = await printedBy();
    expect(printed).toMatch(/Could not resolve '.\/heder.tsx' in \S*main.ts/u);
    expect(printed).not.toMatch(/^ +at /mu);
  });

  it("keeps the stack of an error that is a bug", async () => {
    expect(await printedBy(failing(new TypeError("planted")))).toMatch(/planted\n +at /u);
  });
});
