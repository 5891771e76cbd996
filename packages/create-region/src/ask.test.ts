import { rmSync } from "node:fs";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeRepository, planFor } from "./fixtures/repository.ts";

const ARROW_DOWN = "\u001b[B";
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
    const { terminal, shown } = terminalWith(["no colour", "rebeccapurple", "", ARROW_DOWN]);
    const given = ["prairie", "--title", "Prairie", "--languages", "uk"];
    expect(await planFor(root, given, terminal)).toMatchObject({
      name: "prairie",
      colour: "#663399",
      accent: "#e8a13a",
      landscape: "prairie",
      languages: "uk",
    });
    expect(shown()).toContain("Write an opaque colour as in CSS");
    expect(shown()).not.toContain("product name");
    expect(shown()).not.toContain("UK English");
  });

  it("[RE-1] leave out what an example answers", async () => {
    const { terminal, shown } = terminalWith(["Prairie"]);
    const plan = await planFor(root, ["prairie", "--example", "bayou"], terminal);
    expect(plan).toMatchObject({ title: "Prairie", example: "bayou" });
    expect(shown()).toContain("product name");
    expect(shown()).not.toMatch(/colour|illustration|languages|example/iu);
  });

  it("[RE-1] begin with the name, which is the title's default", async () => {
    const { terminal } = terminalWith(["Prairie West", "prairie-west"]);
    const plan = await planFor(root, [], terminal);
    expect(plan).toMatchObject({ name: "prairie-west", title: "Waymark Prairie West" });
  });

  it("[RE-1] make nothing when they are left in the middle", async () => {
    const { terminal } = terminalWith(["prairie", CTRL_C]);
    await expect(planFor(root, [], terminal)).rejects.toThrow("no region was made.");
  });
});
