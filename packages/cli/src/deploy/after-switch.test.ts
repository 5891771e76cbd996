import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultConfiguration } from "@waymark/core/build";
import type { Deployment } from "@waymark/hosting/deploy";
import { expect, it } from "vitest";
import type { CheckWorld } from "../check/site.ts";
import { certificateUntil, goodHost, HOST } from "../testing/good-host.ts";
import { afterSwitch } from "./after-switch.ts";
import { testFolder } from "@waymark/hosting/testing/folder";

const made: Deployment = { id: "2026-11-24T10-00-00-00000001", at: "", build: "", assets: [] };

/** The findings and notes of the check after a switch. */
async function checkAfter(
  world: CheckWorld,
  deployment: Partial<Deployment> = {},
  { script = "index-1234abcd.js", url = `${HOST}/` } = {},
) {
  const dist = testFolder();
  writeFileSync(join(dist, "index.html"), `<script src="/assets/${script}"></script>`);
  const notes: string[] = [];
  const steps = afterSwitch(world, { check: url }, (words) => notes.push(words));
  return { problems: await steps.check?.({ ...made, ...deployment }, dist), notes };
}

it("[QO-4] the check after a switch finds nothing on a good host, nor where HSTS is short, and names what is wrong on another", async () => {
  const good = goodHost();
  expect(await checkAfter(good)).toEqual({ problems: [], notes: [] });
  const short = async (request: Request) => {
    const answer = await good.fetch(request);
    answer.headers.set("Strict-Transport-Security", "max-age=300");
    return answer;
  };
  expect((await checkAfter({ ...good, fetch: short })).problems).toEqual([]);
  const fetch = async () => new Response("It works!");
  const { problems } = await checkAfter({ ...good, fetch });
  expect(problems?.join("")).toContain("not a page of the portal");
});

it("[QO-4] a certificate that expires soon undoes no deployment, and is noted", async () => {
  const certificate = async () => certificateUntil("2026-03-05");
  const { problems, notes } = await checkAfter({ ...goodHost(), certificate });
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^login\.example: .* expires in 3 days\. Renew it/u),
  ]);
});

it("[QO-4] a clock that is off undoes no deployment, and is noted", async () => {
  const now = () => new Date("2026-03-02T10:01:16Z");
  const { problems, notes } = await checkAfter({ ...goodHost(), now });
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^login\.example: The host's clock is 75 s behind .* Set both by NTP/u),
  ]);
});

it("[QO-4] a host without https undoes no deployment, and is noted", async () => {
  const good = goodHost();
  const fetch = async (request: Request) =>
    good.fetch(new Request(request.url.replace("http:", "https:"), request));
  const url = HOST.replace("https:", "http:");
  const { problems, notes } = await checkAfter({ ...good, fetch }, {}, { url });
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^http:\/\/login\.example: The portal is served without https/u),
  ]);
});

it("[QO-4] plain http without a redirect undoes no deployment, and is noted", async () => {
  const good = goodHost();
  const fetch = async (request: Request) =>
    request.url.startsWith("http:") ? new Response("A page") : good.fetch(request);
  const { problems, notes } = await checkAfter({ ...good, fetch });
  expect(problems).toEqual([]);
  expect(notes).toEqual([expect.stringContaining("Plain http is answered without a redirect")]);
});

it.each([
  ["Server", "nginx/1.24.0", "The host names its version: nginx/1.24.0"],
  ["X-Powered-By", "PHP/8", "The host names its version: nginx PHP/8"],
  ["Set-Cookie", "XSRF-TOKEN=a; Path=/; Secure", "The cookie XSRF-TOKEN lacks SameSite=Lax."],
  ["WWW-Authenticate", "Basic", "A 401 with WWW-Authenticate"],
])(
  "[QO-4] what a proxy or the server sends with any build undoes no deployment, and is noted: %s",
  async (name, value, words) => {
    const good = goodHost();
    const fetch = async (request: Request) => {
      const answer = await good.fetch(request);
      const isCall = request.url.includes("/api/");
      const isOfCalls = ["Set-Cookie", "WWW-Authenticate"].includes(name);
      if (isCall || !isOfCalls) answer.headers.set(name, value);
      return isCall ? new Response("{}", { status: 401, headers: answer.headers }) : answer;
    };
    const { problems, notes } = await checkAfter({ ...good, fetch });
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(words)]);
  },
);

it.each([
  [
    "SESSION",
    "SESSION=a; Path=/; HttpOnly; Secure; SameSite=Lax",
    "The cookie SESSION is HttpOnly",
  ],
  ["CSRF", "CSRF=a; Path=/api; Secure; SameSite=Lax", "No page can read the cookie CSRF"],
])(
  "[QO-4] a configuration that names a cookie that no page can read undoes the deployment: %s",
  async (cookie, value, words) => {
    const good = goodHost({ csrf: { ...defaultConfiguration.csrf, cookie } });
    const fetch = async (request: Request) => {
      const answer = await good.fetch(request);
      if (request.url.includes("/api/")) answer.headers.append("Set-Cookie", value);
      return answer;
    };
    const { problems } = await checkAfter({ ...good, fetch });
    expect(problems?.join("")).toContain(words);
  },
);

it("[QO-4] of two builds beside each other, the check after a switch asks for the new one", async () => {
  const good = goodHost();
  const fetch = async (request: Request) => {
    const answer = await good.fetch(request);
    if (!request.headers.get("Cookie")?.includes("waymark_build=canary")) return answer;
    answer.headers.delete("X-Content-Type-Options");
    return answer;
  };
  const canary = { share: 10, beside: "2026-11-24T09-00-00-00000000" };
  const { problems } = await checkAfter({ ...good, fetch }, { canary });
  expect(problems?.join("")).toContain("The header X-Content-Type-Options is missing.");
  expect((await checkAfter({ ...good, fetch })).problems).toEqual([]);
});

it("[QO-4] the check after a switch finds a whole build that is not the deployed one", async () => {
  const { problems } = await checkAfter(goodHost(), {}, { script: "index-5678abcd.js" });
  expect(problems?.join("")).toMatch(
    /^\/\n {2}The host does not serve the build that was deployed: its page has other scripts\./u,
  );
});

it.each([
  ["exit 3", "exit 3 ended with code 3."],
  ["echo no such file >&2; kill -9 $$", "was ended by SIGKILL.\nno such file"],
])("[QO-4] says how the reload %j ended", (reload, words) => {
  const steps = afterSwitch(goodHost(), { reload }, () => undefined);
  expect(() => steps.reload?.()).toThrow(words);
});
