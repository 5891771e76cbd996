import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { regionalApps } from "../regional-apps.ts";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import { loginBody, openClient, type TestClient } from "../testing/test-client.ts";

let sandbox: Sandbox;
let client: TestClient;

beforeEach(async () => {
  const apps = regionalApps().map((app) => ({ ...app, url: `http://${app.name}.localhost` }));
  sandbox = createSandbox({ apps });
  client = await openClient(sandbox);
});
afterEach(() => sandbox.close());

interface ListedMail {
  id: number;
  kind: string;
  to: string;
  url: string;
  body: string;
}

const consolePost = (path: string, form: Record<string, string> = {}) =>
  sandbox.consoleFetch(
    new Request(`http://console${path}`, { method: "POST", body: new URLSearchParams(form) }),
  );

async function mails(): Promise<ListedMail[]> {
  const answer = await sandbox.consoleFetch(new Request("http://console/mails.json"));
  return (await answer.json()).mails;
}

async function mailOf(kind: string, language = ""): Promise<ListedMail> {
  const sent = await consolePost("/mails/send", { kind, app: "default", language });
  expect(sent.status).toBe(200);
  return (await sent.json()).mail;
}

const partsOf = (url: string) => new URL(url).pathname.split("/").slice(1).map(decodeURIComponent);

const forgot = (email: string, translationLanguage = 1) =>
  client.post("/api/auth/forgotpassword", { email, languageType: 0, translationLanguage });

const validate = (Token: string, resetPasswordType: string) =>
  client.post("/api/auth/validateemailtoken", {
    Token,
    resetPasswordType,
    ForgotPasswordUrl: "http://default.localhost/forgot",
  });

const setPassword = (token: string, resetPasswordType: string, Password = "a new password") =>
  client.post("/api/auth/resetpassword", {
    UserName: "maya.chen",
    Password,
    resetPasswordType,
    token,
    requestId: randomUUID(),
  });

const login = (username: string, password: string) =>
  client.post("/api/auth/login", loginBody(username, password));

describe("a forgotten password", () => {
  it("sends a link in the language of the page, which sets a new password once", async () => {
    const answer = await forgot("Maya.Chen@riverside.example", 3);
    expect((await answer.json()).messages[0].friendlyMessage).toMatch(
      /^Si le courriel n'arrive pas/u,
    );
    const [mail] = await mails();
    expect(mail?.body).toMatch(/^Bonjour Maya,/u);
    expect(mail?.url).toMatch(/\?lang=fr$/u);
    const [, token = "", type = ""] = partsOf(mail?.url ?? "");
    expect((await (await validate(token, type)).json()).data).toMatchObject({
      userName: "maya.chen",
      emailAddress: "maya.chen@riverside.example",
    });
    expect((await setPassword(token, type)).status).toBe(200);
    expect((await login("maya.chen", "a new password")).status).toBe(200);
    expect((await login("maya.chen", "maple-trail-24")).status).toBe(401);
    const again = await setPassword(token, type);
    expect([again.status, (await again.json()).data.message]).toEqual([
      400,
      "The token was already used",
    ]);
  });

  it("gives the token of the link to nobody but the mail", async () => {
    const text = await (await forgot("maya.chen@riverside.example")).text();
    const [mail] = await mails();
    expect(text).not.toContain(partsOf(mail?.url ?? "")[1]);
  });

  it.each([
    ["nobody@example.com", 404, "NO_RECORD_OF_EMAIL"],
    ["twins@novak.example", 409, "GENERIC_ERROR"],
  ])("%s is answered with %i", async (email, status, translationKey) => {
    const answer = await forgot(email);
    expect(answer.status).toBe(status);
    expect((await answer.json()).messages[0].translationKey).toBe(translationKey);
    expect(await mails()).toHaveLength(0);
  });

  it("ends every other link to the account's password", async () => {
    await forgot("maya.chen@riverside.example");
    const [, older = "", type = ""] = partsOf((await mails())[0]?.url ?? "");
    await forgot("maya.chen@riverside.example");
    const [, newer = ""] = partsOf((await mails())[0]?.url ?? "");
    await setPassword(newer, type);
    expect((await (await validate(older, type)).json()).data.message).toMatch(/used/u);
  });

  it("opens a locked account", async () => {
    await forgot("lena.kowalski@riverside.example");
    const [, token = "", type = ""] = partsOf((await mails())[0]?.url ?? "");
    await setPassword(token, type);
    const answer = await (await login("lena.kowalski", "a new password")).json();
    expect(answer.data.url).toMatch(/\/workspace\/student$/u);
  });

  it("refuses a password of seven characters and keeps the link good", async () => {
    await forgot("maya.chen@riverside.example");
    const [, token = "", type = ""] = partsOf((await mails())[0]?.url ?? "");
    expect((await setPassword(token, type, "🌲🌲🌲🌲🌲🌲🌲")).status).toBe(400);
    expect((await setPassword(token, type, "🌲🌲🌲🌲🌲🌲🌲🌲")).status).toBe(200);
  });
});

