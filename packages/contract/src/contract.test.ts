import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { calls, defaultConfiguration } from "@waymark/core/contract";
import { expect, it } from "vitest";
import { openApiDocument } from "./document.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const document = openApiDocument(version);

it("[QO-6] the published contract is the one that the tables make", async () => {
  const written = `${JSON.stringify(document, null, 2)}\n`;
  await expect(written, "`pnpm api` writes it").toMatchFileSnapshot("../openapi.json");
});

it("[QO-6] is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it("[QO-6] follows every recommended rule of Redocly's linter", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({
      extends: ["recommended-strict"],
      // Unknown fields are ignored, and the sandbox sends some.
      rules: {
        "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: true },
      },
    }),
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it("[QO-6] says what holds for every call", () => {
  const { description } = document["info"] as { description: string };
  for (const words of [
    "XSRF-TOKEN",
    `after ${defaultConfiguration.requestTimeoutMs / 1000} s`,
    "Retry-After",
    "| fr-CA | 1 | 3 |",
    "is asked once more",
    "repeats nothing else",
    "A browser may: Chromium sends a call again",
  ]) {
    expect(description).toContain(words);
  }
});

it("[QO-6] has every call of the table", () => {
  const paths = document["paths"] as Record<string, object>;
  const branding = Object.keys(paths).filter((path) => path.startsWith("/branding"));
  const called = Object.values(calls).map(({ path }) => path);
  expect(branding).toHaveLength(2);
  expect(Object.keys(paths)).toEqual([...called, ...branding]);
});
