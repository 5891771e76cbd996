import { describe, expect, it } from "vitest";
import { boxesIn, requiredBox } from "./required-boxes.tsx";

const terms = requiredBox({ name: "terms", label: "crash.copied", missing: "crash.body" });
const photos = requiredBox({ name: "photos", label: "crash.copied", missing: "crash.title" });
const Plain = () => null;

describe("the boxes that a region requires", () => {
  it.each([
    ["without content", undefined],
    ["with a plain component", Plain],
    ["with plain components", [Plain, Plain]],
  ])("[SI-1] a slot %s requires none", (_, content) => {
    const { values, texts, validate } = boxesIn(content);
    expect([values, texts, validate({})]).toEqual([{}, {}, {}]);
  });

  it("[SI-1] are those in the slot, not ticked yet, each with its text", () => {
    const { values, texts } = boxesIn([terms, Plain, photos]);
    expect(values).toEqual({ terms: false, photos: false });
    expect(texts).toEqual({ terms: "crash.body", photos: "crash.title" });
  });

  it.each([
    [{}, { terms: "REQUIRED", photos: "REQUIRED" }],
    [{ terms: true }, { photos: "REQUIRED" }],
    [{ terms: false, photos: true }, { terms: "REQUIRED" }],
    [{ terms: true, photos: true }, {}],
  ])("[SI-1] %j is sent only when each is ticked", (ticked, errors) => {
    expect(boxesIn([terms, photos]).validate(ticked)).toEqual(errors);
  });
});
