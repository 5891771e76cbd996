import { people } from "../src/fixtures/people.ts";
import { regionFolder } from "../src/fixtures/region-test.ts";
import { test as base } from "./test.ts";
import { untilAt, untilSeen } from "./tab.ts";

const test = base.extend({
  region: [regionFolder("ministry"), { scope: "worker" }],
  app: "ministry",
});

const { student } = people;
const username = "[name=username]";
const password = "[name=password]";

test("[QR-2] [QD-1] a region's own components ask for a consent, refuse a password and sign in", async ({
  tab,
  origin,
}) => {
  await tab.open(`${origin}/?lang=fr`);
  await untilSeen(tab, password);
  await tab.type(username, student.username);
  await tab.type(password, "pas celui-ci\n");
  await untilSeen(tab, ".govuk-error-summary a[href='#consent']");
  await tab.click("[name=consent]");
  await tab.click("main [type=submit]");
  await untilSeen(tab, ".govuk-error-summary [data-message=USERNAME_OR_PASSWORD_NOT_FOUND]");
  await tab.type(password, `${student.password}\n`);
  await untilAt(tab, student.path);
});

test("[QR-2] [QD-1] a region's own screen sends an email, and its own page loads", async ({
  tab,
  origin,
}) => {
  await tab.open(`${origin}/forgot?lang=fr`);
  await untilSeen(tab, "html[data-ready]");
  await tab.type("[name=email]", "maya.chen@riverside.example\n");
  await untilSeen(tab, ".govuk-panel");
  await tab.open(`${origin}/offices?lang=fr`);
  await untilSeen(tab, "html[data-ready]");
  await untilSeen(tab, "main h1");
});
