import type { Sandbox } from "@waymark/sandbox";
import { beforeEach, expect, it } from "vitest";
import { planted } from "../../testing/planted.ts";
import { answersOf, probeOf } from "../../testing/probe-of.ts";
import { accountsOf, openSandbox } from "../../testing/sandbox-accounts.ts";

type Fields = Record<string, unknown>;

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = openSandbox();
});

/** Bodies that a server gets at a path, where some fields of all its answers have other values. */
async function sentTo(path: string, resetType: string, other: Fields): Promise<Fields[]> {
  const sent: Fields[] = [];
  const change = (fields: Fields) =>
    Object.fromEntries(
      Object.entries({ ...fields }).map(([name, value]) => [
        name,
        name in other ? other[name] : value,
      ]),
    );
  const answers = planted(answersOf(sandbox), {
    body: ({ data, ...top }) => ({
      ...change(top),
      ...(data ? { data: change(Object(data)) } : {}),
    }),
  });
  await probeOf(
    async (request) => {
      if (request.url.endsWith(path)) sent.push(await request.clone().json());
      return answers(request);
    },
    { accounts: await accountsOf(sandbox, resetType), mayChange: true },
  );
  return sent;
}

it("[QO-6] a probe sends the address where an answer has an empty username, as the portal does", async () => {
  const sent = await sentTo("/api/auth/resetpassword", "ResetPassword", { userName: "" });
  expect(sent.map(({ UserName }) => UserName)).toContain("maya.chen@riverside.example");
});

it("[QO-6] a probe sends an empty token where a sign-in has none, as the portal does", async () => {
  const other = { jwtToken: null };
  const sent = await sentTo("/api/auth/mustresetpassword", "ResetPassword", other);
  expect(sent.map(({ Token }) => Token)).toContain("");
  expect(sent.map(({ Token }) => Token)).not.toContain(null);
});

it("[QO-6] a probe sends a parent's username where the link has none", async () => {
  const other = { userName: "", emailAddress: null };
  const sent = await sentTo("/api/auth/resetpassword", "ActivateParent", other);
  expect(sent.at(-1)).toHaveProperty("UserName", "helene.bouchard@famille.example");
});

it("[QO-6] [RT-10] a probe sends the key of the workspaces whole, and an empty one where there is none", async () => {
  const asked: string[] = [];
  const answers = planted(answersOf(sandbox), {
    body: (fields) => ({ ...fields, data: { url: "/switchaccount?k=a+b/c=" } }),
  });
  await probeOf(
    (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.endsWith("/switchaccount")) asked.push(search);
      return answers(request);
    },
    { accounts: { workspaces: { username: "robin.castellan", password: "five-doors-open" } } },
  );
  expect(asked).toContain("?k=a%2Bb%2Fc%3D");
  expect(asked).toContain("?k=");
});
