import { expect, type Page } from "@playwright/test";
import { signInStudent } from "@waymark/e2e/people";
import { serve } from "./commands.ts";

interface Visit {
  app: string;
  /** More flags of the sandbox. */
  flags?: string;
  /** Steps before signing in. */
  look?: (page: Page) => Promise<void>;
  /** Of the sandbox's console, once the visitor has signed in. */
  read?: string;
}

/** Starts a published sandbox in the app's folder, by a line of a shell. */
export async function serveApp(app: string, line: string) {
  const { output, end, ended } = await serve(line, "Ctrl-C", app);
  const [url = ""] = /http:\/\/prairie\.localhost:\d+/u.exec(output) ?? [];
  const [, port = ""] = /http:\/\/localhost:(\d+)/u.exec(output) ?? [];
  if (url === "") throw new Error(`The sandbox does not serve the app:\n${output}`);
  return { url, port, end, ended };
}

/**
 * Signs in at the published sandbox, started in the app's folder, and fails on whatever the page complains about.
 * @returns what the console says that is to be read
 */
export async function visit(page: Page, { app, flags = "", look, read = "/" }: Visit) {
  const line = `npx @waymark/sandbox --memory --port 0 ${flags}`;
  const { url, port, end, ended } = await serveApp(app, line);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(url);
  if (look) {
    await look(page);
    await page.goto(url);
  }
  await signInStudent(page);
  expect(faults).toEqual([]);
  const said = await (await fetch(`http://127.0.0.1:${port}${read}`)).text();
  end();
  await ended;
  return said;
}

/** Everything that the guide makes the partner's own, where a person meets it. */
export async function lookAtOwn(page: Page): Promise<void> {
  const at = (path: string) => new URL(path, page.url()).href;
  await expect(page.getByRole("banner")).toContainText("Ministry of Education");
  await expect(page.locator("[data-scene=silo]")).toBeVisible();
  const colour = page.locator("main a").first();
  await expect(colour).toHaveCSS("color", "rgb(90, 18, 69)");
  const footer = page.getByRole("contentinfo");
  // The stage's file turns its flag off.
  await expect(footer).not.toContainText("Funded by the Province of Prairie");
  const help = footer.locator("[data-link=help]");
  await expect(help).toHaveAttribute("href", "https://prairie.example/help");
  await footer.getByRole("link", { name: "Who we are" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Who we are");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(heading).toHaveText("Qui nous sommes");
  await page.goto(at("/?lang=fr"));
  await expect(heading).toHaveText("Bienvenue dans les Prairies");
  await page.goto(at("/northside?lang=fr"));
  await expect(heading).toHaveText("Connexion à Northside");
  await expect(page.getByRole("img", { name: "Northside Schools" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Difficulté" })).toHaveAttribute(
    "href",
    "/forgot/northside?lang=fr",
  );
  await page.goto(at("/noaccount"));
  await expect(page.getByText("Ask at the office, or write.")).toBeVisible();
  await expect(page.getByRole("link", { name: "write" })).toHaveAttribute("href", /contact/u);
}
