import { randomUUID } from "node:crypto";
import { CSRF_COOKIE, CSRF_HEADER } from "../csrf/csrf-cookie.ts";
import type { Sandbox } from "../sandbox.ts";

export interface TestClient {
  /** Cookies by name, as a browser would keep them. */
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends JSON with the CSRF token; `headers` replace what is sent by default. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a form, as a page without a script does. */
  postForm(path: string, fields: Record<string, string>): Promise<Response>;
}

/** A browser of its own on one app, which has loaded the page already. */
export async function openClient(sandbox: Sandbox, app = "default"): Promise<TestClient> {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const request = new Request(`http://${app}.localhost${path}`, { ...init, headers });
    const response = await sandbox.fetch(request, app);
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  };
  const client: TestClient = {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? "",
          ...headers,
        },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    postForm: (path, fields) => send(path, { method: "POST", body: new URLSearchParams(fields) }),
  };
  await client.get("/");
  return client;
}

/** The body of a login request. */
export function loginBody(username: string, password: string): Record<string, unknown> {
  return {
    Username: username,
    Password: password,
    RequestId: randomUUID(),
    SelectedLanguage: 0,
    remember: true,
  };
}
