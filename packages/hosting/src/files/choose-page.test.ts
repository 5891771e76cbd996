import { describe, expect, it } from "vitest";
import { choosePage } from "./choose-page.ts";

const rows = ["en-CA", "fr-CA", "en-GB"]
  .flatMap((language) => [
    { path: "/", language, file: `root.${language}` },
    { path: "/forgot", language, file: `forgot.${language}` },
    {
      path: "/reset/any/Change",
      pattern: "/reset/[^/]+/(?:Change|New)",
      language,
      file: `reset.${language}`,
    },
    {
      path: `/verify/any/${language}`,
      pattern: `/verify/[^/]+/${language}`,
      language,
      file: `verify.${language}`,
    },
    { path: null, language, file: `shell.${language}` },
  ])
  .map((row) =>
    row.language === "fr-CA" ? { ...row, langPattern: "^[Ff][Rr](?![A-Za-z])" } : row,
  );
const choose = (address: string, configuration = {}, given = rows) =>
  choosePage(given, { url: new URL(address, "https://login.example"), configuration });

describe("the page for a path", () => {
  it.each([
    ["/", "root.en-CA"],
    ["/?lang=fr", "root.fr-CA"],
    ["/?lang=FR_ca&x=1", "root.fr-CA"],
    ["/?lang=french", "root.en-CA"],
    ["/?lang=fr)", "root.fr-CA"],
    ["/?lang=en&lang=fr", "root.en-CA"],
    ["/forgot/", "forgot.en-CA"],
    ["/forgot/anything", "shell.en-CA"],
    ["/reset/token/type?lang=fr", "shell.fr-CA"],
    ["/reset/a%2Fb/New/?lang=fr", "reset.fr-CA"],
    ["/reset/a/b/New", "shell.en-CA"],
    ["/reset/a/Newer", "shell.en-CA"],
  ])("[LN-1] %s is %s", (address, file) => {
    expect(choose(address)).toBe(file);
  });

  it("[LN-1] is in UK English on a configured origin, and where the build has nothing else", () => {
    const configuration = { ukLoginOrigins: ["https://login.example"] };
    expect(choose("/?lang=fr", configuration)).toBe("root.en-GB");
    const british = rows.filter(({ language }) => language === "en-GB");
    expect(choose("/?lang=fr", {}, british)).toBe("root.en-GB");
  });

  it.each([
    [["HTTPS://LOGIN.example:443/"], "en-GB"],
    ["https://login.example", "en-CA"],
    [["https://login.example", "uk.example"], "en-CA"],
  ])("[LN-1] takes the UK origins %j as the portal does: %s", (ukLoginOrigins, language) => {
    expect(choose("/", { ukLoginOrigins })).toBe(`root.${language}`);
  });

  it.each([
    ["/verify/token/fr-CA", "verify.fr-CA"],
    ["/verify/token/fr-CA?lang=fr", "verify.fr-CA"],
    ["/verify/token/fr-CA?lang=en", "shell.en-CA"],
    ["/verify/token/es-US", "shell.en-CA"],
  ])(
    "[VF-4] is in the language that its path names, unless another is asked for: %s is %s",
    (address, file) => {
      expect(choose(address)).toBe(file);
    },
  );

  it("[VF-4] is in the language that its path names on a UK origin, too, unless another is asked for", () => {
    const configuration = { ukLoginOrigins: ["https://login.example"] };
    expect(choose("/verify/token/fr-CA", configuration)).toBe("verify.fr-CA");
    expect(choose("/verify/token/fr-CA?lang=fr", configuration)).toBe("shell.en-GB");
  });

  it("is none where the build has none", () => {
    expect(choose("/", {}, [])).toBeUndefined();
  });
});