describe("links", () => {
  it.each(["ActivateAccount", "ActivateParent", "HigherEdActivation", "ForceResetPassword"])(
    "%s expire, and say so",
    async (kind) => {
      const mail = await mailOf(kind);
      const [, token = ""] = partsOf(mail.url);
      expect((await validate(token, kind)).status).toBe(200);
      await consolePost(`/mails/${mail.id}/expire`);
      const expired = await validate(token, kind);
      expect([expired.status, (await expired.json()).data.message]).toEqual([
        400,
        "The token has expired",
      ]);
      await consolePost(`/mails/${mail.id}/again`);
      expect((await validate(partsOf((await mails())[0]?.url ?? "")[1] ?? "", kind)).status).toBe(
        200,
      );
    },
  );

  it("expire by themselves", async () => {
    const [, token = ""] = partsOf((await mailOf("ResetPassword")).url);
    sandbox.advanceClock(60 * 60);
    expect((await (await validate(token, "ResetPassword")).json()).data.message).toMatch(
      /expired/u,
    );
  });

  it("are good for their own type and app only", async () => {
    const [, token = ""] = partsOf((await mailOf("ActivateAccount")).url);
    expect((await validate(token, "ResetPassword")).status).toBe(400);
    const elsewhere = await openClient(sandbox, "florida");
    const answer = await elsewhere.post("/api/auth/validateemailtoken", {
      Token: token,
      resetPasswordType: "ActivateAccount",
      ForgotPasswordUrl: "",
    });
    expect(answer.status).toBe(400);
  });

  it("name a parent's three children", async () => {
    const [, k = ""] = partsOf((await mailOf("ActivateParent")).url);
    const answer = await client.post("/api/auth/familydataget", { k, email: "x" });
    expect((await answer.json()).students).toHaveLength(3);
  });

  it("let a higher-education user register, who then signs in", async () => {
    const [, emailToken = ""] = partsOf((await mailOf("HigherEdActivation")).url);
    const answer = await client.post("/api/higher-ed/register-new-user", {
      emailToken,
      password: "a new password",
    });
    expect(await answer.json()).toEqual({ loginUrl: "http://default.localhost/" });
    expect((await login("tomas.rivera", "a new password")).status).toBe(200);
  });

  it("open a class's printable list with working links", async () => {
    const [, Token = "", MassPrintEmailType = "", MassPrintBatchJobId = ""] = partsOf(
      (await mailOf("MassPrint")).url,
    );
    const answer = await client.post("/api/auth/massprintaddfiletoredis", {
      Token,
      MassPrintEmailType,
      MassPrintBatchJobId,
    });
    const { url } = (await answer.json()).data;
    const again = { Token, MassPrintEmailType, MassPrintBatchJobId };
    expect((await client.post("/api/auth/massprintaddfiletoredis", again)).status).toBe(400);
    const page = await (await client.get(new URL(url).pathname)).text();
    expect(page).toContain("Maya Chen");
    const [link = ""] = /http:[^"<]+ActivateAccount/u.exec(page) ?? [];
    expect((await validate(partsOf(link)[1] ?? "", "ActivateAccount")).status).toBe(200);
  });

  it("say EXPIRED when a class's list is too old", async () => {
    const mail = await mailOf("MassPrint");
    await consolePost(`/mails/${mail.id}/expire`);
    const answer = await client.post("/api/auth/massprintaddfiletoredis", {
      Token: partsOf(mail.url)[1],
      MassPrintEmailType: "ClassList",
      MassPrintBatchJobId: "1",
    });
    expect((await answer.json()).data.message).toContain("EXPIRED");
  });
});

describe("a forced change", () => {
  const change = (UserAccountId: number, Token: string) =>
    client.post("/api/auth/mustresetpassword", {
      UserAccountId,
      Password: "a new password",
      resetPasswordType: "ForceResetPassword",
      Token,
    });

  it("takes the token that login gave, once and for that account only", async () => {
    const { data } = await (await login("owen.fraser", "temporary-24")).json();
    expect((await change(data.userAccountId + 1, data.jwtToken)).status).toBe(401);
    expect((await change(data.userAccountId, data.jwtToken)).status).toBe(200);
    expect((await change(data.userAccountId, data.jwtToken)).status).toBe(401);
    expect(
      (await (await login("owen.fraser", "a new password")).json()).data.isMustResetPassword,
    ).toBe(false);
  });
});

describe("verification", () => {
  const paths = { VerifyEmail: "personalemailverify", UsernameChange: "confirmUserNameChange" };
  const bodyOf = (url: string) => ({
    Token: partsOf(url)[1],
    tokenType: partsOf(url)[2],
    languageType: 0,
    translationLanguage: 1,
  });

  it.each(["VerifyEmail", "UsernameChange"] as const)(
    "%s works once, and says 409 and 410",
    async (kind) => {
      const call = (url: string) => client.post(`/api/auth/${paths[kind]}`, bodyOf(url));
      const mail = await mailOf(kind);
      const good = await call(mail.url);
      expect(Object.values((await good.json()).data)[0]).toMatch(/@home\.example$/u);
      expect((await call(mail.url)).status).toBe(409);
      const late = await mailOf(kind === "UsernameChange" ? "VerifyEmail" : kind).then(
        ({ id }) => id,
      );
      await consolePost(`/mails/${late}/expire`);
      const [expired] = await mails();
      const path = `/api/auth/${paths.VerifyEmail}`;
      expect((await client.post(path, bodyOf(expired?.url ?? ""))).status).toBe(410);
      expect(
        (await client.post("/api/auth/resendverification", bodyOf(expired?.url ?? ""))).status,
      ).toBe(204);
      expect((await client.post(path, bodyOf((await mails())[0]?.url ?? ""))).status).toBe(200);
    },
  );

  it("refuses a token that nobody was sent", async () => {
    const answer = await client.post(
      "/api/auth/personalemailverify",
      bodyOf("http://x/verify/none/T/0/1"),
    );
    expect(answer.status).toBe(404);
  });

  it("changes the username that one signs in with", async () => {
    const mail = await mailOf("UsernameChange");
    await client.post(`/api/auth/${paths.UsernameChange}`, bodyOf(mail.url));
    expect((await login("sofia@home.example", "pelican-pier-9")).status).toBe(200);
  });
});

describe("the workspace chooser", () => {
  it("lists the workspaces of the session that its key was made for", async () => {
    const { data } = await (await login("robin.castellan", "five-doors-open")).json();
    const k = new URL(data.url).searchParams.get("k");
    const list = await (await client.get(`/api/auth/switchaccount?k=${k}`)).json();
    expect(list.data.map(({ userType }: { userType: number }) => userType)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    const stranger = await openClient(sandbox);
    expect((await stranger.get(`/api/auth/switchaccount?k=${k}`)).status).toBe(401);
  });
});

describe("password managers", () => {
  it("[QF-11] find the page where a password is changed", async () => {
    const answer = await client.get("/.well-known/change-password");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/forgot"]);
  });
});
