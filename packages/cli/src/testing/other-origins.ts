import { createSandbox } from "@waymark/sandbox";
import { onTestFinished } from "vitest";
import { runCheck } from "../check/run-check.ts";
import { goodHost, HOST } from "./good-host.ts";

export const API = "https://api.example";
export const NETWORK = "https://static.example";
const hosts: Readonly<Record<string, string>> = {
  [API]: "http://api.localhost:4300",
  [NETWORK]: "http://static.localhost:4300",
};
export const elsewhere = { apiOrigin: API, staticOrigin: NETWORK };

export type Change = (request: Request, answer: Response) => Response | Promise<Response>;

/** Checks a portal whose other origins are the sandbox's, but for a change. */
export async function checkOf(configuration: object, change: Change = (_, answer) => answer) {
  const good = goodHost(configuration);
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { origin, pathname } = new URL(request.url);
    const host = hosts[origin];
    if (host === undefined) return good.fetch(request);
    asked.push(`${request.method} ${request.url}`);
    const { method, headers: sent } = request;
    const answered = await sandbox.consoleFetch(
      new Request(host + pathname, { method, headers: sent }),
    );
    const { status: code, body } = answered;
    const headers = new Headers(answered.headers);
    return change(request, new Response(body, { status: code, headers }));
  };
  const report = await runCheck({ ...good, fetch }, HOST);
  return { report, asked, notes: report.notes.map(({ problem }) => problem) };
}

export const without =
  (name: string, from: string): Change =>
  (request, answer) => {
    if (request.url.includes(from)) answer.headers.delete(name);
    return answer;
  };

export const status =
  (code: number, from: string): Change =>
  (request, answer) =>
    `${request.method} ${request.url}`.includes(from)
      ? new Response(null, { status: code })
      : answer;
