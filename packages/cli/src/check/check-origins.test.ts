import { expect, it } from "vitest";
import { HOST } from "../testing/good-host.ts";
import {
  API,
  type Change,
  checkOf,
  elsewhere,
  NETWORK,
  status,
  without,
} from "../testing/other-origins.ts";
import { checkText } from "./run-check.ts";

const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
const institution = { branding: { institutionId: "riverside" } };
const sheets = { script: "", stylesheets: ["/design-system/tokens.css"] };

it("[QO-4] finds nothing where the other origins allow the portal's, and asks each as a browser does", async () => {
  const { report, asked } = await checkOf({ ...elsewhere, ...institution, designSystem: sheets });
  expect(checkText(report)).toBe(`0 findings at ${HOST}`);
  expect(asked).toEqual([
    `OPTIONS ${API}/branding/branding-package/riverside`,
    `GET ${API}/branding/branding-package/riverside`,
    `GET ${NETWORK}/branding-assets/riverside/branding.json`,
    ...["riverside", "two-rivers", "kestrel", "compass"].map(
      (name) => `GET ${NETWORK}/branding-assets/riverside/${name}.svg`,
    ),
    `GET ${NETWORK}/design-system/tokens.css`,
  ]);
});

it("[QO-4] sends the preflight of a browser, which a server may answer by its headers", async () => {
  const sent: (string | null)[] = [];
  await checkOf({ ...elsewhere, ...institution }, ({ method, headers }, answer) => {
    const names = ["Origin", "Access-Control-Request-Method", "Access-Control-Request-Headers"];
    if (method === "OPTIONS") sent.push(...names.map((name) => headers.get(name)));
    return answer;
  });
  expect(sent).toEqual([HOST, "GET", "content-type,device"]);
});

it("[QO-4] asks no other origin where no institution and no design system is configured", async () => {
  const { report, asked } = await checkOf(elsewhere);
  expect(report).toMatchObject({ findings: [], notes: [] });
  expect(asked).toEqual([]);
});

it("[QO-4] asks no further where the institution has no logos", async () => {
  const { report, asked } = await checkOf({
    ...elsewhere,
    branding: { institutionId: "plain" },
  });
  expect(report).toMatchObject({ findings: [], notes: [] });
  expect(asked.filter((line) => line.includes(NETWORK))).toEqual([]);
});

it("[QO-4] follows a redirect within an origin as browsers do, and none to another", async () => {
  const redirected =
    (to: string): Change =>
    ({ url }, answer) => {
      const { headers } = answer;
      if (url.endsWith("/2/branding.json")) return new Response("{}", { headers });
      if (!url.endsWith("/branding.json")) return answer;
      headers.set("Location", to);
      return new Response(null, { status: 302, headers });
    };
  const given = { ...elsewhere, ...institution };
  const within = await checkOf(given, redirected("/branding-assets/2/branding.json"));
  expect(within.notes).toEqual([]);
  expect(within.asked.at(-1)).toBe(`GET ${NETWORK}/branding-assets/2/branding.json`);
  const other = await checkOf(given, redirected("https://elsewhere.example/branding.json"));
  expect(other.notes).toEqual(["It is answered with status 302: people see no logos."]);
  const endless = await checkOf(given, redirected("/branding-assets/riverside/branding.json"));
  expect(endless.notes).toEqual(other.notes);
});

it.each<[string, Change, RegExp]>([
  [
    "a preflight that is refused",
    status(405, "OPTIONS"),
    /OPTIONS is answered with status 405, so that browsers make no call/u,
  ],
  [
    "a preflight that is redirected",
    status(307, "OPTIONS"),
    /OPTIONS is answered with status 307, so that browsers make no call/u,
  ],
  [
    "a preflight that allows no origin",
    without("Access-Control-Allow-Origin", "branding-package"),
    /OPTIONS allows no origin, and not https:\/\/login\.example/u,
  ],
  [
    "a preflight that does not allow a header",
    (request, answer) => {
      if (request.method === "OPTIONS")
        answer.headers.set("Access-Control-Allow-Headers", "content-type");
      return answer;
    },
    /OPTIONS does not allow the header Device/u,
  ],
  [
    "another origin that is allowed",
    (request, answer) => {
      if (request.method === "GET")
        answer.headers.set("Access-Control-Allow-Origin", "https://uk.example");
      return answer;
    },
    /GET allows https:\/\/uk\.example, and not https:\/\/login\.example/u,
  ],
  [
    "a package that is not there",
    status(404, "GET https://api"),
    /status 404: people see no logos/u,
  ],
  [
    "a page in place of the package",
    (request, answer) =>
      request.url.includes("branding-package") && request.method === "GET"
        ? new Response("<!doctype html>", { headers: answer.headers })
        : answer,
    /The answer is not the name of a package: people see no logos/u,
  ],
  [
    "logos that no origin may read",
    without("Access-Control-Allow-Origin", "branding.json"),
    /GET allows no origin, and not https:\/\/login\.example: people see no logos/u,
  ],
  [
    "an API server that is gone",
    () => Promise.reject(new TypeError("fetch failed", { cause: refused })),
    /Nothing listens at this host and port\./u,
  ],
])("[QO-4] notes %s", async (_, change, words) => {
  const given = { ...elsewhere, ...institution, designSystem: sheets };
  const { report, notes } = await checkOf(given, change);
  expect(notes.join("\n")).toMatch(words);
  // People sign in all the same, so that no deployment is rolled back.
  expect(report.findings).toEqual([]);
  for (const { advice } of report.notes) expect(advice).toMatch(/[.:]/u);
});

