import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calls } from "@waymark/core/answers";
import { expect, it } from "vitest";
import { callOf } from "./call-of.ts";

const source = fileURLToPath(new URL("../../../../core/src/", import.meta.url));

/** The folders of the screens whose flow has another name. */
const folders: Readonly<Record<string, string>> = {
  "sign-in": "attempt",
  verify: "flows/verification",
  "confirm-username": "flows/verification",
};

/** Returns the code of a screen. */
function codeOf(screen: string): string {
  const folder = `${source}${folders[screen] ?? `flows/${screen}`}`;
  return readdirSync(folder)
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");
}

// A sign-in page finds its login in the route table.
const named = Object.keys(calls).filter((name) => !name.startsWith("login"));

it.each(named as (keyof typeof calls)[])(
  "[QO-6] the probe says of %s which screen makes the call",
  (name) => {
    const { screen } = callOf(name, {});
    expect(codeOf(screen)).toMatch(new RegExp(String.raw`\b${name}\b`, "u"));
  },
);
