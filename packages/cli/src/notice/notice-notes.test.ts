import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noticeBuild } from "../testing/notice-build.ts";

let build: ReturnType<typeof noticeBuild>;

beforeEach(() => {
  build = noticeBuild();
});
afterEach(() => build.dispose());

describe("waymark notice", () => {
  it.each([
    ["Call https://status.example now."],
    ["See [status]( https://status.example/ )."],
    ["See [a new password] (/forgot)."],
    ["See [status](https://status.example/a b)."],
  ])("[QO-7] notes what looks like a link and is none: %s", (text) => {
    const said = build.notice("Hello", "--fr", text, "--until", "22:00");
    expect(said).toContain(
      "Note: The French text has something like a link that is none. A link is [label](https://…) or [label](/path), with blanks in the label alone.",
    );
    expect(said).not.toContain("English text has something");
  });

  it.each(["See [https://status.example](https://status.example/).", "Rooms [a] and (b)."])(
    "[QO-7] has no such note on %s",
    (text) => {
      expect(build.notice(text, "--until", "22:00")).not.toContain("that is none");
    },
  );
});
