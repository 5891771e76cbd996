import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Names that a partner's developer may mistype: the line, and the words in which the compiler names the right one. */
const mistakes: readonly [what: string, line: string, message: string][] = [
  ["a screen", "const it: Slots = { signin: {} };", "Did you mean to write 'sign-in'?"],
  [
    "a place",
    'const it: Slots = { "sign-in": { beforebutton: Part } };',
    "Did you mean to write 'beforeButton'?",
  ],
  [
    "a field",
    "const it: Slots = { forgot: { besideField: { emial: Part } } };",
    "Did you mean to write 'email'?",
  ],
  [
    "a place of a screen without a form",
    'const it: Slots = { "no-account": { beforeButton: Part } };',
    "'beforeButton' does not exist in type 'CardSlots'",
  ],
  ["a prop of a slot", "const it = (props: SlotProps) => props.screeen;", "Did you mean 'screen'?"],
  [
    "a value of a field in a slot",
    "const it = ({ value }: SlotProps) => value;",
    "Property 'value' does not exist on type 'SlotProps'",
  ],
  ["a component", "const it = ownComponents({ buton: Part });", "Did you mean to write 'button'?"],
  [
    "a prop of a component",
    "const it = (props: FieldPartProps) => props.contol;",
    "Did you mean 'control'?",
  ],
  [
    "a replaced screen",
    "const it: Partial<Region> = { screens: { forgott: Part } };",
    "Did you mean to write 'forgot'?",
  ],
  [
    "a variant",
    'const it: Partial<Region> = { variants: ["sdmylyfe"] };',
    `Did you mean '"sdmylife"'?`,
  ],
  [
    "a column of a variant of the region's own",
    'const it: Variants = [{ name: "a", path: "/a", lgoin: "login" }];',
    "Did you mean to write 'login'?",
  ],
  [
    "the call that a variant signs in by",
    'const it: Variants = [{ name: "a", path: "/a", login: "loginSD" }];',
    `Did you mean '"loginSd"'?`,
  ],
  [
    "a text of a variant",
    'const it: Variants = [{ name: "a", path: "/a", texts: { "signIn.titel": {} } }];',
    "'\"signIn.titel\"' does not exist in type 'VariantDictionary'",
  ],
  [
    "the path of a variant",
    'const it: Variants = [{ name: "a", path: "a" }];',
    "'\"a\"' is not assignable to type '`/${string}`'",
  ],
  [
    "a part of the region",
    "const it: Partial<Region> = { foter: Part };",
    "Did you mean to write 'footer'?",
  ],
  [
    "the path of a page",
    "const it: Partial<Region> = { pages: { about: page } };",
    "'about' does not exist in type 'Readonly<Record<`/${string}`, LazyPage>>'",
  ],
  [
    "a hook",
    'import { useForgetFlow as it } from "@waymark/core/headless";',
    "Did you mean 'useForgotFlow'?",
  ],
  [
    "a field of a hook",
    "const it = () => useForgotFormFlow(useForgotFlow()).fields.emial;",
    "Did you mean 'email'?",
  ],
  [
    "a text of the region's own",
    'const it = () => useText<Texts>()("region.abuot");',
    '"region.about" | "region.team"',
  ],
  [
    "a plural form",
    'const it = () => useText<Texts>()("region.team_one");',
    '"region.about" | "region.team"',
  ],
  [
    "a parameter of a page",
    'const it = () => usePageParams("/visit/:day").dya;',
    "Property 'dya' does not exist on type 'Record<\"day\", string>'",
  ],
  [
    "a key of the configuration",
    'const it = () => useRegionConfiguration({ officePhone: "" }).officePhon;',
    "Did you mean 'officePhone'?",
  ],
];

const sources = fileURLToPath(new URL("../../../packages/core/src/", import.meta.url));
const head = `import { ownComponents, usePageParams, useRegionConfiguration, useText } from "@waymark/core";
import type { FieldPartProps, LazyPage, Region, SlotProps, Slots, Variants } from "@waymark/core";
import { useForgotFlow, useForgotFormFlow } from "@waymark/core/headless";
type Texts = { "region.about": string; "region.team_one": string; "region.team_other": string };
declare const page: LazyPage;
declare const Part: () => null;
`;

describe("a name that is mistyped does not compile, and the compiler names the right one", () => {
  let folder = "";
  let said: readonly string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "waymark-mistakes-"));
    const compilerOptions = {
      noEmit: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
      paths: {
        "@waymark/core": [join(sources, "index.ts")],
        "@waymark/core/headless": [join(sources, "headless.ts")],
      },
    };
    const base = join(sources, "../../../tsconfig.base.json");
    const project = { extends: base, compilerOptions, include: ["*.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
    writeFileSync(join(folder, "right.ts"), `${head}export {};\n`);
    for (const [index, [, line]] of mistakes.entries())
      writeFileSync(join(folder, `mistake-${index}.ts`), `${head}${line}\nexport { it };\n`);
    const compiler = dirname(createRequire(import.meta.url).resolve("typescript/package.json"));
    const command = [join(compiler, "bin/tsc"), "-p", folder, "--pretty", "false"];
    said = spawnSync(process.execPath, command, { encoding: "utf8", cwd: folder }).stdout.split(
      "\n",
    );
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(mistakes.map((row, index) => [...row, index] as const))(
    "%s",
    (_, _line, message, index) => {
      const errors = said.filter((text) => text.startsWith(`mistake-${index}.ts`));
      expect(errors).toHaveLength(1);
      expect(errors[0]).toContain(message);
    },
  );

  it("and nothing else is wrong", () => {
    expect(said.filter((text) => text.includes("error"))).toHaveLength(mistakes.length);
  });
});
