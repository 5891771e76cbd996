import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { calls } from "@waymark/core/contract";
import { expect, it } from "vitest";
import { openApiDocument } from "./document.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const document = openApiDocument(version);

it("[QO-6] the published contract is the one that the tables make", async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot("../openapi.json");
});

it("[QO-6] is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it("[QO-6] has every call of the table", () => {
  const paths = document["paths"] as Record<string, object>;
  expect(Object.keys(paths).toSorted()).toEqual(
    Object.values(calls)
      .map(({ path }) => path)
      .toSorted(),
  );
});
