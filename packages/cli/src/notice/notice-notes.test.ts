import { beforeEach, describe, expect, it } from "vitest";
import { noticeBuild } from "../testing/notice-build.ts";

let build: ReturnType<typeof noticeBuild>;

beforeEach(() => {
  build = noticeBuild();
});

describe("waymark notice, at 20:25,", () => {
  it.each([
    ["Call https://status.example now."],
    ["See [status]( https://status.example/ )."],
    ["See [a new password] (/forgot)."],
    ["See [status](https://status.example/a b)."],
  ])("[QO-7] notes what looks like a link and is none: %s", (text) => {
    const said = build.notice("Hello", "--fr", text, "--until", "22:00");
    expect(said).toContain(
      "Note: The French text has something like a link that is not one. A link is [label](https://…) or [label](/path), with spaces in the label only.",
    );
    expect(said).not.toContain("English text has something");
  });

  it.each(["See [https://status.example](https://status.example/).", "Rooms [a] and (b)."])(
    "[QO-7] has no such note on %s",
    (text) => {
      expect(build.notice(text, "--until", "22:00")).not.toContain("that is not one");
    },
  );

  it.each([
    [`Read [the status page](https://status.example/${"incident-".repeat(9)}1) today.`, false],
    ["word ".repeat(19), true],
  ])("[QO-7] counts what a small phone shows of %s", (text, isFolded) => {
    const said = build.notice(text, "--until", "22:00");
    expect(said.includes("A small phone shows two lines")).toBe(isFolded);
  });

  it("[QO-7] says of one that begins later that pages show it then", () => {
    const said = build.notice("Hello", "--from", "21:00", "--until", "22:00");
    expect(said).toContain("Where a host serves this folder, pages show it when it begins;");
    expect(said).not.toContain("within a minute");
  });

  it("[QO-7] notes that one has begun which may be meant for tomorrow", () => {
    const said = (from: string) => build.notice("Hello", "--from", from, "--until", "23:00");
    expect(said("9:00")).toMatch(
      /Note: It began at Tue.*09:00.*\. If another day is meant, give its date, too\./u,
    );
    expect(said("8:00")).not.toContain("It began");
    expect(build.notice("Hello", "--until", "23:00")).not.toContain("It began");
  });

  it("[QO-7] has no such note on a day in full, nor on the minute that has not ended", () => {
    const seconds = noticeBuild(new Date(2026, 10, 24, 20, 25, 40));
    const said = (from: string) => seconds.notice("Hello", "--from", from, "--until", "23:00");
    expect(said("20:24")).toContain("It began");
    expect(said("20:25")).not.toContain("It began");
    expect(said("2026-11-24 09:00")).not.toContain("It began");
  });
});
