import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { readPageRows } from "@waymark/hosting";
import { type Deployment, deployBuild, rollBack } from "@waymark/hosting/deploy";
import { makeOwnFolder, startWebServer, untilAnswered } from "@waymark/hosting/testing";
import { freePorts } from "../fixtures/free-ports.ts";
import { leave } from "../fixtures/leave.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { hostPath } from "../fixtures/web-servers.ts";

const app = fileURLToPath(new URL("../../../../apps/default/dist", import.meta.url));
const HASH = /-([\w-]{8})(?=\.(?:js|css)\b)/gu;
const LIST = "pages/pages.json";

const asItIs = (text: string) => text;
/** Other names for all scripts: as after a change of each. */
const renamed = (text: string) =>
  text.replaceAll(HASH, (_, hash: string) => `-${[...hash].toReversed().join("")}`);

/** Copies the app with two of its pages, and with other names in it. */
function copyOfApp(to: string, other: (text: string) => string): string {
  const rows = readPageRows(readFileSync(join(app, LIST), "utf8")).filter(
    ({ path, language }) => language === "en-CA" && [null, "/", "/forgot"].includes(path),
  );
  const pages = new Set([LIST, ...rows.map(({ file }) => file)]);
  for (const name of readdirSync(app, { recursive: true, encoding: "utf8" })) {
    const isLeftOut = /\.(?:br|gz)$/u.test(name) || (name.startsWith("pages/") && !pages.has(name));
    if (isLeftOut || !statSync(join(app, name)).isFile()) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, other(name)), other(readFileSync(join(app, name), "utf8")));
  }
  writeFileSync(join(to, LIST), JSON.stringify(rows));
  return to;
}

interface Deployed {
  origin: string;
  deploy: () => Promise<void>;
  rollBack: () => Promise<void>;
}

const test = base.extend<{ deployed: Deployed }>({
  /** The app, deployed once behind nginx. */
  deployed: async ({ sandbox, page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "waymark-deployed-"));
    chmodSync(folder, 0o755);
    const [root, temp] = [join(folder, "portal"), makeOwnFolder(join(folder, "temp"))];
    const port = await freePorts(1);
    const server = `http://127.0.0.1:${new URL(sandbox.server("default")).port}`;
    const hosts = `default.localhost:${port},127.0.0.1:${port}`;
    const webServer =
      `nginx --host ${hosts} --listen 127.0.0.1:${port} --temp ${temp} --log ${temp}/log --server ${server} --csrf-from /`.split(
        " ",
      );
    await deployBuild(copyOfApp(join(folder, "one"), asItIs), root, { webServer });
    const two = copyOfApp(join(folder, "two"), renamed);
    const path = hostPath("nginx") ?? "nginx";
    const nginx = startWebServer([path, "-e", "stderr", "-c", join(root, "current/nginx.conf")], {
      temp,
    });
    const reload = () => void nginx.child.kill("SIGHUP");
    const isServed = async ({ build }: Partial<Deployment>) =>
      untilAnswered(`http://127.0.0.1:${port}/version`, nginx, (text) =>
        text.includes(build ?? ""),
      );
    await isServed({});
    await use({
      origin: `http://default.localhost:${port}`,
      deploy: async () => isServed(await deployBuild(two, root, { webServer, reload })),
      rollBack: async () => isServed(await rollBack(root, { reload })),
    });
    await leave(page);
    await nginx.stop();
    rmSync(folder, { recursive: true });
  },
});

/** Types on sign-in, has something happen on the host, and only then gets the script of the next screen. */
async function typeAcross(page: Page, origin: string, happens: () => Promise<void>): Promise<void> {
  const asked: string[] = [];
  let go = () => {};
  const happened = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/forgot-screen-*.js", async (route) => {
    asked.push(route.request().url());
    await happened;
    await route.continue();
  });
  await page.goto(origin);
  await page.locator("form[data-ready]").waitFor();
  await page.locator("[name=username]").fill("maya.chen@riverside.example");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await happens();
  go();
  await expect(page.locator("[name=username]")).toHaveValue("maya.chen@riverside.example");
  await page.getByRole("link", { name: "Trouble signing in?" }).click();
  await expect(page.locator("[name=email]")).toHaveValue("maya.chen@riverside.example");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: "wait" });
}

test("[QO-4] [QX-5] an open page keeps what was typed and finds its screens, across a deployment and a roll back", async ({
  page,
  deployed,
}) => {
  // Three builds are written and checked, which takes as long as the machine is busy.
  test.setTimeout(90_000);
  await typeAcross(page, deployed.origin, deployed.deploy);
  await typeAcross(page, deployed.origin, deployed.rollBack);
});
