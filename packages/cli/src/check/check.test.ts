import { expect, it, onTestFinished, vi } from "vitest";
import { certificateUntil, goodHost, HOST } from "../testing/good-host.ts";
import { startOddServer } from "../testing/odd-server.ts";
import { checkText, runCheck } from "./run-check.ts";

it("[QO-4] finds nothing on a good host", async () => {
  const report = await runCheck(goodHost(), HOST);
  expect(report.findings).toEqual([]);
  expect(checkText(report)).toBe(`0 findings at ${HOST}`);
});

it("[QO-4] looks for no dictionary where the address is none of the portal's", async () => {
  const good = goodHost();
  const page = "<!doctype html><title>Not here</title>";
  const fetch = async (request: Request) =>
    request.url.includes("/api/") ? good.fetch(request) : new Response(page, { status: 404 });
  const { findings } = await runCheck({ ...good, fetch }, HOST);
  expect(findings.map(({ problem }) => problem).join("\n")).toContain("not a page of the portal");
  expect(findings.filter(({ address }) => address.includes("translations"))).toEqual([]);
});

it("[QO-4] finds nothing in a server that refuses a call without an Origin", async () => {
  const good = goodHost();
  const fetch = async (request: Request) => {
    const isRefused = request.url.includes("/api/") && request.headers.get("Origin") !== HOST;
    return isRefused ? Response.json({}, { status: 403 }) : good.fetch(request);
  };
  expect((await runCheck({ ...good, fetch }, HOST)).findings).toEqual([]);
});

it("[QO-4] finds nothing where the CSRF cookie of a domain is expired before another is set", async () => {
  const good = goodHost();
  const fetch = async (request: Request) => {
    const answer = await good.fetch(request);
    if (!request.url.includes("/api/")) return answer;
    const [line = ""] = answer.headers.getSetCookie();
    answer.headers.set("Set-Cookie", "XSRF-TOKEN=; Path=/; Domain=login.example; Max-Age=0");
    answer.headers.append("Set-Cookie", line);
    return answer;
  };
  expect((await runCheck({ ...good, fetch }, HOST)).findings).toEqual([]);
});

it("[QO-4] finds nothing wrong with plain http in origins that no page loads from", async () => {
  const configuration = {
    ukLoginOrigins: ["http://uk.example"],
    allowedRedirectOrigins: ["http://old.example"],
    partnerRedirect: { host: "login.partner.example", site: "http://partner.example/" },
  };
  expect((await runCheck(goodHost(configuration), HOST)).findings).toEqual([]);
});

it("[QO-4] takes a page whose styles speak of :root: for no file outside of the build", async () => {
  const good = goodHost();
  const fetch = async (request: Request) => {
    const answer = await good.fetch(request);
    if (!request.url.endsWith("etc/passwd")) return answer;
    return new Response("<style>:root:not([data-ways]) a{}</style>", { status: 200 });
  };
  expect((await runCheck({ ...good, fetch }, HOST)).findings).toEqual([]);
});

it("[QO-4] finds a misspelled key in the page's configuration, and names the right one", async () => {
  const report = await runCheck(goodHost({ logoutpath: "/out", requestTimeoutMs: "soon" }), HOST);
  expect(report.findings.map(({ problem }) => problem)).toEqual([
    "The page's configuration has a mistake, and the portal ignores it: logoutpath is not a known key; did you mean logoutPath?",
    "The page's configuration has a mistake, and the portal ignores it: requestTimeoutMs should be a number above 0, and 2147483647 at most.",
  ]);
});

it.each([
  ["/account/portal", ""],
  ["", "/portal"],
])(
  "[QO-4] [QO-2] finds first that pages for the path '%s' are served at '%s'",
  async (basePath, served) => {
    const good = goodHost({ basePath });
    const atRoot = (url: string) => url.replace(`${HOST}${served}/`, `${HOST}/`);
    const fetch = (request: Request) => good.fetch(new Request(atRoot(request.url), request));
    const { findings } = await runCheck({ ...good, fetch }, `${HOST}${served}/`);
    expect(findings[0]).toEqual({
      address: `${served}/`,
      problem: `The pages are configured for ${basePath || "/"}, and not for ${served || "/"}, where they are: basePath.`,
      advice:
        "Check the portal's own address, and set basePath to its path. A proxy in front has to leave the path as it is.",
    });
  },
);

it("[QO-4] [LN-1] finds a UK origin in a spelling that the page knows only once React is there", async () => {
  const ukLoginOrigins = ["https://uk.example", "HTTPS://Schools.example:443/"];
  const { findings } = await runCheck(goodHost({ ukLoginOrigins }), HOST);
  expect(findings.map(({ problem }) => problem)).toEqual([
    "ukLoginOrigins has https://schools.example in another spelling, which the page knows only once React is there.",
  ]);
});

