import { afterEach, describe, expect, it } from "vitest";
import { readFormValues, readIdentifier } from "./form-element.ts";

function show(fields: string): HTMLFormElement {
  document.body.insertAdjacentHTML("beforeend", `<form data-portal-form>${fields}</form>`);
  return document.body.querySelector("form") as HTMLFormElement;
}

afterEach(() => document.body.replaceChildren());

describe("the values of a form", () => {
  it("[QF-6] are those of its fields, and the ones it has begun with where there is no field", () => {
    const form = show(`
      <input name="email" value="nadia@home.example">
      <input name="agreed" type="checkbox" checked>
      <select name="school"><option value="7"><option value="8" selected></select>`);
    const like = { email: "", agreed: false, school: "", token: "tok" };
    expect(readFormValues(form, like)).toEqual({
      email: "nadia@home.example",
      agreed: true,
      school: "8",
      token: "tok",
    });
  });

  it("[SI-6] a box that a screen leaves out is not ticked", () => {
    const form = show(`<input name="username" value="maya">`);
    const like = { username: "", remember: true };
    expect(readFormValues(form, like)).toEqual({ username: "maya", remember: false });
  });

  it("[RG-6] are those of the hidden copy of a disabled field", () => {
    const form = show(`
      <input name="email" value="shown" disabled>
      <input name="email" value="sent" type="hidden">`);
    expect(readFormValues(form, { email: "" })).toEqual({ email: "sent" });
  });
});

describe("the username or address of the page", () => {
  it.each([
    [`<input name="username" value="amelie">`, "amelie"],
    [`<input name="email" value="nadia@home.example">`, "nadia@home.example"],
    [`<input name="password" value="secret">`, ""],
  ])("[QN-3] in %s is %j", (fields, identifier) => {
    show(fields);
    expect(readIdentifier()).toBe(identifier);
  });

  it("[QN-3] is empty on a page without a form of the portal", () => {
    expect(readIdentifier()).toBe("");
  });
});
