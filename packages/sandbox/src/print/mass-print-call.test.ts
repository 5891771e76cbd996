// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRecovery, partsOf, type Recovery } from "../testing/open-recovery.ts";

let recovery: Recovery;

beforeEach(async () => {
  recovery = await openRecovery();
});
afterEach(() => recovery.sandbox.close());

const askFor = async (mail: { url: string }) => {
  const [, Token = "", MassPrintEmailType = "", MassPrintBatchJobId = ""] = partsOf(mail.url);
  const body = { Token, MassPrintEmailType, MassPrintBatchJobId };
  return recovery.client.post("/api/auth/massprintaddfiletoredis", body);
};

/** The printable page of a mail in a language. */
async function openList(language: string): Promise<Document> {
  const { url } = (await (await askFor(await recovery.mailOf("MassPrint", language))).json()).data;
  const html = await (await recovery.client.get(new URL(url).pathname)).text();
  return new DOMParser().parseFromString(html, "text/html");
}

const textOf = (element: Element | null) =>
  (element?.textContent ?? "").replaceAll(/\s+/gu, " ").trim();

describe("a class's printable list", () => {
  it("[MP-1] opens with working addresses, once", async () => {
    const mail = await recovery.mailOf("MassPrint");
    const { url } = (await (await askFor(mail)).json()).data;
    expect((await askFor(mail)).status).toBe(400);
    const page = await (await recovery.client.get(new URL(url).pathname)).text();
    const [, code = ""] = /default\.localhost\/go\/([\w-]+)/u.exec(page) ?? [];
    expect(code).toMatch(/^[A-Z\d]{4}(?:-[A-Z\d]{4}){2}$/u);
    for (const typed of [code, code.toLowerCase(), code.replaceAll("-", "")]) {
      const answer = await recovery.client.get(`/go/${typed}`);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const [route, token = "", type = ""] = partsOf(
        new URL(answer.headers.get("Location") ?? "", "http://default.localhost").href,
      );
      expect(route).toBe("reset");
      expect((await recovery.validate(token, type)).status).toBe(200);
    }
  });

  it("[MP-1] has a slip for each pupil, with a code to scan, an address to type and what to do", async () => {
    const document = await openList("en-CA");
    const slips = [...document.querySelectorAll(".slip")];
    expect(slips.length).toBeGreaterThan(1);
    expect(document.querySelector("table")).toBeNull();
    const maya = slips.find((slip) => textOf(slip).includes("Maya Chen"));
    expect(textOf(maya?.querySelector("h2") ?? null)).toBe("Maya Chen");
    expect(textOf(maya?.querySelector(".slip__username") ?? null)).toBe("maya.chen");
    expect(textOf(maya?.querySelector(".slip__address") ?? null)).toMatch(
      /^default\.localhost\/go\/[A-Z\d-]{14}$/u,
    );
    const picture = maya?.querySelector("svg[role=img]");
    expect(picture?.getAttribute("aria-label")).toContain("Maya Chen");
    expect(textOf(maya ?? null)).toContain("Scan the code");
    expect(textOf(maya ?? null)).toContain("at least 8 characters");
    for (const slip of slips) expect(slip.querySelectorAll("li")).toHaveLength(3);
  });

  it("[MP-1] speaks the language of the mail, whatever the teacher's own is", async () => {
    const document = await openList("fr-CA");
    expect(document.documentElement.lang).toBe("fr-CA");
    for (const slip of document.querySelectorAll(".slip")) {
      expect(textOf(slip)).toContain("Numérisez le code");
      expect(textOf(slip)).not.toContain("Scan the code");
    }
    expect((await openList("en-GB")).documentElement.lang).toBe("en-GB");
  });

  it("[MP-1] [LN-3] a slip's address opens in the language of the slip, whatever the pupil's own is", async () => {
    for (const [language, query] of [
      ["fr-CA", "?lang=fr"],
      ["en-CA", ""],
    ] as const) {
      const document = await openList(language);
      const address = textOf(document.querySelector(".slip__address"));
      const answer = await recovery.client.get(address.slice(address.indexOf("/")));
      const { search } = new URL(answer.headers.get("Location") ?? "", "http://default.localhost");
      expect(search).toBe(query);
    }
  });

  it("[QH-1] needs no script and no style that the policy refuses", async () => {
    const document = await openList("en-CA");
    expect(document.querySelector("script, style, [style], [onload]")).toBeNull();
  });

  it("opens no locked account by a slip, and the slip works once the account is unlocked", async () => {
    const document = await openList("en-CA");
    const slips = [...document.querySelectorAll(".slip")];
    const lena = slips.find((slip) => textOf(slip).includes("Lena Kowalski"));
    const [, code = ""] = textOf(lena?.querySelector(".slip__address") ?? null).split("/go/");
    const token = code.replaceAll("-", "");
    const answer = await recovery.setPassword(token, "ActivateAccount");
    const refusal = await answer.json();
    expect([answer.status, refusal.data.message]).toEqual([400, "The account is locked"]);
    expect(refusal.messages[0].translationKey).toBe("ACCOUNT_LOCKED");
    expect((await recovery.login("lena.kowalski", "a new password")).status).toBe(401);
    const signedIn = await (await recovery.login("lena.kowalski", "locked-out-24")).json();
    expect(signedIn.data.errorMessage).toContain("locked");
    expect((await recovery.validate(token, "ActivateAccount")).status).toBe(200);
  });

  it("says so when a typed code is not known, in the reader's language", async () => {
    const language = { "Accept-Language": "fr-CA,fr" };
    const answer = await recovery.client.get("/go/AAAA-AAAA-AAAA", language);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Ce code n’est pas reconnu");
  });

  it.each([
    ["en-CA", "make it again in your workspace"],
    ["fr-CA", "refaites-la dans votre espace de travail"],
  ])("that is gone says what to do in %s, as its link is spent", async (language, words) => {
    const gone = await recovery.client.get("/print/gone", { "Accept-Language": language });
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain(words);
  });

  it("says EXPIRED when it is too old", async () => {
    const mail = await recovery.mailOf("MassPrint");
    await recovery.consolePost(`/mails/${mail.id}/expire`);
    expect((await (await askFor(mail)).json()).data.message).toContain("EXPIRED");
  });
});
