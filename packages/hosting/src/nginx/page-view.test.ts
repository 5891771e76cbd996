import { describe, expect, it } from "vitest";
import { encodedPattern } from "./page-view.ts";

describe("a pattern for a query as it was sent", () => {
  // Without the inline flags, which JavaScript learned late.
  const source = encodedPattern("^[Ff][Rr](?![A-Za-z])").replaceAll("(?i:", "(?:");
  const pattern = new RegExp(`^${source}`, "iu");

  it.each(["fr", "FR-ca", "f%72", "%46%52.", "fr%29", "fr)"])("[LN-2] %s matches", (value) =>
    expect(value).toMatch(pattern),
  );

  it.each(["french", "fr%61", "fr%5A", "f%73", "%20fr"])("[LN-2] %s does not", (value) =>
    expect(value).not.toMatch(pattern),
  );
});
