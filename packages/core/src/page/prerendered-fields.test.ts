import { afterEach, describe, expect, it, vi } from "vitest";
import { hasTypedText, rememberFields, restoreFields } from "./prerendered-fields.ts";

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

/** Adds a message to the top of a form. */
function addSummary(form: HTMLFormElement): HTMLElement {
  const summary = document.createElement("div");
  Object.assign(summary, { role: "alert", tabIndex: -1 });
  form.prepend(summary);
  return summary;
}

afterEach(() => {
  restoreFields(document.createElement("form"));
  document.body.replaceChildren();
});

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

  it("[QR-1] [QF-6] keep what was chosen in a list, and its focus", () => {
    const list = () => {
      const select = document.createElement("select");
      Object.assign(select, { name: "institutionId", innerHTML: `<option value=""><option>7` });
      showPage().append(select);
      return select;
    };
    const chosen = list();
    rememberFields(document.body);
    chosen.value = "7";
    chosen.focus();
    const later = list();
    restoreFields(later.form);
    expect(later).toHaveValue("7");
    expect(later).toHaveFocus();
  });

  it("[QL-2] [QF-6] keep the focus that came while React was at them: it stops the event to repeat it later", () => {
    const prerendered = showPage();
    prerendered.addEventListener("focusin", (event) => event.stopPropagation());
    rememberFields(document.body);
    field(prerendered, "username").focus();
    const form = showPage();
    restoreFields(form);
    expect(field(form, "username")).toHaveFocus();
  });

  it("[QF-6] [QL-1] keep a password that was shown, and hide it", () => {
    const password = () =>
      Object.assign(field(showPage(), "username"), {
        type: "password",
        autocomplete: "current-password",
      });
    const shown = password();
    rememberFields(document.body);
    Object.assign(shown, { type: "text", value: "river stone" });
    const later = password();
    restoreFields(later.form);
    expect([later.value, later.type]).toEqual(["river stone", "password"]);
  });

  it("[QL-2] [QF-6] keep a password that was shown, where a password manager has switched filling in off", () => {
    const page = (type: string, autocomplete: string) => {
      const password = field(showPage(), "username");
      return Object.assign(password, { name: "password", type, autocomplete });
    };
    const shown = page("text", "off");
    shown.value = "river stone";
    rememberFields(document.body);
    const later = page("password", "current-password");
    restoreFields(later.form);
    expect(later).toHaveValue("river stone");
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

  it("[QF-6] are not restored into a field of another kind, or one that is not there", () => {
    const prerendered = showPage();
    rememberFields(document.body);
    field(prerendered, "username").value = "maya.chen";
    field(prerendered, "email").value = "maya@home.example";
    field(prerendered, "remember").checked = false;
    const form = showPage();
    field(form, "username").type = "password";
    field(form, "email").remove();
    restoreFields(form);
    expect(field(form, "username")).toHaveValue("");
    expect(field(form, "remember")).not.toBeChecked();
  });

  it.each(["username", "email"])("[QF-6] keep the focus of before React: %s", (name) => {
    const prerendered = showPage();
    field(prerendered, name).focus();
    rememberFields(document.body);
    const form = showPage();
    const focus = vi.spyOn(field(form, name), "focus");
    restoreFields(form);
    expect(field(form, name)).toHaveFocus();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it("[QF-6] are not focused again when they were hydrated", () => {
    const form = showPage();
    field(form, "username").focus();
    rememberFields(document.body);
    const focus = vi.spyOn(field(form, "username"), "focus");
    restoreFields(form);
    expect(focus).not.toHaveBeenCalled();
  });
});

describe("the summary of the prerendered page", () => {
  it("[QF-6] gives its focus to the one that React renders", () => {
    addSummary(showPage()).focus();
    rememberFields(document.body);
    const form = showPage();
    const summary = addSummary(form);
    restoreFields(form);
    expect(summary).toHaveFocus();
  });

  it("[QF-6] gives no focus where it had none, nor where there is none any more", () => {
    addSummary(showPage());
    field(document.querySelector("form") as HTMLFormElement, "username").focus();
    rememberFields(document.body);
    const form = showPage();
    const summary = addSummary(form);
    restoreFields(form);
    expect(summary).not.toHaveFocus();
    addSummary(showPage()).focus();
    rememberFields(document.body);
    expect(() => restoreFields(showPage())).not.toThrow();
  });

  it("[QF-6] keeps its focus when it was hydrated, and is forgotten after the first form", () => {
    const form = showPage();
    const summary = addSummary(form);
    summary.focus();
    rememberFields(document.body);
    const focus = vi.spyOn(summary, "focus");
    restoreFields(form);
    expect(focus).not.toHaveBeenCalled();
    field(form, "username").focus();
    summary.focus();
    const later = showPage();
    const latest = addSummary(later);
    restoreFields(later);
    expect(latest).not.toHaveFocus();
  });
});

it("[QX-5] text in a field is what a navigation would lose, and a tick is not", () => {
  const form = showPage();
  field(form, "remember").value = "yes";
  expect(hasTypedText()).toBe(false);
  field(form, "email").value = "m";
  expect(hasTypedText()).toBe(true);
});

it.each(["hidden", "radio", "submit", "range", "color"])(
  "[QR-1] [QN-7] a region's field that always has a value was not typed into: %s",
  (type) => {
    const form = showPage();
    form.insertAdjacentHTML("beforebegin", `<input type="${type}" value="#ff0000">`);
    expect(hasTypedText()).toBe(false);
    field(form, "username").value = "m";
    expect(hasTypedText()).toBe(true);
  },
);
