import { describe, expect, it } from "vitest";
import { rankOf } from "./rank.ts";

describe("a search in the book", () => {
  it("[QO-7] ranks the whole text first, then its beginning, the beginning of a word, and a part", () => {
    const texts = ["Sign in", "Sign in first", "Please sign in", "Unsign in", "Help"];
    expect(texts.map((text) => rankOf("sign in", ["key", text]))).toEqual([0, 1, 2, 3, undefined]);
  });

  it("[QO-7] finds a key, and what is typed with plain spaces and apostrophes", () => {
    expect(rankOf("signin.title", ["signIn.title", "Come in"])).toBe(0);
    expect(rankOf("l'école : où", ["key", "L’école\u00A0: où"])).toBe(0);
  });
});
