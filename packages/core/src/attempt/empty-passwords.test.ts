import { afterEach, describe, expect, it, vi } from "vitest";
import { markTouched, touchedFields } from "../page/portal-form.ts";
import { keepIdentifier, knownIdentifier } from "../session/visit.ts";
import { clearOnLeave, emptyPasswords } from "./empty-passwords.ts";
import { readPassword } from "./form-element.ts";

const field = (name: string, autocomplete: string, value: string) =>
  Object.assign(document.createElement("input"), { name, autocomplete, value });
const signInFields = () => [
  field("username", "username", "amelie"),
  field("password", "current-password", "secret"),
  field("displayName", "nickname", "Amélie"),
];

/** Shows a form. @returns it, and a reader of what its fields hold */
function show(fields: readonly HTMLInputElement[], isPortals = true) {
  const form = document.createElement("form");
  if (isPortals) form.dataset["portalForm"] = "";
  form.append(...fields);
  document.body.append(form);
  return { form, values: () => fields.map(({ value }) => value) };
}

const leave = () => window.dispatchEvent(new Event("pagehide"));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

afterEach(() => document.body.replaceChildren());

describe("passwords on a page that is long out of use", () => {
  it("[QN-3] are emptied as if a person did it, the other fields stay", () => {
    const { form, values } = show(signInFields());
    const changed: unknown[] = [];
    form.addEventListener("input", ({ target }) => changed.push(target));
    expect(emptyPasswords()).toBe(true);
    expect(values()).toEqual(["amelie", "", "Amélie"]);
    expect(changed).toEqual([form.elements.namedItem("password")]);
  });

  it("[QN-7] are compared by that of the account, in the form of the page alone", () => {
    show([field("password", "current-password", "of a region")], false);
    show([field("newPassword", "new-password", "new"), ...signInFields()]);
    expect(readPassword()).toBe("secret");
  });

  it("[QN-7] are no password where the form of the page has none, or the page no form", () => {
    expect(readPassword()).toBeUndefined();
    show([field("email", "email", "a@b.ca")]);
    expect(readPassword()).toBeUndefined();
  });

  it("[QL-2] [QN-7] are the same where a password manager has switched filling in off", () => {
    const { values } = show(
      signInFields().map((each) => Object.assign(each, { autocomplete: "off" })),
    );
    expect(readPassword()).toBe("secret");
    expect(emptyPasswords()).toBe(true);
    expect(values()).toEqual(["amelie", "", "Amélie"]);
  });

  it("[QN-3] that are empty already are left alone", () => {
    const { form } = show([field("password", "new-password", "")]);
    const onInput = vi.fn<() => void>();
    form.addEventListener("input", onInput);
    expect(emptyPasswords()).toBe(false);
    expect(onInput).not.toHaveBeenCalled();
  });

  it("[QN-3] of a region's own form are not the portal's to empty", () => {
    const { values } = show(signInFields(), false);
    expect(emptyPasswords()).toBe(false);
    expect(values()).toContain("secret");
  });
});

describe("a form that has led to another page", () => {
  it("[QX-3] [SI-3] holds its values until the page is left, and no name or password afterwards", () => {
    const { form, values } = show([...signInFields(), field("email", "email", "a@b.ca")]);
    keepIdentifier("amelie");
    clearOnLeave(form);
    expect([values(), knownIdentifier().name]).toEqual([
      ["amelie", "secret", "Amélie", "a@b.ca"],
      "amelie",
    ]);
    leave();
    expect([values(), knownIdentifier().name]).toEqual([["", "", "Amélie", ""], ""]);
  });

  it("[QX-3] [QL-2] shows no password to the next person, where a password manager has switched filling in off", () => {
    const off = ["password", "confirmPassword"].map((name) => field(name, "off", "secret"));
    const { form, values } = show(off);
    clearOnLeave(form);
    leave();
    expect(values()).toEqual(["", ""]);
  });

  it("[QX-3] [SI-3] has fields that count as never touched, where they were emptied", () => {
    const { form } = show(signInFields());
    for (const each of form.querySelectorAll("input")) markTouched(each);
    clearOnLeave(form);
    leave();
    expect(touchedFields(form)).toEqual(["displayName"]);
  });

  it("[QX-3] [QX-2] shows no password to the next person, where an app has opened in place of the page", () => {
    const { form, values } = show(signInFields());
    clearOnLeave(form);
    comeBack(true);
    expect(values()).toEqual(["amelie", "", "Amélie"]);
    form.querySelectorAll("input")[1]?.setRangeText("typed again");
    comeBack(true);
    expect(values()).toContain("typed again");
  });

  it("[QX-3] keeps what is typed after the return, when the page is left again", () => {
    const { form, values } = show(signInFields());
    clearOnLeave(form);
    leave();
    comeBack(true);
    form.querySelector("input")?.setRangeText("noah");
    leave();
    expect(values()).toContain("noah");
  });
});
