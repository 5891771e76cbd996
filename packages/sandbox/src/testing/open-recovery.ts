import { randomUUID } from "node:crypto";
import { regionalApps } from "../regional-apps.ts";
import { createSandbox, type Sandbox } from "../sandbox.ts";
import type { SandboxOptions } from "../sandbox-options.ts";
import { loginBody, openClient, type TestClient } from "./test-client.ts";

interface ListedMail {
  id: number;
  kind: string;
  to: string;
  url: string;
  body: string;
}

/** A sandbox, a browser at its default app, and the calls and mails by which people come to their accounts. */
export interface Recovery {
  sandbox: Sandbox;
  client: TestClient;
  /** Posts a form to the console. */
  consolePost(path: string, form?: Record<string, string>): Promise<Response>;
  /** The mails so far, the newest first. */
  mails(): Promise<ListedMail[]>;
  /** Has the console send a mail of a kind. */
  mailOf(kind: string, language?: string): Promise<ListedMail>;
  forgot(email: string, translationLanguage?: number): Promise<Response>;
  validate(token: string, resetPasswordType: string): Promise<Response>;
  setPassword(token: string, resetPasswordType: string, password?: string): Promise<Response>;
  login(username: string, password: string): Promise<Response>;
}

/** The parts of the path of a mailed link: the route, the token, what else there is. */
export const partsOf = (url: string): string[] =>
  new URL(url).pathname.split("/").slice(1).map(decodeURIComponent);

/** A request of the browser with its body, and the answer. */
export interface Exchange {
  request: Request;
  sent: string;
  response: Response;
}

/** @param hear receives each exchange of the browser with the sandbox */
export async function openRecovery(
  options: SandboxOptions = {},
  hear: (exchange: Exchange) => Promise<void> = async () => {},
): Promise<Recovery> {
  const apps = regionalApps().map((app) => ({ ...app, url: `http://${app.name}.localhost` }));
  const sandbox = createSandbox({ apps, ...options });
  const fetch: Sandbox["fetch"] = async (request, app) => {
    const sent = await request.clone().text();
    const response = await sandbox.fetch(request, app);
    await hear({ request, sent, response: response.clone() });
    return response;
  };
  const client = await openClient({ ...sandbox, fetch });
  const console = async (path: string, init: RequestInit = {}) =>
    sandbox.consoleFetch(new Request(`http://console${path}`, init));
  const consolePost: Recovery["consolePost"] = async (path, form = {}) =>
    console(path, { method: "POST", body: new URLSearchParams(form) });
  return {
    sandbox,
    client,
    consolePost,
    mails: async () => (await (await console("/mails.json")).json()).mails,
    mailOf: async (kind, language = "") => {
      const sent = await consolePost("/mails/send", { kind, app: "default", language });
      if (!sent.ok) throw new Error(`The console sent no ${kind}: ${sent.status}`);
      return (await sent.json()).mail;
    },
    ...callsOf(client),
  };
}

function callsOf(
  client: TestClient,
): Pick<Recovery, "forgot" | "validate" | "setPassword" | "login"> {
  return {
    forgot: async (email, translationLanguage = 1) =>
      client.post("/api/auth/forgotpassword", { email, languageType: 0, translationLanguage }),
    validate: async (Token, resetPasswordType) =>
      client.post("/api/auth/validateemailtoken", {
        Token,
        resetPasswordType,
        ForgotPasswordUrl: "http://default.localhost/forgot",
      }),
    setPassword: async (token, resetPasswordType, Password = "a new password") =>
      client.post("/api/auth/resetpassword", {
        UserName: "maya.chen",
        Password,
        resetPasswordType,
        token,
        requestId: randomUUID(),
      }),
    login: async (username, password) =>
      client.post("/api/auth/login", loginBody(username, password)),
  };
}
