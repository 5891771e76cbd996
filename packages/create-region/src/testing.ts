import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeAnswers } from "./ask.ts";
import { planOf } from "./region-plan.ts";
import { questionsFor } from "./questions.ts";
import { readFlags } from "./read-flags.ts";

/** The folder of a small repository with an app, a package and a tool. The caller removes it. */
export function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), "waymark-region-"));
  for (const folder of ["apps/uk", "packages/core", "tooling/e2e"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const react = JSON.stringify({ dependencies: { react: "catalog:" } });
  writeFileSync(join(root, "apps/uk/package.json"), react);
  writeFileSync(join(root, "package.json"), JSON.stringify({ devDependencies: { turbo: "2" } }));
  return root;
}

/** Answers as the command line and the defaults give them. */
export async function answersTo(root: string, ...args: string[]) {
  const questions = questionsFor(root);
  return await completeAnswers(questions, readFlags(args, questions).given);
}

export const planFor = async (root: string, ...args: string[]) =>
  planOf(await answersTo(root, ...args));
