import { expect, it } from "vitest";
import { planted } from "../../testing/planted.ts";
import { answersOf, probeOf } from "../../testing/probe-of.ts";
import { accountsOf, openSandbox } from "../../testing/sandbox-accounts.ts";
import type { World } from "../world.ts";

type Fetch = World["fetch"];

/** Probes with all accounts and changes. @returns what it finds in each step */
async function findingsWith(fetchOf: (answers: Fetch) => Fetch, resetType = "ResetPassword") {
  const sandbox = openSandbox();
  const accounts = await accountsOf(sandbox, resetType);
  const { report } = await probeOf(fetchOf(answersOf(sandbox)), { accounts, mayChange: true });
  return Object.fromEntries(report.steps.map(({ title, findings }) => [title, findings]));
}

/** Answers the calls of one kind otherwise. */
const answering =
  (path: string, answer: (body: string) => Response | null) =>
  (answers: Fetch): Fetch =>
  async (request) =>
    (request.url.endsWith(path) && answer(await request.clone().text())) || answers(request);

it("[QO-6] a probe does not expect that a link is used whose new password was refused", async () => {
  const found = await findingsWith(
    answering("/api/auth/resetpassword", () => Response.json({}, { status: 400 })),
  );
  expect(found["Set a password with the link of `reset`"]).toHaveLength(1);
  expect(found).not.toHaveProperty("Open the link of `reset` again");
});

it("[QO-6] a probe takes a parent's link for used where the server calls it expired", async () => {
  const opened: string[] = [];
  const found = await findingsWith(
    answering("/api/auth/validateemailtoken", (body) => {
      const isAgain = opened.includes(body);
      opened.push(body);
      return isAgain ? Response.json({ message: "The link has expired" }, { status: 400 }) : null;
    }),
    "ActivateParent",
  );
  expect(new Set(opened).size).toBe(opened.length - 1);
  expect(found["Open the link of `reset` again"]).toEqual([]);
});

it("[QO-6] a probe does not resume a sign-in whose password has to be changed first", async () => {
  const found = await findingsWith((answers) =>
    planted(answers, {
      body: (fields) =>
        "jwtToken" in Object(fields["data"])
          ? { ...fields, data: { ...Object(fields["data"]), isMustResetPassword: true } }
          : fields,
    }),
  );
  expect(JSON.stringify(found)).toContain("Use the part `mustReset` for it.");
  expect(Object.keys(found).filter((title) => title.startsWith("Resume the"))).toEqual([]);
});
