import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { describe, expect, it } from "vitest";
import { textsOf } from "../dictionaries/dictionary-files.ts";
import { checkRegionVariants, checkVariants } from "./check-variants.ts";
import { regionVariants } from "./region-variants.ts";
import { variantFaults } from "./variant-faults.ts";

const northside = { name: "northside", path: "/northside" } as const;
const titles = { "en-CA": "Sign in to Northside", "fr-CA": "Connexion à Northside" };

/** An app with a list of variants. */
function appWith(list?: string): string {
  const root = testFolder();
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "package.json"), `{ "type": "module" }`);
  if (list !== undefined) {
    const typed = `import type { Variants } from "@waymark/core";\nexport const variants: Variants = ${list};`;
    writeFileSync(join(root, "src/variants.ts"), typed);
  }
  return root;
}

/** The code of a module in the build of an app. */
function built(root: string, id: string): string | undefined {
  const { configResolved, transform } = regionVariants() as unknown as {
    configResolved: (config: { root: string }) => void;
    transform: (code: string, id: string) => { code: string } | null;
  };
  configResolved({ root });
  return transform("", id)?.code;
}

/** The plugin with which the development server bundles an installed core. */
function ofDevelopment(root: string) {
  const { config } = regionVariants() as unknown as {
    config: (config: { root: string }) =>
      | {
          optimizeDeps: {
            rolldownOptions: {
              plugins: [
                { name: string; transform: (code: string, id: string) => { code: string } | null },
              ];
            };
          };
        }
      | undefined;
  };
  return config({ root })?.optimizeDeps.rolldownOptions.plugins[0];
}

const core = (path: string) => `/packages/core/src/${path}`;

describe("the variants of an app", () => {
  const app = {
    offered: ["en-CA", "fr-CA"],
    spoken: ["en-CA", "fr-CA", "en-GB"],
    texts: { "signIn.title": "Sign in", "forgot.body": "Enter it", "mustReset.title": "New" },
  } as const;

  it("[QR-4] are names of the portal's, and rows of its own", () => {
    const row = { ...northside, login: "loginSd", texts: { "signIn.title": titles } };
    expect(variantFaults(["default", "florida", row], app)).toEqual([]);
    const british = { "signIn.title": { ...titles, "en-GB": "Sign in here" } };
    expect(variantFaults([{ ...northside, texts: british }], app)).toEqual([]);
  });

  it.each([
    [undefined, "It has to export a list"],
    [[], "It has to export a list"],
    [["sdmylyfe"], "sdmylyfe is not a variant of the portal; did you mean sdmylife?"],
    [["default", "default"], "default is listed twice."],
    [[northside, { ...northside, path: "/other" }], "northside is listed twice."],
    [[northside, { name: "south", path: "/northside" }], "south has the path of northside."],
    [[{ ...northside, name: "North Side" }], `"North Side" cannot be a name`],
    [[{ ...northside, name: "other" }], "other cannot be a name"],
    [[{ ...northside, name: "florida" }], `list it as "florida", or choose another name.`],
    [[{ ...northside, path: "northside" }], `northside has the path "northside".`],
    [["default", { name: "northside" }], `northside has the path "". Write lower-case`],
    [[{ ...northside, path: "" }, { name: "south" }], `south has the path "".`],
    [[{ ...northside, path: "/:school" }], `northside has the path "/:school".`],
    [[{ ...northside, path: "/legal" }], "/legal, which is the portal's own /legal."],
    [[{ ...northside, path: "/account/x" }], "which is the portal's own /account/:k."],
    [[{ ...northside, path: "/assets/x" }], "/assets/x, which is answered by the server."],
    [[{ ...northside, login: "loginSD" }], "not such a call; did you mean loginSd?"],
    [[{ ...northside, logos: {} }], "Put them into variantLogos of src/region.ts"],
    [[{ ...northside, txts: {} }], "northside has txts; did you mean texts?"],
  ])("[QR-4] %j: %s", (list, fault) => {
    expect(variantFaults(list, app).join(" ")).toContain(fault);
  });

  it.each([
    ["signIn.titel", titles, "forgot pages; did you mean signIn.title?"],
    ["mustReset.title", titles, "which is not one of the sign-in and forgot pages."],
    ["signIn.title", { "en-CA": "Sign in" }, "northside: signIn.title is missing in fr-CA."],
    ["signIn.title", { ...titles, "de-DE": "Los" }, "is in de-DE, which the app has no pages in."],
    ["signIn.title", { ...titles, "en-CA": "" }, "signIn.title is not a text in en-CA."],
    ["signIn.title", { ...titles, "en-CA": "{{x}}" }, "has no use for {{x}} in en-CA."],
  ])("[QR-4] a text %s as %j: %s", (key, texts, fault) => {
    const row = { ...northside, texts: { [key]: texts } };
    expect(variantFaults([row], app).join(" ")).toContain(fault);
  });

  it("[QR-4] are in the file that the build reads, and in the region alike", () => {
    const root = appWith(`["default", ${JSON.stringify(northside)}]`);
    expect(() => checkVariants(root)).not.toThrow();
    expect(() => checkRegionVariants({ variants: ["default", northside] }, root)).not.toThrow();
    const check = (variants: readonly ("default" | typeof northside)[], at = root) => {
      checkRegionVariants({ variants }, at);
    };
    expect(() => check(["default"])).toThrow("src/region.ts does not have the variants of");
    expect(() => check([northside], appWith())).toThrow("there is no src/variants.ts. Move");
    expect(() => check(["default"], appWith())).not.toThrow();
    expect(() => checkVariants(appWith(`["sdmylyfe"]`))).toThrow("src/variants.ts is wrong:\n  sd");
  });

  it("[QR-4] are looked at after the languages, in which their texts are", () => {
    const root = appWith(
      `["default", ${JSON.stringify({ ...northside, texts: { "signIn.title": titles } })}]`,
    );
    writeFileSync(
      join(root, "src/languages.ts"),
      `export const languages = ["en-CA", "fr-CA", "es-ES"];`,
    );
    writeFileSync(join(root, "index.html"), `<html lang="en-CA">`);
    expect(() => built(root, "")).toThrow(
      "src/languages.ts is wrong:\n  es-ES is not a language of the portal;",
    );
  });

  it("[QR-4] have logos by their names", () => {
    const region = { variants: ["default"], variantLogos: { nortside: {} } } as const;
    expect(() => checkRegionVariants(region, appWith())).toThrow(
      "variantLogos: nortside is not a variant of the region. They are default.",
    );
  });
});

