import { describe, expect, it } from "vitest";
import french from "./dictionaries/fr-CA.json" with { type: "json" };
import legal from "./dictionaries/legal/fr-CA.json" with { type: "json" };

describe("[LN-5] French is spaced as in Canada", () => {
  it.each(Object.entries({ ...french, ...legal }))("%s", (_key, text) => {
    const words = text.replaceAll("\u00A0", "~");
    expect(words).not.toMatch(/[\s~][!?;]/u);
    expect(words).not.toMatch(/«[^~]|[^~]»/u);
    expect(words).not.toMatch(/[^~]:(?=\s|\*|$)/u);
  });
});
