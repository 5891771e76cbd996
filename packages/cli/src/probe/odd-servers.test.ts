import { zstdCompressSync } from "node:zlib";
import { defaultConfiguration } from "@waymark/core/answers";
import english from "@waymark/core/translations/en-CA.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { startOddServer, startUntrustedServer } from "../testing/odd-server.ts";
import { answersOf, probeOf, real, redirectsOf, findingOf } from "../testing/probe-of.ts";
import { openSandbox } from "../testing/sandbox-accounts.ts";
import type { Report } from "./report/report.ts";
import type { World } from "./world.ts";

const json = { "Content-Type": "application/json" };

const findingsTo = (title: string, { steps }: Report) =>
  steps.find((step) => step.title === title)?.findings;

describe("[QO-6] a probe says plainly of a server", () => {
  it("that it answers with a page", async () => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><p>Hello"),
    );
    const report = await redirectsOf(origin);
    expect(findingOf(report)).toEqual(["The body is a page (HTML), not JSON."]);
    expect(report.steps[1]?.shown.join(" ")).toContain(english.TROUBLE_UNREADABLE);
  });

  it.each([
    ["status", { timestamp: "2026-05-04", status: 500, error: "Internal Server Error" }],
    ["success", { success: false }],
  ])("that a success says in its `%s` that it has failed", async (field, body) => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(200, json).end(JSON.stringify(body)),
    );
    const { report } = await probeOf(real, { origin, only: ["registration"] });
    expect(findingsTo("Send a registration with an unknown key", report)).toEqual([
      `It is answered with 200, but its \`${field}\` says that the call has failed. An error needs a status from 400.`,
    ]);
  });

  it("that it does not answer, and stops after three calls", async () => {
    const origin = await startOddServer(() => undefined);
    const report = await redirectsOf(origin, 100);
    expect(findingOf(report)).toEqual(["There was no answer within 0.1 s."]);
    expect(report.stopped).toBe("3 calls in a row had no answer, so no more were made.");
  });

  it("how it answers every other call, although the rest have no answer", async () => {
    let asked = 0;
    const sandbox = openSandbox();
    const { report } = await probeOf(async (request) => {
      asked += 1;
      if (asked % 2 === 0) throw new TypeError("planted");
      return answersOf(sandbox)(request);
    });
    expect(asked).toBeGreaterThan(8);
    expect(report.stopped).toBeNull();
  });

  it("that it redirects, without a request to the other origin", async () => {
    let asked = 0;
    const other = await startOddServer((_, response) => {
      asked += 1;
      response.end();
    });
    const origin = await startOddServer((_, response) =>
      response.writeHead(307, { Location: `${other}/in/a1b2c3d4e5?token=s3cret-s3cret` }).end(),
    );
    const report = await redirectsOf(origin);
    expect(findingOf(report)).toEqual([
      `It is answered with a redirect (307) to ${other}/in/…?token=…. A call has no redirect; the probe does not follow it.`,
    ]);
    expect(report.steps[0]?.notes[0]).toContain(`The page redirects to ${other}`);
    expect(asked).toBe(0);
    expect(JSON.stringify(report)).not.toContain("s3cret");
  });

  it("that it speaks another API", async () => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(200, json).end('{"jsonrpc":"2.0","id":null,"result":[]}'),
    );
    const { steps } = await redirectsOf(origin);
    expect(steps[1]?.findings).toEqual([
      "It is answered with 200, and its body lacks a field or has one of another type: `url`.",
    ]);
    expect(steps[1]?.notes).toEqual([
      "Fields that the portal does not know, and ignores: `jsonrpc`, `id`, `result`.",
    ]);
  });

  it("that its fields have other capitals, so that the portal ignores them", async () => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(200, json).end('{"Data":{"IsMustResetPassword":true},"URL":"/","id":1}'),
    );
    const { report } = await probeOf(real, { origin, only: ["login"] });
    const step = report.steps.find(({ title }) => title.endsWith("a wrong password, in en-CA"));
    expect(step?.findings).toContain(
      "The portal ignores `Data`, `URL`, because it reads `data`, `url`, in these capitals.",
    );
    expect(step?.notes).toEqual(["Fields that the portal does not know, and ignores: `id`."]);
  });

  it("that a field inside of data has other capitals", async () => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(200, json).end('{"data":{"Url":"/workspace"}}'),
    );
    expect(findingOf(await redirectsOf(origin))).toEqual([
      "It is answered with 200, and its body lacks a field or has one of another type: `url`.",
      "The portal ignores `Url`, because it reads `url`, in these capitals.",
    ]);
  });

  it("nothing of capitals where the right field is there as well", async () => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(401, json).end('{"messages":[],"Messages":[],"Message":"No"}'),
    );
    expect(findingOf(await redirectsOf(origin))).toEqual([]);
  });

  it("which fields the portal reads, where it lacks all of them", async () => {
    const origin = await startOddServer((_, response) => response.writeHead(200, json).end("{}"));
    const { report } = await probeOf(real, { origin, only: ["login"] });
    expect(findingsTo("Sign in with a wrong password, in en-CA", report)).toEqual([
      "It is answered with 200, and its body lacks a field or has one of another type. The portal reads `errorMessage`, `isMustResetPassword`, `userAccountId`, `jwtToken`, `url`.",
    ]);
  });

  it("that it redirects to its own sign-in, and names the call all the same", async () => {
    const origin = await startOddServer(({ url }, response) => {
      const back = url?.split("?")[0] ?? "";
      const query = new URLSearchParams({ ReturnUrl: back, next: "/in?t=s3cret-s3cret" });
      response.writeHead(302, { Location: `/in?${query}` }).end();
    });
    const report = await redirectsOf(origin);
    expect(findingOf(report)).toEqual([
      `It is answered with a redirect (302) to ${origin}/in?ReturnUrl=…&next=…. A call has no redirect; the probe does not follow it.`,
    ]);
    expect(JSON.stringify(report)).not.toContain("s3cret");
  });

  it.each([
    ["before the answer", ""],
    ["in the middle of it", '{"url":"/work'],
  ])("that it closes the connection %s", async (_, begun) => {
    const origin = await startOddServer((request, response) => {
      if (begun !== "") response.writeHead(200, { ...json, "Content-Length": 100 }).write(begun);
      setTimeout(() => request.socket.destroy(), 20);
    });
    expect(findingOf(await redirectsOf(origin))).toEqual([
      "The connection was closed before the whole answer came.",
    ]);
  });

  it.each(["gzip", "br", "deflate", "zstd"])(
    "that its body is not compressed with %s, as it says",
    async (encoding) => {
      const origin = await startOddServer(({ method }, response) =>
        method === "GET"
          ? response.end()
          : response.writeHead(200, { ...json, "Content-Encoding": encoding }).end('{"url":"/"}'),
      );
      expect(findingOf(await redirectsOf(origin))).toEqual([
        "The body is not compressed as its Content-Encoding says, so that no browser can read it.",
      ]);
    },
  );

  it("that the content is wrong of a body that is compressed with zstd", async () => {
    const body = zstdCompressSync('{"url":5}');
    const origin = await startOddServer((_, response) =>
      response.writeHead(200, { ...json, "Content-Encoding": "zstd" }).end(body),
    );
    expect(String(findingOf(await redirectsOf(origin)))).toContain("url");
  });

  it("that no answer comes, also where the network does not obey the time limit", async () => {
    const page = async () => new Response();
    const deaf: World["fetch"] = (request) =>
      request.method === "GET" ? page() : new Promise(() => undefined);
    const configuration = { ...defaultConfiguration, requestTimeoutMs: 50 };
    const { report } = await probeOf(deaf, { only: ["redirect"], configuration });
    expect(findingOf(report)).toEqual(["There was no answer within 0.05 s."]);
  });

  it("that its answer never ends, and reads 2 MB of 100", async () => {
    let sent = 0;
    const block = Buffer.alloc(1_000_000, " ");
    const origin = await startOddServer((request, response) => {
      const isPage = request.method === "GET";
      if (isPage) return response.end();
      const send = () => {
        sent += 1;
        if (sent > 100) return response.end();
        if (response.write(block)) setImmediate(send);
        else response.once("drain", send);
      };
      return send();
    });
    expect(findingOf(await redirectsOf(origin))).toEqual([
      "The answer is longer than 2 MB. It was read no further.",
    ]);
    expect(sent).toBeLessThan(60);
  });

  it("that it sets ten cookies, by their names alone", async () => {
    const cookies = Array.from(
      { length: 10 },
      (_, index) => `c${index}=planted-value-${index}; Path=/`,
    );
    const origin = await startOddServer((_, response) =>
      response.writeHead(401, { ...json, "Set-Cookie": cookies }).end("{}"),
    );
    const report = await redirectsOf(origin);
    expect(report.steps[1]?.notes).toEqual([
      "The answer sets 10 cookies, which each later request carries: c0, c1, c2, c3, c4, c5, c6, c7, c8, c9.",
    ]);
    expect(JSON.stringify(report)).not.toContain("planted-value");
  });

  it("that this machine does not know who signed its certificate, and what to do", async () => {
    const cause = Object.assign(new Error("no"), { code: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY" });
    const fetch = async () => Promise.reject(new TypeError("fetch failed", { cause }));
    await expect(probeOf(fetch)).rejects.toThrow(
      "The certificate is signed by an authority that is not known here: name its file in NODE_EXTRA_CA_CERTS.",
    );
  });

  it("that its certificate is wrong, before anything is sent", async () => {
    await expect(redirectsOf(await startUntrustedServer())).rejects.toThrow(
      /^https:\/\/127\.0\.0\.1:\d+ cannot be probed\. The certificate is self-signed\.$/u,
    );
  });

  it("that it speaks http where https is asked for", async () => {
    const origin = await startOddServer((_, response) => response.end());
    await expect(redirectsOf(origin.replace("http:", "https:"))).rejects.toThrow(
      /cannot be probed\. There is no https at this port; is it http\?$/u,
    );
  });

  it("that browsers open no page at its port", async () => {
    await expect(redirectsOf("http://127.0.0.1:10080")).rejects.toThrow(
      "cannot be probed. Browsers refuse this port, so that no page can be served at it.",
    );
  });

  it("that nothing listens there", async () => {
    await expect(redirectsOf("http://127.0.0.1:1024")).rejects.toThrow("cannot be probed.");
  });
});
