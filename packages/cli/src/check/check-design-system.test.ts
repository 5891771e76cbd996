import { expect, it } from "vitest";
import { HOST } from "../testing/good-host.ts";
import { checkOf, elsewhere, NETWORK, status, without } from "../testing/other-origins.ts";

it("[QO-4] notes a style sheet of the design system that no origin may read", async () => {
  const designSystem = { script: "", stylesheets: ["/design-system/tokens.css"] };
  const change = without("Access-Control-Allow-Origin", "tokens.css");
  const { report, notes } = await checkOf({ ...elsewhere, designSystem }, change);
  expect(notes).toEqual([
    expect.stringMatching(
      /^GET allows no origin, and not https:\/\/login\.example: the design system is not loaded/u,
    ),
  ]);
  // People sign in all the same, so that no deployment is rolled back.
  expect(report.findings).toEqual([]);
});

it("[QO-4] notes a missing script of the design system, and no missing CORS, which a script does not need", async () => {
  const script = "/design-system/design-system.js";
  const given = { ...elsewhere, designSystem: { script, stylesheets: [] } };
  const found = await checkOf(given, without("Access-Control-Allow-Origin", script));
  expect(found.notes).toEqual([]);
  expect(found.asked).toEqual([`GET ${NETWORK}${script}`]);
  const { notes } = await checkOf(given, status(404, script));
  expect(notes).toEqual(["It is answered with status 404: the design system is not loaded."]);
});

it("[QO-4] follows a redirect of the design system's script without CORS, as browsers do", async () => {
  const script = "/design-system/latest.js";
  const given = { ...elsewhere, designSystem: { script, stylesheets: [] } };
  const { asked, notes } = await checkOf(given, ({ url }) =>
    url.endsWith(script)
      ? new Response(null, { status: 302, headers: { Location: "/design-system/1.2.js" } })
      : new Response("", { headers: { "Content-Type": "text/javascript" } }),
  );
  expect(notes).toEqual([]);
  expect(asked.at(-1)).toBe(`GET ${NETWORK}/design-system/1.2.js`);
});

it.each([
  ["text/html; charset=utf-8", {}, ["text/html; charset=utf-8"]],
  ["text/plain", { "X-Content-Type-Options": "nosniff" }, ["text/plain"]],
  ["text/plain", {}, []],
  ["application/x-javascript", { "X-Content-Type-Options": "nosniff" }, []],
])(
  "[QO-4] notes a script of the design system only where browsers do not run it: %s with %j",
  async (type, headers, types) => {
    const designSystem = { script: "/design-system/design-system.js", stylesheets: [] };
    const answer = () => new Response("", { headers: { "Content-Type": type, ...headers } });
    const { notes } = await checkOf({ ...elsewhere, designSystem }, answer);
    expect(notes).toEqual(
      types.map((each) => `The Content-Type is ${each}: the design system is not loaded.`),
    );
  },
);

it("[QO-4] notes a style sheet that is on another origin than the static-asset network", async () => {
  const stylesheets = ["https://design.example/a.css"];
  const { notes } = await checkOf({ ...elsewhere, designSystem: { script: "", stylesheets } });
  expect(notes).toEqual([
    `It is not on ${NETWORK}, the static-asset network: the design system is not loaded.`,
  ]);
});

it("[QO-4] notes a style sheet whose url no browser can read", async () => {
  const { notes } = await checkOf({ designSystem: { script: "", stylesheets: ["https://["] } });
  expect(notes).toEqual([
    `It is not on ${HOST}, the static-asset network: the design system is not loaded.`,
  ]);
});
