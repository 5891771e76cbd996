import { choosePage, readPageSources, securityHeaders } from "@waymark/hosting";
import { portalRows, readBuilt } from "@waymark/hosting/testing/build";
import { expect } from "vitest";
import { DICTIONARY, type Test, UK_HOST, type World } from "./tested-world.ts";

const { "Content-Security-Policy": filePolicy, ...plain } = securityHeaders({
  html: false,
  path: "/x",
});

async function expectPages(
  { ask, dist, host }: World,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, `http://${host}`);
    const file = choosePage(portalRows, { url, configuration: {} }) ?? "";
    const { status, body } = await ask(address);
    expect([address, status, body.toString()]).toEqual([address, 200, readBuilt(dist, file)]);
  }
}

/** Tests of pages: which one answers an address, and with which headers. */
export const pageTests = {
  paths: {
    title: "a page for each path, the shell for the others",
    ids: "[QO-4] [LN-1]",
    run: (world) => expectPages(world, ["/", "/forgot", "/legal", "/anything/else", "/forgot/a/b"]),
  },
  patterns: {
    title: "a page for the many paths of one route, such as mailed links",
    ids: "[QO-4] [VF-4]",
    run: (world) =>
      expectPages(world, [
        "/forgot/",
        "/reset/a%2Fb/ResetPassword",
        "/reset/a.b.c/ActivateAccount",
        "/reset/a%2Fb/Other",
        "/forgot/riverside",
        "/forgot/florida",
        "/verify/token/fr-CA",
        "/verify/token/fr-CA?lang=en",
        "/verify/token/es-US",
      ]),
  },
  languages: {
    title: "the language of `?lang=fr`",
    ids: "[QO-4] [LN-1]",
    run: (world) =>
      expectPages(world, [
        "/?lang=fr",
        "/forgot?lang=fr-CA",
        "/?lang=FR_ca&x=1",
        "/reset/a%2Fb/Other?lang=fr",
        "/?lang=french",
        "/?mylang=fr",
      ]),
  },
  spellings: {
    title: "odd spellings of `lang`",
    ids: "[QO-4] [LN-1]",
    run: (world) =>
      expectPages(world, ["/?lang=fr)", "/?lang=en&lang=fr", "/forgot/?%6cang=fr", "/?LANG=fr"]),
  },
  uk: {
    title: "UK English on a configured host",
    ids: "[QO-4] [LN-1]",
    run: async ({ ask, dist }) => {
      const { body } = await ask("/forgot?lang=fr", { host: UK_HOST });
      expect(body.toString()).toBe(readBuilt(dist, "pages/page1.en-GB.html"));
    },
  },
  headers: {
    title: "security headers of pages and files",
    ids: "[QO-4] [QH-2]",
    run: async ({ ask }) => {
      for (const address of ["/", "/forgot", "/legal?x=1", "/favicon.svg", `/${DICTIONARY}`]) {
        const { headers } = await ask(address);
        for (const [name, value] of Object.entries(plain)) {
          if (name === "X-Robots-Tag") continue;
          expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
        }
      }
    },
  },
  robots: {
    title: "search engines: sign-in and legal pages only",
    ids: "[QO-4] [QH-2]",
    run: async ({ ask }) => {
      for (const address of ["/", "/legal"]) {
        expect([address, (await ask(address)).headers["x-robots-tag"]]).toEqual([
          address,
          undefined,
        ]);
      }
      const hidden = "/forgot";
      expect((await ask(hidden)).headers["x-robots-tag"]).toBe("noindex");
    },
  },
  policy: {
    title: "the policy of each page, and of files",
    ids: "[QO-4] [QH-1]",
    run: async ({ ask, dist }) => {
      const pages = { "/": "index.html", "/forgot?lang=fr": "pages/page1.fr-CA.html" };
      for (const [address, file] of Object.entries(pages)) {
        const sources = readPageSources(readBuilt(dist, file));
        const wanted = securityHeaders({ ...sources, html: true, path: "/" });
        const { headers } = await ask(address);
        expect(headers["content-security-policy"]).toBe(wanted["Content-Security-Policy"]);
      }
      const { headers } = await ask("/favicon.svg");
      expect(headers["content-security-policy"]).toBe(filePolicy);
    },
  },
} as const satisfies Record<string, Test>;
