import { extname } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { cacheControl, contentTypeOf, contentVersion } from "@waymark/hosting";
import { portalFiles, portalRows, readBuilt } from "@waymark/hosting/testing/build";
import { expect } from "vitest";
import { cookieOf, DICTIONARY, type Test } from "./tested-world.ts";

/** Tests of files: their types, caching and compression, and what is no file. */
export const fileTests = {
  types: {
    title: "content types",
    ids: "[QO-4] [QH-2]",
    run: async ({ ask }) => {
      const html = "text/html; charset=utf-8";
      expect((await ask("/forgot")).headers["content-type"]).toBe(html);
      for (const name of Object.keys(portalFiles).filter((each) => extname(each) !== "")) {
        expect([name, (await ask(`/${name}`)).headers["content-type"]]).toEqual([
          name,
          contentTypeOf(name),
        ]);
      }
    },
  },
  caching: {
    title: "caching of pages, hashed files and notices",
    ids: "[QO-4] [QH-3]",
    run: async ({ ask, host }) => {
      const headers = await cookieOf(ask);
      const sent = async (path: string) => (await ask(path, { headers })).headers["cache-control"];
      // Without the header, Netlify has a browser ask again.
      expect((await sent("/forgot")) ?? "no-cache").toBe("no-cache");
      const names = [
        "assets/index-1234abcd.js",
        "assets/coat-1234abcd.JPG",
        "notices.json",
      ] as const;
      for (const name of names) {
        const wanted = cacheControl(new URL(`/${name}`, `http://${host}`), "");
        expect([name, wordsOf(await sent(`/${name}`))]).toEqual([name, wordsOf(wanted)]);
      }
    },
  },
  versions: {
    title: "dictionaries kept under their own version alone",
    ids: "[QO-4] [QH-3]",
    run: async ({ ask, host }) => {
      const content = portalFiles[DICTIONARY] ?? "";
      const asked = { headers: await cookieOf(ask) };
      for (const query of ["", `?v=${contentVersion(content)}`, "?v=00000000"]) {
        const url = new URL(`/${DICTIONARY}${query}`, `http://${host}`);
        const { headers } = await ask(url.pathname + url.search, asked);
        expect([query, headers["cache-control"]]).toEqual([query, cacheControl(url, content)]);
      }
    },
  },
  compression: {
    title: "Brotli and gzip, with `Vary`",
    ids: "[QO-4] [QH-3]",
    run: async ({ ask, dist }) => {
      const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;
      for (const [encoding, decode] of Object.entries(decoders)) {
        for (const [address, file] of [
          ["/forgot", "pages/page1.en-CA.html"],
          ["/favicon.svg", "favicon.svg"],
        ] as const) {
          const answer = await ask(address, { headers: { "Accept-Encoding": encoding } });
          expect([address, answer.headers["content-encoding"]]).toEqual([address, encoding]);
          expect(answer.headers.vary).toBe("Accept-Encoding");
          expect(decode(answer.body).toString()).toBe(readBuilt(dist, file));
        }
      }
    },
  },
  again: {
    title: "nothing sent twice: `ETag` and 304",
    ids: "[QO-4] [QH-3]",
    run: async ({ ask }) => {
      for (const address of ["/forgot", "/favicon.svg"]) {
        const { etag = "" } = (await ask(address)).headers;
        const again = await ask(address, { headers: { "If-None-Match": etag } });
        expect([address, again.status, again.body.length]).toEqual([address, 304, 0]);
      }
    },
  },
  ranges: {
    title: "a part of a file",
    ids: "[QO-4] [QH-3]",
    run: async ({ ask }) => {
      const part = await ask("/favicon.svg", { headers: { Range: "bytes=2-5" } });
      const wanted = (portalFiles["favicon.svg"] ?? "").slice(2, 6);
      expect([part.status, part.body.toString()]).toEqual([206, wanted]);
    },
  },
  missing: {
    title: "a missing asset is a 404, never a page",
    ids: "[QO-4] [QH-3]",
    run: async ({ ask }) => {
      for (const path of ["/assets/missing-1234abcd.js", "/assets/missing", "/assets/x.html"]) {
        const { status, body, headers } = await ask(path);
        expect([path, status]).toEqual([path, 404]);
        expect(body.toString()).not.toContain("portal-config");
        expect(headers["cache-control"] ?? "").not.toContain("immutable");
        expect(headers["referrer-policy"]).toBe("no-referrer");
      }
    },
  },
  odd: {
    title: "nothing outside of the build",
    ids: "[QO-4]",
    run: async ({ ask, dist }) => {
      const file = portalRows.find(({ path }) => path === null)?.file ?? "";
      const shell = readBuilt(dist, file);
      const paths = [
        "/..%2f..%2fetc/passwd",
        "/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd",
        "/%00",
      ];
      for (const path of paths) {
        const { status, body } = await ask(path);
        // Apache does not decode it, and takes it for a route.
        if (status === 200) expect([path, body.toString()]).toEqual([path, shell]);
        else expect([400, 404]).toContain(status);
        expect(body.toString()).not.toMatch(/^root:/mu);
      }
    },
  },
} as const satisfies Record<string, Test>;

/** The words of a header, whatever their order. */
function wordsOf(header = ""): string[] {
  return header
    .split(",")
    .map((each) => each.trim())
    .toSorted();
}
