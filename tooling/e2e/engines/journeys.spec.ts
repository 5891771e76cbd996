import { newestMail } from "../src/fixtures/mail.ts";
import { people } from "../src/fixtures/people.ts";
import { startDelayingProxy } from "./delaying-proxy.ts";
import { expect, test } from "./test.ts";
import { type Tab, until, untilAt, untilSays, untilSeen } from "./tab.ts";

const { student } = people;
const landed = "/workspace/student";
const heading = "main h1";
const username = "[name=username]";
const password = "[name=password]";
const submit = "main [type=submit]";
const ready = "html[data-ready]";

/** Value of a field. */
const valueOf = (tab: Tab, selector: string) =>
  tab.read((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector);

/** Waits until the page of an address has loaded: a driver may name one that its engine is still on the way to. */
async function untilLoaded(tab: Tab, path: string): Promise<void> {
  await until(
    () => tab.read(() => `${document.readyState} ${location.pathname}`, ""),
    (answer) => answer === `complete ${path}`,
  );
}

async function signIn(tab: Tab, secret: string): Promise<void> {
  await untilSeen(tab, submit);
  await tab.type(username, student.username);
  await tab.type(password, secret);
  await tab.click(submit);
}

test("[SI-6] [EG-1] sign in, land in the workspace, come straight back, log out", async ({
  tab,
  origin,
}) => {
  await tab.open(origin);
  await signIn(tab, student.password);
  await untilAt(tab, landed);
  await tab.open(`${origin}/forgot`);
  await untilSays(tab, heading, "Forgot your password?");
  await untilSeen(tab, ready);
  await tab.open(origin);
  await untilAt(tab, landed);
  await untilSeen(tab, "button");
  await tab.click("button");
  await untilSeen(tab, password);
});

test("[SI-9] a refused password says so, keeps the name and takes the focus", async ({
  tab,
  origin,
}) => {
  await tab.open(origin);
  await signIn(tab, "not this one");
  await untilSeen(tab, "[role=alert] [data-message=USERNAME_OR_PASSWORD_NOT_FOUND]");
  await until(
    () => tab.read((wanted) => document.activeElement?.matches(wanted), "[role=alert]"),
    (hasFocus) => hasFocus === true,
  );
  expect(await valueOf(tab, username)).toBe(student.username);
  await tab.type(password, `${student.password}\n`);
  await untilAt(tab, landed);
});

test("[FP-1] [RS-7] forget a password, follow the mail, set a new one, land", async ({
  tab,
  origin,
  sandbox,
}) => {
  await tab.open(`${origin}/forgot`);
  await untilSeen(tab, submit);
  await tab.type("[name=email]", "maya.chen@riverside.example\n");
  await untilSays(tab, heading, "Check your email");
  await tab.open((await newestMail(sandbox)).url);
  await untilSays(tab, heading, "Choose a new password");
  await untilSeen(tab, password);
  await tab.type(password, "mountain river 9");
  await until(
    () =>
      tab.read((wanted) => document.querySelector(wanted)?.hasAttribute("aria-disabled"), submit),
    (isDisabled) => isDisabled === false,
  );
  await tab.click(submit);
  await untilAt(tab, landed);
});

test("[LN-3] [QV-5] French by the toggle, with what was typed", async ({ tab, origin }) => {
  await tab.open(origin);
  await untilSeen(tab, ready);
  await tab.type(username, "amélie");
  await tab.click("a[hreflang^=fr], a[lang^=fr]");
  await untilSays(tab, heading, "Connexion");
  expect(await valueOf(tab, username)).toBe("amélie");
  expect(await tab.read(() => document.documentElement.lang, "")).toBe("fr-CA");
  await until(
    () => tab.read(() => document.title, ""),
    (title) => title === "Connexion – Waymark",
  );
});

test("[QF-6] [QX-1] what is typed and sent before the script arrives is kept and sent", async ({
  tab,
  origin,
}) => {
  const proxy = await startDelayingProxy(origin);
  try {
    await tab.open(proxy.origin);
    await untilSeen(tab, submit);
    await tab.type(username, student.username);
    await tab.type(password, `${student.password}\n`);
    await untilSeen(tab, "html[data-submit-queued]");
    expect(await tab.read(() => location.href, "")).toBe(`${proxy.origin}/`);
    proxy.release();
    await untilAt(tab, landed);
    expect([...proxy.originsOfCalls]).toEqual([proxy.origin]);
  } finally {
    await proxy.stop();
  }
});

test("[QX-3] [QX-4] back from the workspace finds the way there again", async ({ tab, origin }) => {
  await tab.open(origin);
  // Leaving a page that has not loaded yet may replace its entry in the history.
  await untilSeen(tab, ready);
  await untilLoaded(tab, "/");
  await signIn(tab, student.password);
  await untilLoaded(tab, landed);
  await tab.read(() => {
    document.documentElement.dataset["left"] = "";
    // In a task of its own: the page could be gone before the driver has its answer.
    setTimeout(() => history.back());
  }, "");
  // An engine without a back/forward cache loads sign-in again, which redirects to a new workspace page.
  await until(
    () =>
      tab.read(
        () => ({
          hasLeft: document.documentElement.dataset["left"] === undefined,
          path: location.pathname,
          names: [...document.querySelectorAll("button")].map(({ textContent }) => textContent),
        }),
        "",
      ),
    ({ hasLeft, path, names }) =>
      names.includes("Go to your workspace") || (hasLeft && path === landed),
  );
  if ((await tab.read(() => location.pathname, "")) === landed) return;
  expect(await tab.read(() => document.querySelector("[aria-invalid]")?.outerHTML, "")).toBeFalsy();
  await tab.click("main a[href*=forgot]");
  await untilSays(tab, heading, "Forgot your password?");
});
