import { beforeEach, describe, expect, it } from "vitest";
import { noticeBuild, NOW } from "../testing/notice-build.ts";

let build: ReturnType<typeof noticeBuild>;

beforeEach(() => {
  build = noticeBuild();
});

describe("waymark notice", () => {
  it("[QO-7] does not name one English as missing where the other one is there", () => {
    build.make({}, ["en-CA", "fr-CA", "en-GB"]);
    const said = build.notice("Slow.", "--fr", "C’est lent.", "--until", "22:00");
    expect(said).not.toContain("marked as such");
  });

  it("[QO-7] writes a notice in two languages, which ends automatically, and says what people see", () => {
    const said = build.notice(
      "Signing in is slow, we know.",
      "--fr",
      "La connexion est lente : nous le savons !",
      "--until",
      "22:00",
      "--on",
      "sign-in",
    );
    expect(build.posted()).toEqual([
      {
        id: "notice-1",
        from: NOW.toISOString(),
        until: new Date(2026, 10, 24, 22).toISOString(),
        tone: "info",
        where: "sign-in",
        text: {
          "en-CA": "Signing in is slow, we know.",
          "fr-CA": "La connexion est lente\u00A0: nous le savons!",
        },
      },
    ]);
    expect(said).toMatch(/on sign-in: shown now, until Tue.*22:00.*\(in 1 h 35 min\)/u);
    expect(said).toContain("within a minute");
    expect(said).not.toContain("Note:");
  });

  it("[QO-7] [QR-4] writes one in each language of a region that speaks three", () => {
    build.make({}, ["fr-CA", "en-US", "es-US", "en-GB"]);
    const said = build.notice(
      "Slow.",
      "--es",
      "Va lento.",
      "--fr",
      "C’est lent.",
      "--until",
      "22:00",
    );
    const text = { "en-US": "Slow.", "fr-CA": "C’est lent.", "es-US": "Va lento." };
    expect(build.posted()[0].text).toEqual(text);
    expect(said).toContain("Spanish: Va lento.");
    expect(said).not.toContain("Note:");
    expect(build.notice("Slow.", "--until", "22:00")).toContain(
      "Spanish pages show the English text",
    );
  });

  it("[QO-7] says when no page is in a language", () => {
    const said = build.notice("Slow.", "--es", "Va lento.", "--until", "22:00");
    expect(said).toContain("Note: No page is in Spanish.");
  });

  it("[QO-7] writes the English of the build", () => {
    build.make({}, ["en-GB"]);
    build.notice("Colour", "--until", "22:00");
    expect(build.posted()[0].text).toEqual({ "en-GB": "Colour" });
  });
});
