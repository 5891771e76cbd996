import { newestMail, sendMail } from "../src/fixtures/mail.ts";
import { people } from "../src/fixtures/people.ts";
import { expect, test } from "./test.ts";
import { type Tab, until, untilAt, untilSays, untilSeen } from "./tab.ts";

const heading = "main h1";
const username = "[name=username]";
const password = "[name=password]";
const submit = "main [type=submit]";
const newPassword = "mountain river 9";

async function choosePassword(tab: Tab): Promise<void> {
  // The address changes before the form of sign-in has gone.
  await untilSeen(tab, "[autocomplete=new-password]");
  await tab.type(password, newPassword);
  await submitOnce(tab);
}

async function signIn(tab: Tab, person: { username: string; password: string }): Promise<void> {
  await untilSeen(tab, password);
  await tab.type(username, person.username);
  await tab.type(password, person.password);
  await submitOnce(tab);
}

async function submitOnce(tab: Tab): Promise<void> {
  await until(
    () => tab.read((wanted) => document.querySelector<HTMLButtonElement>(wanted)?.disabled, submit),
    (isDisabled) => isDisabled === false,
  );
  await tab.click(submit);
}

/** Follows the link whose text begins with these words. */
async function follow(tab: Tab, words: string): Promise<void> {
  await until(
    () =>
      tab.read((wanted) => {
        const links = [...document.querySelectorAll("a")];
        const link = links.find(({ textContent }) => textContent.trim().startsWith(wanted));
        link?.click();
        return link !== undefined;
      }, words),
    (isThere) => isThere,
  );
}

test("[QD-1] [RS-2] [RS-5] a parent sets up the account", async ({ tab, sandbox }) => {
  await tab.open((await sendMail(sandbox, "ActivateParent")).url);
  await untilSeen(tab, password);
  await tab.type(password, newPassword);
  await tab.type("[name=confirmPassword]", newPassword);
  await submitOnce(tab);
  await untilAt(tab, "/workspace/family?activate=true");
});

test("[QD-1] [RS-6] [RS-7] a student sets up the account, in French", async ({ tab, sandbox }) => {
  await tab.open((await sendMail(sandbox, "ActivateAccount", { language: "fr-CA" })).url);
  await choosePassword(tab);
  await untilAt(tab, "/workspace/student?activate=true");
});

test("[QD-1] [API-17] a higher-education user registers and signs in", async ({ tab, sandbox }) => {
  await tab.open((await sendMail(sandbox, "HigherEdActivation")).url);
  await choosePassword(tab);
  await untilSeen(tab, "[data-message=ACCOUNT_ACTIVATED]");
  await signIn(tab, { username: "tomas.rivera", password: newPassword });
  await untilAt(tab, "/workspace/higher-ed");
});

test("[QD-1] [MR-1] [MR-2] a forced change, then sign-in with the new password", async ({
  tab,
  origin,
}) => {
  await tab.open(origin);
  await signIn(tab, people.mustReset);
  await untilAt(tab, "/mustreset");
  await choosePassword(tab);
  await untilSeen(tab, "[data-message=PASSWORD_CHANGED]");
});

test("[QD-1] [RG-1] [RG-8] an educator registers", async ({ tab, origin }) => {
  await tab.open(`${origin}/sso`);
  await follow(tab, "Jo Park");
  await untilSays(tab, heading, "Do you already have an account?");
  await follow(tab, "Register");
  await untilSeen(tab, "[name=firstName]");
  await untilSeen(tab, "main select");
  await tab.type("[name=firstName]", "Jo");
  await tab.type("[name=lastName]", "Park");
  await tab.type("main select", "Smith");
  await submitOnce(tab);
  await untilSays(tab, heading, "Your registration was sent");
});

test("[QD-1] [PL-1] a student links an account", async ({ tab, origin }) => {
  await tab.open(`${origin}/sso`);
  await follow(tab, "Maya Chen");
  await signIn(tab, people.student);
  await untilAt(tab, "/workspace/student");
});

test("[QD-1] [SW-1] [SW-3] five workspaces: choose one", async ({ tab, origin }) => {
  await tab.open(origin);
  await signIn(tab, people.everything);
  await untilSeen(tab, "[data-workspace='2'] button");
  await tab.click("[data-workspace='2'] button");
  await untilAt(tab, "/workspace/family");
});

test("[QD-1] [MP-1] [API-9] a class's list opens as a page to print", async ({ tab, sandbox }) => {
  await tab.open((await sendMail(sandbox, "MassPrint")).url);
  await until(
    () => tab.read(() => location.pathname, ""),
    (path) => path.startsWith("/print/"),
  );
});

test("[QD-1] [VF-1] [VF-3] an address is confirmed; an expired link is renewed", async ({
  tab,
  sandbox,
}) => {
  const mail = await sendMail(sandbox, "VerifyEmail");
  await sandbox.console(`/mails/${mail.id}/expire`);
  await tab.open(mail.url);
  await untilSeen(tab, "main button");
  await tab.click("main button");
  await until(
    async () => (await newestMail(sandbox)).id,
    (id) => id !== mail.id,
  );
  await tab.open((await newestMail(sandbox)).url);
  await until(
    () => tab.read(() => document.querySelector("main")?.textContent ?? "", ""),
    (text) => text.includes("maya@home.example"),
  );
});

test("[QD-1] the legal page, and a path that leads nowhere", async ({ tab, origin }) => {
  await tab.open(`${origin}/legal`);
  await untilSeen(tab, heading);
  await tab.open(`${origin}/no/such/page`);
  await untilSeen(tab, heading);
  await untilSeen(tab, "html[data-ready]");
  await untilSays(tab, "main [data-message]", "The page you asked for does not exist. The ");
});

test("[QD-1] [QV-3] the skip link stays off the page until it has the focus", async ({
  tab,
  origin,
}) => {
  const bottom = () =>
    tab.read(
      (wanted) => document.querySelector(wanted)?.getBoundingClientRect().bottom ?? null,
      ".wm-skip-link",
    );
  await tab.open(origin);
  await untilSeen(tab, submit);
  expect(await bottom()).toBeLessThanOrEqual(0);
  await tab.read(() => document.querySelector<HTMLElement>(".wm-skip-link")?.focus(), "");
  expect(await bottom()).toBeGreaterThan(0);
});

test("[QD-1] [QF-8] the caret stays where it is when a password is shown", async ({
  tab,
  origin,
}) => {
  await tab.open(origin);
  await untilSeen(tab, "html[data-ready]");
  await tab.type(password, "maple-trail");
  await tab.click(".wm-password__toggle");
  await until(
    () => tab.read((wanted) => document.querySelector<HTMLInputElement>(wanted)?.type, password),
    (type) => type === "text",
  );
  await tab.type(":focus", "-24");
  await until(
    () => tab.read((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, password),
    (value) => value === "maple-trail-24",
  );
});
