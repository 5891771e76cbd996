import { rmSync } from "node:fs";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { completeAnswers } from "./ask.ts";
import { planOf } from "./plan-of.ts";
import { questionsFor } from "./questions.ts";
import { makeRepository } from "./testing.ts";

let root = "";
beforeEach(() => {
  root = makeRepository();
});
afterEach(() => rmSync(root, { recursive: true }));

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

  it("[RE-1] make nothing when the user leaves in the middle", async () => {
    const input = new PassThrough();
    const asked = completeAnswers(questionsFor(root), {}, { input, output: new PassThrough() });
    input.end();
    await expect(asked).rejects.toThrow("no region was made.");
  });
});
