import { afterEach, describe, expect, it } from "vitest";
import { rememberFields, restoreFields } from "./prerendered-fields.ts";

const fields = [
  ["username", "text"],
  ["email", "email"],
  ["remember", "checkbox"],
] as const;

/** A page with one form, as it is prerendered and as React renders it. */
function showPage(): HTMLFormElement {
  const form = document.createElement("form");
  for (const [name, type] of fields) {
    const input = document.createElement("input");
    Object.assign(input, { name, type, defaultChecked: type === "checkbox" });
    form.append(input);
  }
  document.body.replaceChildren(form);
  return form;
}

const field = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`no field ${name}`);

afterEach(() => document.body.replaceChildren());

describe("fields of the prerendered page", () => {
  it("[QL-1] [QF-6] keep what was typed, ticked and focused when React renders them again", () => {
    const prerendered = showPage();
    rememberFields(document.body);
    field(prerendered, "username").value = "maya.chen";
    field(prerendered, "email").value = "maya@home.example";
    field(prerendered, "remember").checked = false;
    field(prerendered, "username").focus();
    field(prerendered, "username").setSelectionRange(4, 4);
    const form = showPage();
    restoreFields(form);
    expect(field(form, "username")).toHaveValue("maya.chen");
    expect(field(form, "username")).toHaveFocus();
    expect(field(form, "username").selectionStart).toBe(4);
    expect(field(form, "email")).toHaveValue("maya@home.example");
    expect(field(form, "remember")).not.toBeChecked();
  });

  it("[QF-6] stay as they are when they were hydrated", () => {
    const form = showPage();
    rememberFields(document.body);
    field(form, "username").value = "maya.chen";
    restoreFields(form);
    expect(field(form, "username")).toHaveValue("maya.chen");
    expect(field(form, "remember")).toBeChecked();
  });

  it("[QT-3] are forgotten after the first form", () => {
    field(showPage(), "username").value = "maya.chen";
    rememberFields(document.body);
    restoreFields(showPage());
    const later = showPage();
    restoreFields(later);
    expect(field(later, "username")).toHaveValue("");
  });
});