it.each([
  ["that ends in the middle", "cut-off", ["it is not JSON."]],
  ["of 10 MB", "huge", ["it is larger than 64 kB."]],
  [
    "with faults of every kind",
    "hostile",
    expect.arrayContaining([
      "header[0] has an image that is not on https://static.example.",
      "header[1] has an href that is neither an http(s) url nor a path.",
      "header[9] has no alt.",
      "footer is not a list.",
    ]),
  ],
])("[QO-4] notes what is wrong with a branding.json %s", async (_, institutionId, problems) => {
  const { report, notes } = await checkOf({ ...elsewhere, branding: { institutionId } });
  expect(notes.map((words) => words.replace("Wrong in this file: ", ""))).toEqual(problems);
  expect(report.findings).toEqual([]);
  const file = `${NETWORK}/branding-assets/${institutionId}/branding.json`;
  expect(new Set(report.notes.map(({ address }) => address))).toEqual(new Set([file]));
});

it("[QO-4] notes a logo whose image is not there, or is a page", async () => {
  const image = `${NETWORK}/branding-assets/riverside/compass.svg`;
  const answers = [
    new Response(null, { status: 404 }),
    new Response("<p>", { headers: { "Content-Type": "text/html" } }),
  ];
  for (const answer of answers) {
    const { report } = await checkOf({ ...elsewhere, ...institution }, ({ url }, usual) =>
      url === image ? answer : usual,
    );
    const problem =
      /^The image is answered with (?:404|200 and text\/html): people do not see this/u;
    expect(report).toMatchObject({
      findings: [],
      notes: [{ address: image, problem: expect.stringMatching(problem) }],
    });
  }
});

it.each(["text/plain", "application/octet-stream", null])(
  "[QO-4] [BR-2] notes an SVG with the Content-Type %s, which no browser shows",
  async (type) => {
    const headers: Record<string, string> = type === null ? {} : { "Content-Type": type };
    const { notes } = await checkOf({ ...elsewhere, ...institution }, ({ url }, usual) =>
      url.endsWith("/compass.svg") ? new Response(new Uint8Array(1), { headers }) : usual,
    );
    expect(notes).toEqual([
      `The image is answered with 200 and ${type ?? "no Content-Type"}: people do not see this logo.`,
    ]);
  },
);

it("[QO-4] [BR-2] notes that an SVG is missing where a page is answered instead", async () => {
  const { report } = await checkOf({ ...elsewhere, ...institution }, ({ url }, usual) =>
    url.endsWith("/compass.svg")
      ? new Response("<p>", { headers: { "Content-Type": "text/html" } })
      : usual,
  );
  expect(report.notes[0]?.advice).toMatch(/^Put it there/u);
});

it("[QO-4] notes a logo that does not come, and looks at the others and at the design system", async () => {
  const { report } = await checkOf(
    { ...elsewhere, ...institution, designSystem: sheets },
    ({ url }, usual) => {
      if (url.endsWith("/riverside.svg")) throw refused;
      return /\/(?:compass\.svg|tokens\.css)$/u.test(url)
        ? new Response(null, { status: 404 })
        : usual;
    },
  );
  expect(report.findings).toEqual([]);
  expect(report.notes.map(({ address }) => address)).toEqual([
    `${NETWORK}/branding-assets/riverside/riverside.svg`,
    `${NETWORK}/branding-assets/riverside/compass.svg`,
    `${NETWORK}/design-system/tokens.css`,
  ]);
  expect(report.notes[0]?.advice).toMatch(/src in branding\.json/u);
});

it("[QO-4] notes a host that answers with its own page for the institution's package", async () => {
  const { notes, report } = await checkOf(institution);
  expect(notes.join("\n")).toMatch(/not the name of a package: people see no logos/u);
  expect(report.notes[0]?.advice).toMatch(/^Set apiOrigin, or give the host --pass \/branding/u);
});
