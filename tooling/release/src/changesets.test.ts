import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const found = (pattern: string) => globSync(pattern, { cwd: root });
const manifests = found("packages/*/package.json").map((path) => JSON.parse(read(path)));
const names = manifests.map(({ name }): string => name);

const bumps = ["patch", "minor", "major"];
/** Least bump of a paragraph, by the first word that `.changeset/README.md` names. */
const least = { Fixed: "patch", Changed: "patch", Added: "minor", Removed: "major" };
const paragraphEnd = new RegExp(`\\n\\n(?!- )|\\n(?=(?:${Object.keys(least).join("|")})\\b)`, "u");

/** Names what would stop a release, or be in no CHANGELOG; from the first version on also too small a bump. */
function changesetFaults(text: string, isReleased: boolean): string[] {
  const [, head = "", body = ""] = /^---\n([^]*?)---\n([^]*)$/u.exec(text) ?? [];
  const rows = [...head.matchAll(/^["']?([^"'\n]+?)["']?: (.+)$/gmu)];
  const unknown = rows.filter(([, name = "", bump = ""]) => {
    return !names.includes(name) || !bumps.includes(bump);
  });
  const most = Math.max(0, ...rows.map(([, , bump = ""]) => bumps.indexOf(bump)));
  const paragraphs = body.trim().split(paragraphEnd);
  const words = paragraphs.map((each) => each.split(/\W/u)[0] ?? "");
  const small = Object.entries(least).filter(([, bump]) => bumps.indexOf(bump) > most);
  return [
    ...(rows.length === 0 ? ["names no package"] : []),
    ...unknown.map(([row]) => `${row} is no published package with patch, minor or major`),
    ...words.filter((word) => !(word in least)).map((word) => `begins with "${word}"`),
    ...small
      .filter(([word]) => isReleased && words.includes(word))
      .map(([word, bump]) => `${word} is at least a ${bump}`),
  ];
}

it("[QR-5] every changeset names a published package, and can be made into a version", () => {
  const isReleased = manifests.some(({ version }) => version !== "0.0.0");
  const faults = found(".changeset/*.md")
    .filter((path) => !path.endsWith("README.md"))
    .flatMap((path) => changesetFaults(read(path), isReleased).map((each) => `${path}: ${each}`));
  expect(faults).toEqual([]);
});

const unknown = "is no published package with patch, minor or major";
it.each([
  ["---\n---\n\nFixed: a form.\n", ["names no package"]],
  ["Fixed: a form.\n", ["names no package", 'begins with ""']],
  ['---\n"@waymark/cores": patch\n---\n\nFixed: a form.\n', [`"@waymark/cores": patch ${unknown}`]],
  ['---\n"@waymark/core": fix\n---\n\nFixed: a form.\n', [`"@waymark/core": fix ${unknown}`]],
  ["---\nflorida: patch\n---\n\nFixed: a form.\n", [`florida: patch ${unknown}`]],
  ['---\n"@waymark/core": patch\n---\n\nA form.\n', ['begins with "A"']],
  ['---\n"@waymark/core": patch\n---\n\nAdded: a form.\n', ["Added is at least a minor"]],
  ['---\n"@waymark/core": patch\n---\n\nFixed: a.\nAdded: b.\n', ["Added is at least a minor"]],
  ['---\n"@waymark/core": minor\n---\n\nRemoved: a form.\n', ["Removed is at least a major"]],
  ['---\n"@waymark/core": minor\n---\n\nFixed: a form.\n\nAdded: a field.\n', []],
])("[QR-5] after the first version, the changeset %j has the faults %j", (text, faults) => {
  expect(changesetFaults(text, true)).toEqual(faults);
});
