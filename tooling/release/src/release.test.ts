import { describe, expect, it } from "vitest";
import { undocumented } from "./api-report/reports.ts";
import { licenceFaults, thirdPartyPage } from "./third-party.ts";

const library = {
  name: "left",
  versions: ["1.0.0"],
  license: "MIT",
  homepage: "https://l.example",
};

describe("a release", () => {
  it("[QO-3] lists the licences of libraries, and stops at one that nobody has looked at", () => {
    expect(thirdPartyPage([library])).toContain("| [left](https://l.example) | 1.0.0 | MIT |");
    expect(licenceFaults([library])).toEqual([]);
    expect(licenceFaults([{ ...library, license: "GPL-3.0" }])).toEqual([
      "left has the licence GPL-3.0: look at it, then allow it",
    ]);
  });

  it("names what can be imported without a docstring", () => {
    const page = "### `one`\n\nSays something.\n\n### `two`\n\n_As declared:_\n";
    expect(undocumented(page)).toEqual(["two"]);
  });
});
