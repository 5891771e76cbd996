import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@waymark/hosting/testing/folder";
import { acceptTexts, runDoctor } from "../doctor/run-doctor.ts";

const workspace = fileURLToPath(new URL("../../../../", import.meta.url));
const linkTo = (path: string) => ({ link: join(workspace, path) });
const read = (path: string) => readFileSync(join(workspace, path), "utf8");

/** A version of Node that the packages allow. */
export const NODE = "24.1.0";
export const SECURITY_TEXT = "public/.well-known/security.txt";
export const theme = read("apps/default/src/theme.css");
export const french = JSON.parse(read("packages/core/src/i18n/dictionaries/fr-CA.json")) as object;

/** A page as a build leaves it, in which people can change the language. */
export const signInPage = (help = "https://prairie.ca/help") =>
  `<html lang="en-CA"><script type="application/json" id="portal-config">${JSON.stringify({
    links: { "en-CA": { help }, "fr-CA": { help: "https://prairie.ca/aide" } },
  })}</script><a hreflang="fr" href="/?lang=fr">Français</a></html>`;

/** A region's folder with everything right. */
export async function regionFolder() {
  const root = testFolder();

  function put(path: string, content: string | object | { link: string }): void {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === "object" && "link" in content) symlinkSync(content.link, file);
    else writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  }

  /** Has a package of the portal installed as a copy, in another version. */
  function copied(name: string, version: string): void {
    rmSync(join(root, `node_modules/${name}`));
    put(`node_modules/${name}/package.json`, {
      name,
      version,
      exports: { "./package.json": "./package.json" },
    });
  }

  const found = async (node = NODE) =>
    (await runDoctor(root, node)).map(({ address, problem }) => `${address}: ${problem}`);

  const packages = { "@waymark/core": "*", "@waymark/branding": "*", react: "*", "react-dom": "*" };
  const presets = { "@waymark/vite-preset": "*" };
  put("package.json", { name: "prairie", dependencies: packages, devDependencies: presets });
  for (const name of ["core", "branding", "vite-preset"])
    put(`node_modules/@waymark/${name}`, linkTo(`packages/${name}`));
  for (const name of ["react", "react-dom"])
    put(`node_modules/${name}`, linkTo(`apps/default/node_modules/${name}`));
  put("index.html", '<!doctype html><html lang="en-CA"></html>');
  put("src/region.ts", "export const region = {};");
  put("src/theme.css", theme);
  for (const code of ["en-CA", "fr-CA"])
    put(`translations/legal/${code}.json`, { terms: "Our terms.", privacy: "Our notice." });
  put("dist/index.html", signInPage());
  put("dist/pages/pages.json", []);
  await acceptTexts(root);
  return { root, put, copied, found };
}
