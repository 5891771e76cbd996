import { describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox.ts";
import { recorded } from "../testing/recorded.ts";
import { readRecording } from "./recording.ts";

const bytes = (...values: number[]) => ({
  text: Buffer.from(values).toString("base64"),
  encoding: "base64",
});

describe("a recording", () => {
  it.each([
    ["no JSON", "<!doctype html>", /^odd\.har is not JSON: .+\.$/u],
    ["cut off", recorded({}).slice(0, 90), /^odd\.har is not JSON: /u],
    ["a list", "[]", /^odd\.har is not a HAR 1\.2 recording\. At log: /u],
    ["another format", '{"openapi":"3.1.0"}', /is not a HAR 1\.2 recording\. At log: /u],
    ["another version", '{"log":{"version":"2.0","entries":[]}}', /At log\.version: .*1\.2\.$/u],
    ["no entries", '{"log":{"version":"1.2"}}', /At log\.entries: /u],
    ["an odd address", recorded({ origin: "portal" }), /At log\.entries\.0\.request\.url: /u],
    ["an odd status", recorded({ status: 99 }), /At log\.entries\.0\.response\.status: /u],
    ["no call", recorded({ call: "GET /" }), /has no call: no address is below \/api\/\.$/u],
    ["nothing", '{"log":{"version":"1.2","entries":[]}}', /has no call/u],
    [
      "calls of two origins",
      recorded({}, { origin: "https://other.example" }),
      /has calls to https:\/\/portal\.example and https:\/\/other\.example\. Keep/u,
    ],
    [
      "a body that is not text",
      recorded({ content: bytes(0x89, 0x50, 0xff) }),
      /^odd\.har, entry 1 \(POST \/api\/auth\/login\) has a body that is not text\. Remove this entry\.$/u,
    ],
    ["20 MB", `${recorded({})}${" ".repeat(20_000_000)}`, /is larger than 20 MB/u],
  ])("[QO-6] of %s is refused in a sentence", (_name, text, sentence) => {
    expect(() => readRecording(text, "odd.har")).toThrow(sentence);
    expect(() => createSandbox({ replay: { recording: text, name: "odd.har" } })).toThrow(sentence);
  });

  it("[QO-6] may begin with a byte order mark, as some programs write it", () => {
    const text = `\uFEFF${recorded({})}`;
    expect(readRecording(text, "odd.har").calls).toHaveLength(1);
    createSandbox({ replay: { recording: text } }).close();
  });

  it("[QO-6] is taken with what browsers add, and from below a path", () => {
    const text = Buffer.from('{"url":"/é"}').toString("base64");
    const { origin, calls } = readRecording(
      recorded(
        { call: "GET /portal/", origin: "https://static.example" },
        { call: "OPTIONS /api/auth/login" },
        // A connection that stays open, and a request that the browser blocked.
        { call: "GET /live", origin: "wss://live.example", status: 101 },
        { call: "GET /tag.js", origin: "https://tag.example", status: -1 },
        { call: "POST /portal/api/auth/login", content: { text, encoding: "base64" } },
      ),
    );
    expect(origin).toBe("https://portal.example");
    expect(calls).toMatchObject([
      { meaning: { call: "POST /api/auth/login" }, body: '{"url":"/é"}' },
    ]);
  });
});
