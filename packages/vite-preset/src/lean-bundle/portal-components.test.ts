import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Rollup } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { portalComponents } from "./portal-components.ts";

const core = {
  "packages/core/src/ui/contained.js": `export const replaceable = (name, Portal) => "replaced " + name;`,
  "packages/core/src/ui/button.js": `import { replaceable } from "./contained.js";
    export const Button = /* @__PURE__ */ replaceable("button", PortalButton);
    function PortalButton() { return "portal's"; }`,
  "packages/core/src/ui/own-components.js": `export const ownComponents = (own) => own;`,
  "index.html": `<script type="module" src="/src/main.js"></script>`,
};
const uses = `import { Button } from "../packages/core/src/ui/button.js"; console.log(Button());`;
const makes = (path: string) =>
  `import { ownComponents } from "${path}"; console.log(ownComponents);`;

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "waymark-components-")));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds an app of these files. @returns its code */
async function built(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries({ ...core, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [portalComponents()],
  });
  return (result as Rollup.RollupOutput).output
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("");
}

it("[QR-1] a build without components of its own has the portal's, and no way to others", async () => {
  const code = await built({ "src/main.js": uses });
  expect(code).toContain("portal's");
  expect(code).not.toContain("replaced");
});

it("[RE-1] a build takes no folder and no lock of an editor for a source", async () => {
  mkdirSync(join(folder, "src/own.ts"), { recursive: true });
  symlinkSync("ada@laptop.4711", join(folder, "src/.#footer.tsx"));
  expect(await built({ "src/main.js": uses })).toContain("portal's");
});

it("a build with components of its own can replace the portal's", async () => {
  const code = await built({
    "src/main.js": `${uses} import "./own/region.js";`,
    "src/own/region.js": makes("../../packages/core/src/ui/own-components.js"),
  });
  expect(code).toContain("replaced ");
});

it("[QR-1] reports where components are made outside of the app, and would never be shown", async () => {
  const files = {
    "src/main.js": `${uses} import "../lib/design.js";`,
    "lib/design.js": makes("../packages/core/src/ui/own-components.js"),
  };
  await expect(built(files)).rejects.toThrow("call ownComponents in a file of the app's src/");
});
