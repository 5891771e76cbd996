import { beforeEach, describe, expect, it } from "vitest";
import { noticeBuild } from "../testing/notice-build.ts";

let build: ReturnType<typeof noticeBuild>;

beforeEach(() => {
  build = noticeBuild();
});

const note = (ids: string) =>
  `Note: A screen shows two notices at once. Where there are more, these wait until one is closed or over: ${ids}.`;

/** Posts a notice whose text is its id. */
function post(id: string, ...options: string[]): string {
  return build.notice(id, "--id", id, "--from", "2026-11-24 20:00", "--until", "22:00", ...options);
}

describe("of more than two notices, waymark notice", () => {
  it("[QO-7] names those that wait: an older one behind a warning, and a new one behind two warnings", () => {
    post("a", "--from", "19:00");
    expect(post("b")).not.toContain("wait");
    expect(post("c", "--tone", "warning", "--preview")).toContain(note("a"));
    expect(build.notice("--list")).not.toContain("wait");
    expect(post("c", "--tone", "warning")).toContain(note("a"));
    expect(post("d", "--tone", "warning")).toContain(note("b, a"));
    expect(post("b")).toContain(note("b, a"));
    expect(build.notice("--list")).toContain(note("b, a"));
  });

  it("[QO-7] names none that is replaced, is for another screen, or is over when the new one begins", () => {
    const until = new Date(2026, 10, 30).toISOString();
    build.make({ notices: [{ id: "planned", until, text: { "en-CA": "Closed on Sunday" } }] });
    post("a");
    expect(post("planned")).not.toContain("wait");
    expect(post("b", "--on", "forgot")).toContain(note("b"));
    expect(post("planned", "--on", "sign-in")).not.toContain("wait");
    expect(post("c", "--from", "22:30", "--until", "23:00")).not.toContain("wait");
  });
});