it("[QO-4] a host's text moves no cursor, begins no line and is no command of a CI system", async () => {
  const key = "x\u001b[2J\u009b8m\n::error::\u202e##vso[task.complete]";
  const report = await runCheck(goodHost({ [key]: 1 }), HOST);
  const shown = "x\ufffd[2J\ufffd8m\ufffd::error::\ufffd\ufffd#vso[task.complete]";
  expect(report.findings[0]?.problem).toContain(`${shown} is not a known key`);
});

it("[QO-4] notes a key that a newer build has, and finds one that no build has", async () => {
  const good = goodHost({ logoutpath: "/out", passkeys: "ask" });
  const fetch = async (request: Request) =>
    request.url.endsWith("/portal-config.json")
      ? Response.json({ passkeys: "none" })
      : good.fetch(request);
  const { findings, notes } = await runCheck({ ...good, fetch }, HOST);
  expect(findings.map(({ problem }) => problem)).toEqual([
    "The page's configuration has a mistake, and the portal ignores it: logoutpath is not a known key; did you mean logoutPath?",
  ]);
  expect(notes).toMatchObject([
    {
      address: "/",
      problem: "The build is of another version than this command: passkeys is not a known key.",
      advice: "Use the @waymark/cli of the build's version.",
    },
  ]);
});

it.each(["/version", "/pages/pages.json"])(
  "[QO-4] names %s where that alone has no answer, and checks the others",
  async (address) => {
    const good = goodHost({ logoutpath: "/out" });
    const reset = Object.assign(new Error("reset"), { code: "ECONNRESET" });
    const fetch = async (request: Request) => {
      if (request.url.endsWith(address)) throw new TypeError("fetch failed", { cause: reset });
      return good.fetch(request);
    };
    const { findings } = await runCheck({ ...good, fetch }, HOST);
    expect(findings.map((each) => each.address)).toEqual([address, "/"]);
    expect(findings[0]?.problem).toBe("The connection was closed before the whole answer came.");
  },
);

/** A good host but for what answers at port 80. */
const plainWith = (answer: (request: Request) => Promise<Response>) => {
  const good = goodHost();
  const fetch = async (request: Request) =>
    request.url.startsWith("http:") ? answer(request) : good.fetch(request);
  return runCheck({ ...good, fetch }, HOST);
};

it("[QO-4] waits no longer for port 80 than for the portal", async () => {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limit(1000));
  onTestFinished(() => timeout.mockRestore());
  const { findings } = await plainWith(
    async ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  expect(findings).toEqual([]);
});

it.each(["https://login.example.other.example/", "http://login.example/", "/signin"])(
  "[QO-4] finds a redirect of plain http that leads to %s",
  async (to) => {
    const { findings } = await plainWith(async () =>
      Promise.resolve(new Response(null, { status: 301, headers: { Location: to } })),
    );
    expect(findings.map(({ problem }) => problem)).toEqual([
      "Plain http is answered without a redirect to https.",
    ]);
  },
);

it("[QO-4] says that the certificate could not be read, and checks the rest", async () => {
  // As behind a proxy, which takes the requests alone.
  const certificate = () => Promise.reject(new DOMException("too late", "TimeoutError"));
  const good = goodHost({ logoutpath: "/out" });
  const { findings } = await runCheck({ ...good, certificate }, HOST);
  expect(findings.map(({ address }) => address)).toEqual(["login.example", "/"]);
  expect(findings[0]?.problem).toBe("There was no answer within 10 s.");
});

it.each([
  [6, "2026-03-07", []],
  [6, "2026-03-02", ["The certificate expires in less than a day."]],
  [6, "2026-03-03", ["The certificate expires in 1 day."]],
  [90, "2026-03-15", ["The certificate expires in 13 days."]],
])(
  "[QO-4] with a certificate of %i days that expires on %s it finds %j",
  async (days, end, problems) => {
    const certificate = async () => certificateUntil(end, days);
    const { findings } = await runCheck({ ...goodHost(), certificate }, HOST);
    expect(findings.map(({ problem }) => problem)).toEqual(problems);
  },
);

it("[QO-4] finds a file that is not compressed as its header says", async () => {
  const good = goodHost();
  const origin = await startOddServer((_, response) =>
    response.writeHead(200, { "Content-Encoding": "br" }).end("start();"),
  );
  const fetch = async (request: Request) =>
    request.url.endsWith("/assets/index-1234abcd.js")
      ? globalThis.fetch(origin)
      : good.fetch(request);
  const { findings } = await runCheck({ ...good, fetch }, HOST);
  expect(findings).toMatchObject([
    {
      address: "/assets/index-1234abcd.js",
      problem:
        "The body is not compressed as its Content-Encoding says, so that no browser can read it.",
    },
  ]);
});
