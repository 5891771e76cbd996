import { expect, it } from "vitest";
import { markTouched, touchedFields } from "../page/portal-form.ts";
import { clearOnLeave } from "./empty-passwords.ts";

it("[QX-3] [SI-3] a field that is emptied when the page is left is as one that was never touched", () => {
  const form = document.createElement("form");
  form.innerHTML = `<input name="username" value="amelie"><input name="displayName">`;
  for (const field of form.querySelectorAll("input")) markTouched(field);
  clearOnLeave(form, () => undefined);
  expect(touchedFields(form)).toEqual(["username", "displayName"]);
  window.dispatchEvent(new Event("pagehide"));
  expect(touchedFields(form)).toEqual(["displayName"]);
});