describe("a build", () => {
  it("[SI-2] [FP-1] knows the routes of the variants", () => {
    const root = appWith(`["default", { name: "north", path: "/a/north", login: "loginSd" }]`);
    const code = built(root, core("navigation/own-variant-routes.ts")) ?? "";
    expect(JSON.parse(code.slice("export const ownRoutes = ".length, -1))).toEqual([
      {
        path: "/a/north",
        screen: "sign-in",
        guard: "entry",
        queries: ["signedout", "activate"],
        indexed: true,
        variant: "north",
        login: "loginSd",
      },
      { path: "/forgot/north", screen: "forgot", variant: "north" },
    ]);
    expect(built(appWith(), core("navigation/own-variant-routes.ts"))).toBe(
      "export const ownRoutes = [];",
    );
  });

  it("[SI-2] is no other than development, where an installed core is bundled again for other rows", () => {
    const [one, two] = ["/one", "/two"].map((path) =>
      ofDevelopment(appWith(`["default", { name: "north", path: "${path}" }]`)),
    );
    const installed = "/node_modules/@waymark/core/dist/navigation/own-variant-routes.js";
    expect(one?.transform("", installed)?.code).toContain('"path":"/one"');
    expect(one?.transform("", core("navigation/find-route.ts"))).toBeNull();
    expect(two?.name).not.toBe(one?.name);
    expect(ofDevelopment(appWith())).toBeUndefined();
  });

  it("[RE-1] is that of an app that is named from the folder above", () => {
    const root = appWith(`[${JSON.stringify(northside)}]`);
    expect(ofDevelopment(relative(process.cwd(), root))?.name).toBe(ofDevelopment(root)?.name);
  });

  it("[QR-4] has their texts in dictionaries alone, and no look-up where there are none", () => {
    const texts = { "signIn.title": { ...titles, "fr-CA": "Connexion : Northside" } };
    const root = appWith(JSON.stringify(["default", { ...northside, texts }]));
    expect(textsOf({ name: "portal", code: "fr-CA" }, root)["signIn.title_northside"]).toBe(
      "Connexion\u00A0: Northside",
    );
    expect(built(root, join(root, "src/variants.ts"))).toBe(
      `export const variants = ["default",{"name":"northside"}];`,
    );
    expect(built(root, core("app/variant-texts.tsx"))).toBeUndefined();
    expect(built(appWith(), core("app/variant-texts.tsx"))).toContain("=> children");
    const without = appWith(JSON.stringify([{ ...northside, texts: {} }]));
    expect(built(without, core("app/variant-texts.tsx"))).toContain("=> children");
  });

  it("[SI-2] has the other exports of the file, each without the columns that scripts have elsewhere", () => {
    const row = { ...northside, login: "loginSd", texts: {} };
    const root = appWith(JSON.stringify([row]));
    appendFileSync(join(root, "src/variants.ts"), `\nexport const campus = "north";`);
    expect(built(root, join(root, "src/variants.ts"))).toBe(
      `export const campus = "north";\nexport const variants = [{"name":"northside"}];`,
    );
  });

  it("[QR-4] stops at a mistake in the file", () => {
    expect(() => built(appWith(`["sdmylyfe"]`), "")).toThrow("src/variants.ts is wrong:\n  sd");
  });
});
