import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { securityHeaders } from "../index.ts";
import * as hosting from "./index.ts";

const sources = readdirSync(import.meta.dirname).filter((name) => !name.endsWith(".test.ts"));

it.each(sources)("%s brings nothing of the sandbox's own server to other hosts", (name) => {
  const text = readFileSync(join(import.meta.dirname, name), "utf8");
  const imported = [...text.matchAll(/from "(?<place>[^"]+)"/gu)].map(
    ({ groups }) => groups?.["place"],
  );
  const foreign = imported.filter((place) => !/^\.\/[\w-]+\.ts$|^node:crypto$/u.test(place ?? ""));
  expect(foreign).toEqual([]);
});

it("has the same headers as the sandbox", () => {
  expect(hosting.securityHeaders).toBe(securityHeaders);
});
