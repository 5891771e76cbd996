import { describe, expect, it } from "vitest";
import { mergeConfiguration, readConfiguration } from "../html/configuration-block.ts";
import { inlineScripts } from "../headers/page-sources.ts";
import { writePolicyMeta } from "../headers/policy-meta.ts";
import { parsePage, printPage } from "../html/page.ts";
import { withConfiguration } from "./configured-page.ts";

const SHIPPED = {
  apiOrigin: "",
  links: {
    "en-CA": { help: "/help" },
    "fr-CA": { help: "/aide", contact: "/contact", main: "/main" },
  },
};

function withPolicyMeta(html: string): string {
  const parsed = parsePage(html);
  writePolicyMeta(parsed);
  return printPage(parsed);
}

const page = (block: string = JSON.stringify(SHIPPED)) => `<!doctype html>
<html lang="fr-CA">
  <head>
    <meta charset="utf-8">
    <title>Connexion</title>
    <script type="application/json" id="portal-config">${block}</script>
    <script>early("<a data-nothing>")</script>
  </head>
  <body>
    <a class="x" href="/aide" data-link="help">Aide</a>
    <a data-link="contact" title="a > b" href="/old">Contact</a>
    <a href="/main" data-link="main">Accueil</a>
    <a href="/elsewhere">Ailleurs</a>
  </body>
</html>`;

describe("withConfiguration", () => {
  it("changes nothing where nothing is another", () => {
    const html = page().replace('href="/old"', 'href="/contact"');
    expect(withConfiguration(html, readConfiguration(html))).toBe(html);
  });

  it("writes the configuration unchanged, also with markup in it", () => {
    const configuration = { text: "$& $1 </script><!-- \" ' é", list: [1, { a: null }] };
    const html = withConfiguration(page(), configuration);
    expect(readConfiguration(html)).toEqual(configuration);
    expect(html).toContain('{"text":"$& $1 \\u003c/script>\\u003c!-- \\" \' é","list"');
    expect(html.match(/<\/script>/gu)).toHaveLength(2);
  });

  it("replaces a block that cannot be read", () => {
    expect(withConfiguration(page('{ "apiOrigin": '), SHIPPED)).toBe(
      withConfiguration(page(), SHIPPED),
    );
  });

  it("[QD-2] writes a link that names its language in that language", () => {
    const html = page().replace("</body>", '<a lang="en-CA" data-link="help">Help</a></body>');
    const configured = withConfiguration(html, {
      links: { "en-CA": { help: "/help/2" }, "fr-CA": { help: "/aide" } },
    });
    expect(configured).toContain('<a lang="en-CA" data-link="help" href="/help/2">Help</a>');
    expect(configured).toContain('href="/aide" data-link="help">Aide</a>');
  });

  it("writes the links that work without a script, in the language of the page", () => {
    const help = 'https://help.example/?a=1&b="2"<$&>';
    const html = withConfiguration(page(), {
      links: { "en-CA": { help: "/wrong" }, "fr-CA": { help, contact: "/ecrire" } },
    });
    expect(html).toContain(
      '<a class="x" href="https://help.example/?a=1&amp;b=&quot;2&quot;&lt;$&amp;&gt;" data-link="help">',
    );
    expect(html).toContain('<a data-link="contact" title="a > b" href="/ecrire">');
    expect(html).toContain('<a href="/site/fr-ca/" data-link="main">');
    expect(html).toContain('<a href="/elsewhere">');
  });

  it("writes the default of a link that is no text, and leaves pages without a block alone", () => {
    const links = { "fr-CA": { help: ["/x"], constructor: "/y" } };
    expect(withConfiguration(page(), { links })).toContain('"/site/fr-ca/help" data-link="help"');
    expect(withConfiguration("<p>Nothing here</p>", SHIPPED)).toBe("<p>Nothing here</p>");
  });

  it.each([
    `/portal' onclick='planted()`,
    "/a b",
    "javascript:planted()",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https://",
    "data:text/html,x",
    "",
    7,
    null,
  ])("[QH-1] writes the default in place of a path or link that is none: %j", (value) => {
    const links = { "fr-CA": { help: value, contact: value, main: value } };
    const html = withConfiguration(page(), { basePath: value, links });
    expect(html.split("</head>")[1]).toBe(withConfiguration(page(), {}).split("</head>")[1]);
    // A page with such a path keeps its addresses.
    expect(withConfiguration(html, SHIPPED)).toBe(withConfiguration(page(), SHIPPED));
  });

  it("[QH-1] makes no markup of a path or a link that holds some", () => {
    const value = `/x"><script>planted()</script>`;
    const links = { "fr-CA": { help: value } };
    const html = withConfiguration(page(), { basePath: value, links });
    expect(html).toContain('href="/x&quot;&gt;&lt;script&gt;planted()&lt;/script&gt;"');
    expect(html).toContain('<a href="/elsewhere">');
    expect(inlineScripts(html)).toEqual(inlineScripts(page()));
  });

  it("keeps the policy right where the page holds one", () => {
    const changed = withConfiguration(withPolicyMeta(page()), { apiOrigin: "https://api.example" });
    expect(changed).toContain("connect-src 'self' https://api.example;");
    expect(changed).toBe(
      withPolicyMeta(withConfiguration(page(), { apiOrigin: "https://api.example" })),
    );
  });
});

describe("writePolicyMeta", () => {
  it("puts the policy behind the character set, without what only a header can say", () => {
    const html = withPolicyMeta(page());
    expect(html).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-`,
    );
    expect(html).not.toContain("frame-ancestors");
  });

  it("changes nothing when repeated, wherever the policy was", () => {
    const once = withPolicyMeta(page());
    expect(withPolicyMeta(once)).toBe(once);
    const elsewhere = page().replace(
      "<title>",
      "<META content='default-src *' HTTP-EQUIV=content-security-policy><title>",
    );
    expect(withPolicyMeta(elsewhere)).toBe(once);
  });

  it("says so where a page has no place for it", () => {
    expect(() => withPolicyMeta("<title>Nothing</title>")).toThrow("no <meta charset>");
  });
});

describe("mergeConfiguration", () => {
  it("goes into objects and replaces everything else", () => {
    const base = { a: { b: 1, c: { d: 2 } }, list: [1, 2], text: "x" };
    expect(mergeConfiguration(base, { a: { c: { e: 3 } }, list: [3], text: { y: 1 } })).toEqual({
      a: { b: 1, c: { d: 2, e: 3 } },
      list: [3],
      text: { y: 1 },
    });
    expect(base.a.c).toEqual({ d: 2 });
  });

  it("takes names of the language's own for names", () => {
    const values: object = JSON.parse('{ "__proto__": { "polluted": true } }');
    mergeConfiguration({}, { ...values });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(mergeConfiguration({}, { constructor: { name: "x" } })).toEqual({
      constructor: { name: "x" },
    });
  });
});
