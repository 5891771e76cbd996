import type { Page } from "@playwright/test";
import { sendMail, spoilLink } from "../fixtures/mail.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";

/** Place in which a cell is driven: a page of its own app, and the sandbox behind it. */
export interface Place {
  page: Page;
  sandbox: RunningSandbox;
  origin: string;
  /** A selector of the form once it can be filled in. */
  form: string;
}

export type Step = (place: Place) => Promise<void>;
export type Fields = Readonly<Record<string, string>>;

/** Opens a page, which may be used before its scripts are there. */
export function opened(path: string): Step {
  return async ({ page, origin }) => void (await page.goto(origin + path, { waitUntil: "commit" }));
}

type MailedPlace = Pick<Place, "page" | "sandbox"> & { language?: "en-CA" | "fr-CA" };

/** Opens a mailed link. */
export function openMailed(kind: string, action?: "expire") {
  return async ({ page, sandbox, language = "en-CA" }: MailedPlace): Promise<void> => {
    const mail = await sendMail(sandbox, kind, { language });
    if (action) await spoilLink(sandbox, mail, action);
    await page.goto(mail.url);
  };
}

/** Fills in a form, once it is there. */
export async function fill(page: Page, fields: Fields, form = "form[data-ready]"): Promise<void> {
  await page.locator(form).waitFor();
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name=${name}]`);
    if (name === "institutionId") await field.selectOption(value);
    else await field.fill(value);
  }
}

export const submit: Step = ({ page, form }) => page.locator(`${form} [type=submit]`).click();

export const nothing = async (): Promise<void> => undefined;
