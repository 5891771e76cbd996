import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient, type TestClient } from "../testing/test-client.ts";

let sandbox: Sandbox;
let client: TestClient;

beforeEach(async () => {
  sandbox = createSandbox();
  client = await openClient(sandbox);
});
afterEach(() => sandbox.close());

async function signIn(username: string): Promise<{ jwtToken: string; url: string }> {
  const password =
    sandbox.accounts.find((account) => account.username === username)?.password ?? "";
  const answer = await client.post("/api/auth/login", loginBody(username, password));
  return (await answer.json()).data;
}

describe("a workspace", () => {
  it("[QH-3] is stored nowhere: not the page, not where it sends others, not a refused form", async () => {
    expect((await client.get("/workspace")).headers.get("Cache-Control")).toBe("no-store");
    await signIn("maya.chen");
    for (const path of ["/workspace/student", "/workspace/educator", "/workspace"]) {
      expect((await client.get(path)).headers.get("Cache-Control")).toBe("no-store");
    }
    const refused = await client.postForm("/workspace/logout", {});
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
  });

  it("says who is signed in, where", async () => {
    await signIn("maya.chen");
    const page = await (await client.get("/workspace/student")).text();
    for (const part of [
      "Welcome, Maya",
      "maya.chen",
      "Riverside Secondary School",
      "Waymark Canada",
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain("Switch workspace");
  });

  it("speaks the account's language and names the children", async () => {
    await signIn("helene.bouchard@famille.example");
    const page = await (await client.get("/workspace/family")).text();
    expect(page).toContain('<html lang="fr-CA"');
    for (const part of ["Bienvenue, Hélène", "Zoé", "Émile", "Anne-Sophie", "Se déconnecter"]) {
      expect(page).toContain(part);
    }
  });

  it.each(["student", "family", "wbl-admin", "educator", "higher-ed"])(
    "opens for the person with all five: %s",
    async (path) => {
      await signIn("robin.castellan");
      expect((await client.get(`/workspace/${path}`)).status).toBe(200);
    },
  );

  it("offers the way to the others, with the one it came from", async () => {
    await signIn("robin.castellan");
    const page = await (await client.get("/workspace/educator")).text();
    expect(page).toMatch(
      /href="http:\/\/default\.localhost\/switchaccount\?k=[\w-]{43}&amp;from=4"/u,
    );
  });

  it("sends signed-in users to their own, and others to the portal", async () => {
    expect((await client.get("/workspace/student")).headers.get("Location")).toBe("/");
    const { url } = await signIn("marcus.bell");
    for (const path of ["/workspace", "/workspace/student", "/workspace/nowhere"]) {
      expect((await client.get(path)).headers.get("Location")).toBe(url);
    }
  });

  it("shows the path from sign-in as text, and no other origin", async () => {
    await signIn("maya.chen");
    const shown = async (redirect: string) =>
      (await client.get(`/workspace/student?redirect=${encodeURIComponent(redirect)}`)).text();
    expect(await shown("/plan?a=<b>")).toContain("on your way to /plan?a=%3Cb%3E.");
    expect(await shown("//elsewhere.example")).not.toContain("on your way");
  });

  it("holds no script and no inline style", async () => {
    await signIn("maya.chen");
    expect(await (await client.get("/workspace/student")).text()).not.toMatch(
      /<script|<style|style=/u,
    );
  });

  it("has its style sheet, which is immutable", async () => {
    await signIn("maya.chen");
    const page = await (await client.get("/workspace/student")).text();
    const url = /href="(?<url>[^"]+pages\.css[^"]*)"/u.exec(page)?.groups?.["url"] ?? "";
    const sheet = await client.get(url);
    expect(sheet.headers.get("Content-Type")).toContain("text/css");
    expect(sheet.headers.get("Cache-Control")).toContain("immutable");
  });
});

describe("logging out on the page", () => {
  const form = (page: string) => ({
    csrf: /name="csrf" value="(?<token>[^"]+)"/u.exec(page)?.groups?.["token"] ?? "",
  });

  it("ends the session and the appToken, so that the portal cannot sign back in", async () => {
    const { jwtToken } = await signIn("maya.chen");
    const page = await (await client.get("/workspace/student")).text();
    const answer = await client.postForm("/workspace/logout", form(page));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/?signedout=1");
    expect((await client.get("/workspace/student")).status).toBe(303);
    expect((await client.post("/api/auth/redirect", { Token: jwtToken })).status).toBe(401);
  });

  it("is refused without the page's token, with a message", async () => {
    await signIn("amelie.gagnon");
    for (const fields of [{}, { csrf: "made.up" }]) {
      const answer = await client.postForm("/workspace/logout", fields);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain("ouverte trop longtemps");
    }
    expect((await client.get("/workspace/student")).status).toBe(200);
  });
});
