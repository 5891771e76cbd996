import { rmSync, writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { configureCommand } from "../configure/configure-command.ts";
import { InputError } from "../input-error.ts";
import { buildWithTexts } from "../testing/build-with-texts.ts";
import { linesOf, ROOM_PX, textWidth } from "./text-width.ts";

const { configure, files, frenchPage, inDist, inFolder, mistakes } = buildWithTexts();

describe("a file of texts with mistakes is refused, and nothing is written:", () => {
  it.each<[string, unknown, string]>([
    [
      "a key that is gone",
      { "fr-CA": { "signIn.titel": "x" } },
      "fr-CA: signIn.titel is not a known key; did you mean signIn.title?",
    ],
    [
      "a placeholder that does not exist",
      { "fr-CA": { greeting: "Salut {{nom}}" } },
      "greeting lacks {{name}}",
    ],
    [
      "a placeholder too many",
      { "fr-CA": { "signIn.title": "{{nom}}" } },
      "signIn.title has no use for {{nom}}",
    ],
    [
      "a plural form without its placeholder",
      { "fr-CA": { found_many: "écoles" } },
      "found_many lacks {{count}}",
    ],
    ["an empty text", { "fr-CA": { "signIn.title": "" } }, "signIn.title is not a text"],
    ["a number", { "fr-CA": { "signIn.title": 3 } }, "signIn.title is not a text"],
    [
      "a script's end",
      { "fr-CA": { "signIn.title": "a</script><b>" } },
      "has </script>, which would be shown as it is",
    ],
    ["an entity", { "fr-CA": { "signIn.title": "a&nbsp;b" } }, "has &nbsp;, which would be shown"],
    [
      "a text that turns its direction",
      { "fr-CA": { "signIn.title": "a\u202Eb" } },
      "has an invisible character",
    ],
    [
      "a mark of the build",
      { "fr-CA": { "signIn.title": "a\uE000b" } },
      "has a character that no font knows",
    ],
    [
      "a shape where there is none",
      { "fr-CA": { "signIn.title": "**a**" } },
      "has lines, ** or links, which would be shown",
    ],
    [
      "a link that leads nowhere",
      { "fr-CA": { "help.whom": "[a](evil)" } },
      "has a link (evil) that leads nowhere; there is help",
    ],
    [
      "a word that is too wide for a phone",
      { "fr-CA": { "signIn.title": "Authentifizierungsverfahrensstelle" } },
      "has the word “Authentifizierungsverfahrensstelle”: about 276px, and 248 fit",
    ],
    [
      "a language that is none",
      { "fr-CH": { "signIn.title": "a" } },
      "fr-CH is not a language of the portal; did you mean fr-CA?",
    ],
    ["a list", [], `the file should be { "fr-CA": { … } }`],
    ["a language without keys", { "fr-CA": "a" }, `fr-CA should be { "key": "text" }`],
    ["half a file", '{ "fr-CA": {', "is not JSON"],
  ])("[QO-7] %s", (_, given, words) => {
    const before = files();
    expect(mistakes(given)).toContain(words);
    expect(files()).toEqual(before);
  });

  it("[QO-7] names all of them at once", () => {
    const given = { "fr-CA": { a: "x", "signIn.title": "<b>" }, "en-CA": { b: "x" } };
    expect(mistakes(given).split("\n")).toHaveLength(4);
  });

  it("[QO-7] a build of before has no other texts, and is configured as ever", () => {
    rmSync(inDist("texts-as-built.br"));
    expect(mistakes({ "fr-CA": { "signIn.title": "Entrez" } })).toContain("Build it again");
    expect(configure().pages).toHaveLength(3);
  });
});

it.each(['{ "fr-CA": { "signIn.title": "Entrez" } }', "null", '{ "files": "all" }'])(
  "[QO-7] a file of the operator's own in the place of the last run's record stays as it is: %s",
  (content) => {
    writeFileSync(inDist("texts.json"), content);
    const before = files();
    expect(mistakes({ "fr-CA": { "signIn.title": "Entrez" } })).toContain(
      "texts.json is not a record of this command. Move your own file out of the build",
    );
    expect(() => configure()).toThrow(InputError);
    expect(files()).toEqual(before);
  },
);

describe("what is no mistake is noted:", () => {
  it("[QO-7] a text in one language of two, and one that is longer than before on a phone", () => {
    const { notes, texts: count } = configure({
      "fr-CA": {
        "signIn.title":
          "Ouvrez ici, sans attendre, la session de votre compte de l’école ou du centre",
      },
      "en-CA": { greeting: "Hi {{name}}" },
    });
    expect(count).toBe(2);
    expect(notes).toEqual([
      "greeting: changed in en-CA, and as in the build in fr-CA.",
      "signIn.title: changed in fr-CA, and as in the build in en-CA.",
      "fr-CA: signIn.title takes about 3 lines in a window of 320px, and 1 in the build.",
    ]);
  });

  it("[QO-7] French gets its no-break spaces, and a text as in the build counts for nothing", () => {
    const { texts: count } = configure({
      "fr-CA": { "signIn.title": "Entrez : « ici » !", greeting: "Bonjour {{name}}" },
    });
    expect(count).toBe(1);
    expect(frenchPage()).toContain("Entrez\u00A0: «\u00A0ici\u00A0»!");
  });

  it("[QO-7] the command says how many texts are other ones", () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    vi.spyOn(console, "warn").mockReturnValue();
    writeFileSync(inFolder("texts.json"), `{ "fr-CA": { "signIn.title": "Entrez" } }`);
    const args = [inFolder("dist"), inFolder("stage.json"), "--texts", inFolder("texts.json")];
    configureCommand().parse(args, { from: "user" });
    expect(log.mock.calls.flat().join("\n")).toContain("1 text is from");
    vi.restoreAllMocks();
  });
});

describe("the width of a text", () => {
  it("[QO-7] is counted in glyphs of a wide font, and in lines of a small phone", () => {
    expect(textWidth("iiii")).toBeLessThan(textWidth("mmmm"));
    expect(textWidth("Connexion")).toBeGreaterThan(60);
    expect(linesOf("Connexion")).toBe(1);
    expect(linesOf("mot ".repeat(30))).toBeGreaterThan(3);
    expect(textWidth("m".repeat(16))).toBeLessThan(ROOM_PX + 20);
  });
});
