import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox.ts";

const sandbox = createSandbox();
afterAll(() => sandbox.close());

const get = (path: string) =>
  sandbox.fetch(
    new Request(`http://uk.localhost${path}`, { headers: { "Accept-Language": "fr" } }),
    "uk",
  );

describe("the main site", () => {
  it.each([
    ["/site/en-ca/", "en-CA", "Find the way"],
    ["/site/en-ca/help", "en-CA", "guidance counsellor"],
    ["/site/en-ca/contact", "en-CA", "Contact us"],
    ["/site/fr-ca/", "fr-CA", "Trouvez la voie"],
    ["/site/fr-ca/help", "fr-CA", "Aide à la connexion"],
    ["/site/fr-ca/contact", "fr-CA", "Nous joindre"],
    ["/site/en-gb/", "en-GB", "sixth form"],
    ["/site/en-gb/help", "en-GB", "careers adviser"],
    ["/site/en-gb/contact", "en-GB", "8.30am"],
  ])("has %s in %s", async (path, language, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(text);
    expect(page.match(/<h1>/gu)).toHaveLength(1);
  });

  it.each([
    ["en-ca", "Students sign in with the username from their school; everyone else, with an email"],
    ["en-gb", "Pupils sign in with the username from their school; everyone else, with an email"],
    [
      "fr-ca",
      "Les élèves se connectent avec le nom d’utilisateur donné par leur école; les autres",
    ],
  ])("[QN-2] says in %s what the portal says of usernames", async (site, words) => {
    expect(await (await get(`/site/${site}/help`)).text()).toContain(words);
  });

  it.each(["/site/de-de/help", "/site/constructor/help", "/site/en-ca/nothing", "/site/"])(
    "says in the reader's language that there is no %s",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("Cette page n’existe pas");
    },
  );
});
