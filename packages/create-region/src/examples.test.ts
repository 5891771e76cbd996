import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { RegionPlan } from "./command-line.ts";
import { type ExampleName, examples } from "./examples.ts";
import { templateFiles } from "./template.ts";
import { regionFiles } from "./write-region.ts";

const plan: RegionPlan = {
  name: "prairie",
  title: "A & $$ B",
  colour: "#14605a",
  accent: "#e8a13a",
  landscape: "coast",
  languages: "canada",
  install: true,
};

describe.each(Object.keys(examples) as ExampleName[])("a region that begins with %s", (name) => {
  const files = regionFiles({ ...plan, example: name }, "standalone");
  const texts = Object.values(files).join("\n");
  const app = JSON.parse(files["package.json"] ?? "");
  const example = JSON.parse(
    readFileSync(join(import.meta.dirname, `../examples/${name}/package.json`), "utf8"),
  );

  it("[RE-1] has the files of the example, with those of the template around it", () => {
    const folders = new Set(Object.keys(files).map((file) => file.split("/")[0]));
    const own = ["index.html", "originals", "public", "src", "translations"];
    expect([...folders]).toEqual(expect.arrayContaining([...own, "browser", "vite.config.ts"]));
    for (const built of ["dist", "maps", "node_modules"]) expect(folders).not.toContain(built);
    expect(files).not.toHaveProperty(["src/illustration.tsx"]);
    expect(files["src/theme.css"]).not.toContain(plan.colour);
    expect(texts).not.toMatch(/"workspace:|\.\.\/tsconfig|__[A-Z]/u);
  });

  it("[RE-1] has its own name in every text", () => {
    expect(examples[name].title).toBe(example.waymark.title);
    expect(texts).not.toContain(example.waymark.title);
    expect(app).toMatchObject({ name: "prairie", waymark: { title: "A & $$ B" } });
    expect(files["src/product-name.ts"]).toContain('"A & $$ B"');
    expect(files["index.html"]).toContain(" – A &amp; $$ B</title>");
    expect(files["translations/fr-CA.json"]).toContain(" à A & $$ B");
  });

  it("[RE-1] has the libraries of the example, and its language beside English", () => {
    for (const library of Object.keys(example.dependencies)) {
      expect(app.dependencies[library]).toEqual(expect.any(String));
    }
    expect(app.waymark.otherLanguage).toBe(example.waymark.otherLanguage);
  });

  it("has a README with its own files alone", () => {
    const named = [...(files["README.md"] ?? "").matchAll(/`(src\/[\w.-]+)`/gu)];
    expect(named.length).toBeGreaterThan(2);
    for (const [, file = ""] of named) expect(files).toHaveProperty([file]);
  });

  it("[QR-3] has its page and its entry in the record that an upgrade reads", () => {
    const followed = templateFiles({ ...plan, example: name });
    for (const file of ["index.html", "src/main.tsx"]) expect(followed[file]).toBe(files[file]);
    expect(JSON.parse(files["originals/template.json"] ?? "")).toMatchObject({
      madeOf: { example: name },
      files: followed,
    });
  });
});

it.each([undefined, "ministry", "bayou"] as const)(
  "[RE-1] a region that begins with %s has room in its budgets, for texts, a footer, slots and a logo that is a file",
  (example) => {
    const files = regionFiles(example ? { ...plan, example } : plan, "standalone");
    expect(JSON.parse(files["budgets.json"] ?? "{}")).toMatchObject({
      signIn: { scripts: expect.any(Number), requests: 6 },
      asking: { scripts: expect.any(Number) },
      other: { scripts: expect.any(Number) },
    });
  },
);

it("[RE-1] an example in this repository has the versions of its catalogue", () => {
  const files = regionFiles({ ...plan, example: "ministry" }, "workspace");
  const { dependencies } = JSON.parse(files["package.json"] ?? "");
  expect(dependencies).toMatchObject({ "@waymark/core": "workspace:*", valibot: "catalog:" });
  // Unused there, which its checks refuse. In a repository of its own it waits for an institution's logos.
  expect(dependencies).not.toHaveProperty(["@waymark/branding"]);
  const own = regionFiles({ ...plan, example: "ministry" }, "standalone");
  expect(own["package.json"]).toContain('"@waymark/branding"');
  expect(files).not.toHaveProperty(["README.md"]);
});

it("[QX-6] the statistics of ministry make no error of an event that a blocker refuses", async () => {
  const file = join(import.meta.dirname, "../examples/ministry/src/analytics.ts");
  const { analytics } = await import(file);
  const uncaught = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", uncaught);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("planted")));
  const send = await analytics.start({ id: "a" });
  send({ name: "page_view" });
  await setTimeout(10);
  process.off("unhandledRejection", uncaught);
  vi.unstubAllGlobals();
  expect(uncaught).not.toHaveBeenCalled();
});
