import { rmSync } from "node:fs";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { completeAnswers } from "./ask.ts";
import { questionsFor } from "./questions.ts";
import { planOf } from "./region-plan.ts";
import { makeRepository } from "./fixtures/repository.ts";

const CTRL_C = "\u0003";
const CLEAR_LINE = "\u0015";

let root = "";
beforeEach(() => {
  root = makeRepository();
});
afterEach(() => rmSync(root, { recursive: true }));

/** A terminal at which the replies are typed, one for each question and one more after each refusal. */
function terminalWith(replies: string[]) {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: "utf8" });
  let shown = "";
  output.on("data", (chunk: string) => {
    const text = stripVTControlCharacters(chunk);
    shown += text;
    const refused = text.includes("▲");
    if (!refused && !text.includes("◆")) return;
    // The prompt listens once it has been drawn.
    setImmediate(() => {
      input.write(`${refused ? CLEAR_LINE : ""}${replies.shift() ?? ""}\r`);
    });
  });
  return { terminal: { input, output }, shown: () => shown };
}

describe("create-region's questions", () => {
  it("[RE-1] ask only for what is missing, and again after a mistake", async () => {
    const given = { name: "prairie", title: "Prairie", languages: "canada", consent: "ask" };
    const { terminal, shown } = terminalWith([
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
    ]);
    const answers = await completeAnswers(questionsFor(root), given, terminal);
    expect(planOf(answers)).toMatchObject({
      colour: "#663399",
      accent: "#e8a13a",
      landscape: "coast",
      links: { "en-CA": { help: "/help" }, "fr-CA": { help: "/aide", contact: "/lettre" } },
    });
    expect(shown()).toContain('"no colour" is not an opaque colour');
    expect(shown()).toContain("Enter to keep the platform's");
    // Quotes are for the shell.
    expect(shown()).not.toContain("quotes");
    expect(shown()).not.toContain("Languages");
  });

  it("[RE-1] leave out French pages where there is no French", async () => {
    const { terminal, shown } = terminalWith([]);
    await completeAnswers(questionsFor(root), { name: "prairie", languages: "uk" }, terminal);
    expect(shown()).toContain("in English");
    expect(shown()).not.toContain("in French");
  });

  it("[RE-1] make nothing when they are left in the middle", async () => {
    const { terminal } = terminalWith(["prairie", CTRL_C]);
    await expect(completeAnswers(questionsFor(root), {}, terminal)).rejects.toThrow(
      "no region was made.",
    );
  });
});
