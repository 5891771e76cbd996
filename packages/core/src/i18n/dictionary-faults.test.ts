import { describe, expect, it } from "vitest";
import { newLanguageFaults } from "./dictionary-faults.ts";

const wanted = {
  "a.title": "Hello {{name}}",
  "b.left_one": "one",
  "b.left_other": "{{count}} left",
};
const whole = {
  "a.title": "Hola, {{name}}",
  "b.left_one": "Falta {{count}}",
  "b.left_many": "Faltan {{count}}",
  "b.left_other": "Faltan {{count}}",
};
const faultsIn = (texts: object) => newLanguageFaults({ ...texts }, wanted, "es-US");

describe("the texts of a language that the portal does not have", () => {
  it("[QR-4] name what is missing, each plural form among it", () => {
    expect(faultsIn({ ...whole, "b.left_one": "Falta uno" })).toEqual({ missing: [], faults: [] });
    const { "b.left_many": _, ...without } = whole;
    expect(faultsIn(without).missing).toEqual(["b.left_many"]);
    expect(faultsIn({}).missing).toEqual(["a.title", "b.left_one", "b.left_many", "b.left_other"]);
  });

  it.each([
    [{ "a.title": "Hola" }, "a.title lacks {{name}}"],
    [{ "a.titel": "Hola" }, "a.titel is no known key; did you mean a.title?"],
    [{ "b.left_few": "x" }, "b.left_few is no plural form of es-US, which has one, many, other"],
  ])("[QR-4] %j: %s", (text, fault) => {
    expect(faultsIn({ ...whole, "b.left_one": "Falta uno", ...text }).faults).toEqual([fault]);
  });
});
