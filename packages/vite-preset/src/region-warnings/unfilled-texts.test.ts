import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { filesByKey } from "./files-by-key.ts";
import { unfilledTextWarnings } from "./unfilled-texts.ts";

const texts = {
  "region.team_one": "{{count}} person",
  "region.team_other": "A team of {{count}}",
  "region.visit": "Visit on {{day}} & more",
  "region.team_others": "Other teams",
  "region.about": "Who we are",
  "region.room": `The "best" room isn't {{room}}`,
  "server.LIMIT": "Too many today.",
  "server.LIMIT_other": "Too many of another kind.",
};

/** Warnings about a region with these texts, whose pages in English have this markup. */
function warningsOf(html: string, ...pages: string[]): string[] {
  const root = testFolder();
  for (const folder of ["src", "translations"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "translations/en-CA.json"), JSON.stringify(texts));
  writeFileSync(join(root, "src/about.tsx"), `<p>{text("region.team")}</p>`);
  const unfilled = filesByKey();
  for (const page of pages)
    unfilled.add(page, unfilledTextWarnings({ root, html, language: "en-CA" }));
  return unfilled.warnings();
}

it("[QR-4] a text with plural forms that has no count is named once, with its file and its pages", () => {
  const pages = ["pages/about.en-CA.html", "pages/team.en-CA.html"];
  expect(
    warningsOf("<a>region.teams.example</a><p>We are region.team.</p><p>region.team</p>", ...pages),
  ).toEqual([
    'src/about.tsx: region.team is shown as its key on pages/about.en-CA.html and 1 further page. Give it the value, as in text("region.team", { count: … }).',
  ]);
});

it("[QR-4] a text whose placeholder was not filled is named", () => {
  expect(warningsOf("<h1>Visit on {{day}} &amp; more</h1>", "index.html")).toEqual([
    'region.visit is shown with {{day}} on index.html. Give it the value, as in text("region.visit", { day: … }).',
  ]);
});

it("[QR-4] a text with quotes is found as React escapes it", () => {
  expect(warningsOf("<p>The &quot;best&quot; room isn&#x27;t {{room}}</p>", "index.html")).toEqual([
    'region.room is shown with {{room}} on index.html. Give it the value, as in text("region.room", { room: … }).',
  ]);
});

it.each([
  "my-region.team-list",
  "subregion.team",
  "our.region.team",
  "region.team2",
  "region.teams",
  "region.team.list",
  "region.team-list",
])("[QR-4] %s is another word than the key in it", (word) => {
  expect(warningsOf(`<p>${word}</p>`, "index.html")).toEqual([]);
});

it("[QR-4] a key without plural forms is not one whose count is missing", () => {
  expect(warningsOf("<p>region.about and region.team.</p>", "index.html")).toEqual([
    expect.stringContaining("region.team is shown as its key"),
  ]);
});

it("[QR-4] words for two keys of a server are no plural forms of one", () => {
  expect(warningsOf('<p data-message="server.LIMIT">Too many today.</p>', "index.html")).toEqual(
    [],
  );
});

it("[QR-4] texts with their values, and longer words than a key, are none", () => {
  const html =
    "<p>A team of 12, Visit on Monday &amp; more, Who we are</p><a>region.teams.example</a>";
  expect(warningsOf(html, "index.html")).toEqual([]);
});
