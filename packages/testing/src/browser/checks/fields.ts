import type { Page } from "@playwright/test";
import type { Slots } from "@waymark/core";

/** The names of the portal's fields, beside which a region may show parts of its own. */
type FieldOf<Places> = Places extends { besideField?: infer Fields } ? keyof Fields : never;
type PortalField = FieldOf<Required<NonNullable<Slots[keyof Slots]>>>;

/** Values of `autocomplete` of the portal's fields, by their names. A region may have fields with other names. */
const autocompletes: Readonly<Record<string, readonly string[]>> = {
  username: ["username"],
  password: ["current-password", "new-password"],
  confirmPassword: ["new-password"],
  email: ["email"],
  firstName: ["given-name"],
  lastName: ["family-name"],
  displayName: ["nickname"],
  institutionId: ["organization"],
} satisfies Record<PortalField, readonly string[]>;

/** Returns a line for whatever keeps a password manager from knowing a form: method, submit button, names, labels, `autocomplete`. */
export async function fieldFaults(page: Page): Promise<string[]> {
  const forms = await page.evaluate(readForms);
  return forms.flatMap(({ method, buttons, fields }) => [
    ...(method === "post" ? [] : [`form: its method is ${method}`]),
    ...(buttons === 1 ? [] : [`form: ${buttons} submit buttons`]),
    ...fields.flatMap(faultsOf),
    ...(fields.some(({ type }) => type === "password") &&
    !fields.some(({ autocomplete }) => autocomplete === "username")
      ? ["form: a password without the field of its username"]
      : []),
  ]);
}

function faultsOf({ name, autocomplete, isForManagers, isLabelled, shown }: Field): string[] {
  if (isForManagers) return [];
  const wanted = autocompletes[name];
  const isKnown = wanted === undefined || wanted.includes(autocomplete);
  return [
    ...(name === "" ? [`field: no name on ${shown}`] : []),
    ...(isLabelled ? [] : [`field: no label on ${shown}`]),
    ...(isKnown ? [] : [`field: autocomplete of ${name} is "${autocomplete}", not ${wanted[0]}`]),
  ];
}

type Field = ReturnType<typeof readForms>[number]["fields"][number];

/** Runs in the page. */
function readForms() {
  return [...document.querySelectorAll("form")].map((form) => ({
    method: form.method,
    buttons: form.querySelectorAll("[type=submit], button:not([type])").length,
    fields: [
      ...form.querySelectorAll<HTMLInputElement>(
        "input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea",
      ),
    ].map((field) => ({
      name: field.name,
      type: field.type,
      autocomplete: field.autocomplete,
      // The field that only names the account, on a page for a new password.
      isForManagers: field.tabIndex < 0,
      isLabelled:
        Boolean(field.getAttribute("aria-label")?.trim()) ||
        (field.labels?.length ?? 0) > 0 ||
        (field.getAttribute("aria-labelledby") ?? "")
          .split(/\s+/u)
          .some((id) => document.getElementById(id)?.textContent.trim()),
      shown: field.outerHTML.slice(0, 120),
    })),
  }));
}
