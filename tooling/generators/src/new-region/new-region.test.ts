import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { landscapeFor, landscapeNames } from "../scene/landscapes.ts";
import { completeAnswers } from "./ask.ts";
import { planOf } from "./plan-of.ts";
import { questionsFor } from "./questions.ts";
import { readFlags } from "./read-flags.ts";
import { filesOf, writeRegion } from "./write-region.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-region-"));
  for (const folder of ["apps/uk", "packages/core", "tooling/e2e"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const react = JSON.stringify({ dependencies: { react: "catalog:" } });
  writeFileSync(join(root, "apps/uk/package.json"), react);
  writeFileSync(join(root, "package.json"), JSON.stringify({ devDependencies: { turbo: "2" } }));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Answers as the command line and the defaults give them. */
async function answersTo(...args: string[]) {
  const questions = questionsFor(root);
  return await completeAnswers(questions, readFlags(args, questions).given);
}

const planFor = async (...args: string[]) => planOf(await answersTo(...args));

describe("new-region's flags", () => {
  it.each([
    [["Prairie"], /^"Prairie" cannot be a region's name\. Use lower-case letters/u],
    [["prairie-"], /cannot be a region's name/u],
    [["../prairie"], /cannot be a region's name/u],
    [["uk"], /^"uk" is taken: apps\/uk is there already\. Choose another/u],
    [["a".repeat(31)], /too long/u],
    [[], /^a region needs a name: pnpm new-region prairie/u],
    [["prairie", "west"], /^"west" is one word too many\. Put a title between quotes/u],
    [["prairie", "--title", " "], /^--title: A title cannot be empty/u],
    [["prairie", "--title", "a\nb"], /one line of visible characters/u],
    [["prairie", "--title", "long ".repeat(9)], /too long for a header/u],
    [
      ["prairie", "--colour", "purplish"],
      /opaque colour\. Write .* Put it between quotes: --colour "#7a1f5c"\.$/u,
    ],
    [["prairie", "--accent", "transparent"], /^--accent: "transparent" is not an opaque colour/u],
    [["prairie", "--colour"], /^--colour needs a value\. Put it between quotes/u],
    [["prairie", "--color", "red"], /^--color is not known\. See --help/u],
    [
      ["prairie", "--languages", "french"],
      /^--languages: "french" is not one of .* Use canada or/u,
    ],
    [["prairie", "--landscape", "moon"], /^--landscape: .* Use coast, prairie or mountains/u],
    [["prairie", "--help-url", "javascript:alert(1)"], /^--help-url: .* is no address to link to/u],
    [["prairie", "--main-url", "//elsewhere.example"], /is no address to link to/u],
    [["prairie", "--contact-url", "https://a:b@c.example"], /is no address to link to/u],
    [["prairie", "--contact-url", "mailto:nobody"], /is no address to link to/u],
    [
      ["prairie", "--languages", "uk", "--help-url-fr", "/aide"],
      /^--help-url-fr: .* Leave it out/u,
    ],
    [["prairie", "--consent", "maybe"], /^--consent: .* Use ask or not-needed/u],
  ])("[RE-1] answer %j with one line that says what to do", async (args, line) => {
    const message = await answersTo(...args).then(
      () => "no mistake was seen",
      (error: Error) => error.message,
    );
    expect(message).toMatch(line);
    expect(message).not.toContain("\n");
  });

  it.each(["console", "test", "core", "e2e", "react", "turbo"])(
    "[RE-1] leave the name %s to what it stands for",
    async (name) => {
      await expect(answersTo(name)).rejects.toThrow(`"${name}" is reserved. Choose another`);
    },
  );

  it("[RE-1] leave a folder that is there alone", async () => {
    const taken = '"tooling" is taken: tooling/ is there already. Choose another';
    await expect(answersTo("tooling")).rejects.toThrow(taken);
  });

  it("[RE-1] give every question that nobody answers its default", async () => {
    expect(await planFor("prairie-west")).toEqual({
      name: "prairie-west",
      title: "Waymark Prairie West",
      colour: "#14605a",
      accent: "#e8a13a",
      landscape: landscapeFor("prairie-west"),
      languages: "canada",
      links: {},
      consent: "ask",
    });
  });
});

describe("new-region's questions", () => {
  it("[RE-1] ask for what is missing alone, and again after a mistake", async () => {
    const input = new PassThrough();
    const output = new PassThrough({ encoding: "utf8" });
    const given = { name: "prairie", title: "Prairie", languages: "canada", consent: "ask" };
    const replies = [
      "no colour",
      `"rebeccapurple"`,
      "'#e8a13a'",
      "coast",
      "/help",
      "/aide",
      "",
      "/lettre",
      "",
      "",
    ];
    let shown = "";
    output.on("data", (text: string) => {
      shown += text;
      if (text.endsWith(": ")) input.write(`${replies.shift() ?? ""}\n`);
    });
    const answers = await completeAnswers(questionsFor(root), given, { input, output });
    expect(planOf(answers)).toMatchObject({
      colour: "#663399",
      accent: "#e8a13a",
      landscape: "coast",
      links: { "en-CA": { help: "/help" }, "fr-CA": { help: "/aide", contact: "/lettre" } },
    });
    expect(shown).toContain('"no colour" is not an opaque colour');
    expect(shown).toContain("help page in English, or Enter to keep the platform's: ");
    expect(shown).toContain("help page in French [/help]: ");
    // Quotes are for the shell.
    expect(shown).not.toContain("quotes");
    expect(shown).not.toContain("Languages");
  });

  it("[RE-1] leave out French pages where there is no French", async () => {
    const input = new PassThrough();
    const output = new PassThrough({ encoding: "utf8" });
    let shown = "";
    output.on("data", (text: string) => {
      shown += text;
      if (text.endsWith(": ")) input.write("\n");
    });
    const given = { name: "prairie", languages: "uk" };
    await completeAnswers(questionsFor(root), given, { input, output });
    expect(shown).toContain("in English");
    expect(shown).not.toContain("in French");
  });

  it("[RE-1] make nothing when somebody leaves in the middle", async () => {
    const input = new PassThrough();
    const asked = completeAnswers(questionsFor(root), {}, { input, output: new PassThrough() });
    input.end();
    await expect(asked).rejects.toThrow("no region was made.");
  });
});

describe("a new region", () => {
  it("[RE-1] holds every file of an app, and no placeholder", async () => {
    const files = filesOf(await planFor("prairie"));
    expect(Object.keys(files).toSorted()).toEqual([
      "index.html",
      "package.json",
      "public/favicon.svg",
      ...["analytics.ts", "header.tsx", "illustration.tsx", "logo.tsx", "main.tsx"].map(inSource),
      ...["product-name.ts", "region.ts", "theme.css"].map(inSource),
      "tsconfig.json",
      "vite.config.ts",
    ]);
    for (const text of Object.values(files)) expect(text).not.toMatch(/__[A-Z]|undefined|NaN/u);
  });

  it("[RE-1] [LN-1] speaks the languages that were chosen", async () => {
    const canada = filesOf(await planFor("prairie"));
    const uk = filesOf(await planFor("prairie", "--languages", "uk"));
    expect(canada["index.html"]).toContain('lang="en-CA"');
    expect(canada["src/region.ts"]).not.toContain("country");
    expect(uk["index.html"]).toContain('lang="en-GB"');
    expect(uk["src/region.ts"]).toContain('country: "uk"');
    expect(uk["package.json"]).toContain('"otherLanguage": "en"');
  });

  it("[RE-1] links to its own pages in each of its languages, and without scripts too", async () => {
    const help = "https://prairie.example/help?a=1&b=2";
    const files = filesOf(await planFor("prairie", "--help-url", help));
    expect(files["vite.config.ts"]?.split(help)).toHaveLength(3);
    expect(files["index.html"]).toContain('href="https://prairie.example/help?a=1&amp;b=2"');
  });

  it("[RE-1] may be written to by mail", async () => {
    const plan = await planFor("prairie", "--contact-url", "mailto:help@prairie.example");
    const links = { contact: "mailto:help@prairie.example" };
    expect(plan.links).toEqual({ "en-CA": links, "fr-CA": links });
  });

  it("[RE-1] has French pages of its own", async () => {
    const urls = ["--help-url", "/help", "--help-url-fr", "/aide", "--main-url-fr", "/accueil"];
    expect((await planFor("prairie", ...urls)).links).toEqual({
      "en-CA": { help: "/help" },
      "fr-CA": { help: "/aide", main: "/accueil" },
    });
  });

  it("[RE-1] asks for consent as it was told to", async () => {
    const consentOf = async (consent: string) =>
      filesOf(await planFor("prairie", "--consent", consent))["src/analytics.ts"];
    expect(await consentOf("ask")).toContain('googleTag({ consent: "ask" })');
    expect(await consentOf("not-needed")).toContain('googleTag({ consent: "notNeeded" })');
  });

  it("[RE-1] writes any title as text, whatever stands in it", async () => {
    const files = filesOf(await planFor("prairie", "--title", 'The "A" & <B> {c} \\ region'));
    expect(files["index.html"]).toContain(
      "<title>Sign in – The &quot;A&quot; &amp; &lt;B&gt; &#123;c&#125; \\ region</title>",
    );
    expect(files["src/product-name.ts"]).toContain(String.raw`"The \"A\" & <B> {c} \\ region"`);
  });

  it("[RE-1] is drawn differently from another, and always the same", async () => {
    const drawing = async (name: string) => filesOf(await planFor(name))["src/illustration.tsx"];
    expect(await drawing("prairie")).toBe(await drawing("prairie"));
    const paths = async (name: string) =>
      (await drawing(name))?.replaceAll(name, "").match(/d="M[^"]+"/gu);
    expect(await paths("prairie")).not.toEqual(await paths("coast"));
  });

  it("[RE-1] lies in the landscape that was chosen, or always in the same one", async () => {
    const drawing = async (...flags: string[]) =>
      filesOf(await planFor("prairie", ...flags))["src/illustration.tsx"] ?? "";
    const chosen = await Promise.all(landscapeNames.map((name) => drawing("--landscape", name)));
    const goals = chosen.map((text) => /through fields to (the .+?) and the sun/u.exec(text)?.[1]);
    expect(goals).toEqual(["the sea", "the grain elevator", "the mountains"]);
    expect(chosen).toContain(await drawing());
  });

  it("[RE-1] is written whole or not at all", async () => {
    const plan = await planFor("prairie");
    const apps = join(root, "apps");
    const failing = () => {
      throw new Error("the disk is full");
    };
    expect(() => writeRegion(apps, plan, failing)).toThrow("the disk is full");
    expect(readdirSync(apps)).toEqual(["uk"]);
    writeRegion(apps, plan);
    expect(readdirSync(apps)).toEqual(["prairie", "uk"]);
  });
});

function inSource(file: string): string {
  return `src/${file}`;
}
