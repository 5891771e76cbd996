import { expect, it } from "vitest";
import { classListPage } from "./class-list-page.ts";

const app = { name: "default", title: "Waymark" };
const list = { institution: "Mont-Bleu", origin: "https://portal.example", slips: [] };

it.each([
  ["fr-CA", 1, "jusqu’au 1er janvier 2030."],
  ["fr-CA", 21, "jusqu’au 21 janvier 2030."],
  ["en-CA", 1, "until January 1, 2030."],
  ["en-GB", 1, "until 1 January 2030."],
] as const)("[MP-1] says in %s until when slips work, on day %i of a month", async (...row) => {
  const [language, day, words] = row;
  const until = new Date(2030, 0, day, 12);
  const page = await classListPage(app, { ...list, language, until });
  expect(String(page)).toContain(words);
});
