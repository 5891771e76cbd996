import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { apps } from "./fixtures/apps.ts";
import { launchOptions } from "./fixtures/launch-options.ts";
import { sendMail, spoilLink } from "./fixtures/mail.ts";
import { people, signIn } from "./fixtures/people.ts";
import { type RunningSandbox, startSandbox } from "./fixtures/sandbox-process.ts";
import { settled } from "./fixtures/settled.ts";

/** A state to take a picture of: how to get a page there. */
type State = (page: Page, sandbox: RunningSandbox) => Promise<void>;

const open =
  (path: string): State =>
  async (page, sandbox) =>
    void (await page.goto(sandbox.origin("default") + path));

const mailed =
  (kind: string, deed?: "expire" | "use", language: "en-CA" | "fr-CA" = "en-CA"): State =>
  async (page, sandbox) => {
    const mail = await sendMail(sandbox, kind, { language });
    if (deed) await spoilLink(sandbox, mail, deed);
    await page.goto(mail.url);
  };

const signedIn =
  (person: { username: string; password: string }, path = ""): State =>
  async (page, sandbox) => {
    await page.goto(sandbox.origin("default") + path);
    const answered = page.waitForResponse(/\/api\/auth\/login/u);
    await signIn(page, person);
    await answered;
  };

const offline =
  (path: string): State =>
  async (page, sandbox) => {
    await open(path)(page, sandbox);
    await settled(page);
    await page.context().setOffline(true);
    await page.locator(".wm-bar").waitFor();
  };

/** A page that asks for a file which a deployment took away. */
const without =
  (file: string, path: string): State =>
  async (page, sandbox) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404 }));
    await open(path)(page, sandbox);
    await page.locator("html[data-broken], [data-screen='missing.title']").first().waitFor();
  };

const states: Record<string, State> = {
  ...Object.fromEntries(
    apps.map((app): [string, State] => [
      `sign-in-${app}`,
      async (page, sandbox) => void (await page.goto(sandbox.origin(app))),
    ]),
  ),
  "sign-in-french": open("/?lang=fr"),
  "sign-in-refused": signedIn({ ...people.student, password: "wrong" }),
  "sign-in-refused-french": signedIn({ ...people.student, password: "wrong" }, "/?lang=fr"),
  "must-reset": signedIn(people.mustReset),
  workspaces: signedIn(people.everything),
  forgot: open("/forgot"),
  "activate-student": mailed("ActivateAccount"),
  "activate-parent": mailed("ActivateParent"),
  "activate-parent-french": mailed("ActivateParent", undefined, "fr-CA"),
  "link-expired": mailed("ActivateAccount", "expire"),
  "link-used-french": mailed("ActivateAccount", "use", "fr-CA"),
  "email-verified": mailed("VerifyEmail"),
  "email-expired": mailed("VerifyEmail", "expire"),
  "class-list": mailed("MassPrint"),
  "no-account": open("/noaccount"),
  "line-offline": offline("/"),
  "line-offline-french": offline("/?lang=fr"),
  "missing-screen": without("static-screens", "/noaccount"),
  "missing-script-french": without("index", "/?lang=fr"),
  "step-ended-french": open("/mustreset?lang=fr"),
  "other-tab-french": async (page, sandbox) => {
    await open("/forgot?lang=fr")(page, sandbox);
    await settled(page);
    await page.evaluate(() => {
      localStorage.setItem("appToken", "kept");
      window.dispatchEvent(new StorageEvent("storage"));
    });
    await page.locator(".wm-bar").waitFor();
  },
  legal: open("/legal"),
  error: open("/error"),
  linking: open("/portfoliolinking/k/educator"),
  "account-choice": open("/account/k"),
  registration: async (page, sandbox) => {
    await page.goto(`${sandbox.origin("default")}/sso/newcomer`);
    await page.getByRole("link", { name: "Register" }).click();
  },
};

const sizes = { phone: { width: 375, height: 760 }, desk: { width: 1280, height: 800 } } as const;

/** Takes a picture of every state, on a phone and a desk, light and dark; words on the command line choose states. */
async function takePictures(wanted: readonly string[]): Promise<void> {
  const folder = fileURLToPath(new URL("../../../reports/pictures/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const sandbox = await startSandbox();
  const browser = await chromium.launch(launchOptions);
  const chosen = Object.entries(states).filter(
    ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  for (const [name, reach] of chosen) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const colorScheme of ["light", "dark"] as const) {
        await sandbox.console("/reset");
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
        await reach(page, sandbox);
        await page.waitForLoadState("networkidle");
        await page.locator("h1:not(.wm-waiting h1)").waitFor();
        await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` });
        await page.close();
      }
    }
  }
  await browser.close();
  await sandbox.stop();
  console.log(`Pictures of ${chosen.length} states are in reports/pictures`);
}

await takePictures(process.argv.slice(2));
