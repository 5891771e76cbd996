import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setPageShown } from "../attempt/page-attempts.ts";
import { startRetryWait } from "../attempt/retry-wait.ts";
import english from "../i18n/dictionaries/en-CA.json";
import { markTouched } from "../page/portal-form.ts";
import { rememberFields } from "../page/prerendered-fields.ts";
import { hydratePage } from "../testing/hydrate-page.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { LoginForm, name, needsBoth, secret } from "../testing/login-form.tsx";
import { refusedFor } from "../testing/waiting-form.ts";

const both = needsBoth({ username: "", password: "" });
const page = (
  <InEnglish>
    <LoginForm validate={needsBoth} errorsBeforeReact={both} />
  </InEnglish>
);
const untouched = (
  <InEnglish>
    <LoginForm validate={needsBoth} />
  </InEnglish>
);

afterEach(() => {
  document.body.replaceChildren();
});

describe("the errors that a page has shown before React", () => {
  it("[QE-1] [SI-3] stay, without a difference to the page, in the summary and at their fields", () => {
    const mistakes = vi.spyOn(console, "error");
    const before: (string | null)[] = [];
    hydratePage(page, (shown) => before.push(shown.textContent));
    expect(before[0]).toContain(english["required.password"]);
    expect(document.body.textContent).toBe(before[0]);
    expect(mistakes).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(english["required.username"]);
    expect(name()).toHaveAccessibleDescription(english["required.username"]);
    expect(secret()).toHaveAccessibleDescription(english["required.password"]);
  });

  it("[QE-1] [SI-3] go one by one, each with what is typed into its field", async () => {
    const user = userEvent.setup();
    hydratePage(page);
    await user.type(name(), "a");
    expect(name()).not.toHaveAttribute("aria-invalid");
    expect(screen.getByRole("alert")).not.toHaveTextContent(english["required.username"]);
    expect(screen.getByRole("alert")).toHaveTextContent(english["required.password"]);
    await user.type(secret(), "b");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("[SI-3] are those of no field where nothing was submitted or left", () => {
    hydratePage(untouched);
    expect(name()).not.toHaveAttribute("aria-invalid");
    expect(secret()).not.toHaveAttribute("aria-invalid");
  });

  it("[SI-3] [QF-6] are said at a field that was left empty before, and at no other", () => {
    // The build that people get does not compare attributes.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    hydratePage(untouched, () => markTouched(secret()));
    expect(secret()).toHaveAccessibleDescription(english["required.password"]);
    expect(name()).not.toHaveAttribute("aria-invalid");
  });
});

it("[QF-6] [QL-1] what was typed before comes back where React renders the form again", () => {
  const before = document.createElement("main");
  before.append(Object.assign(document.createElement("input"), { name: "username" }));
  document.body.append(before);
  for (const field of before.querySelectorAll("input")) field.value = "amelie";
  rememberFields(before);
  before.remove();
  render(untouched);
  expect(name()).toHaveValue("amelie");
});

it("[QN-3] [QP-2] a wait that the page shows before React is hydrated as it is", () => {
  const failure = refusedFor(90);
  const wait = startRetryWait({ operation: "login", failure });
  setPageShown({ wait: wait?.get() ?? null });
  const mistakes = vi.spyOn(console, "error");
  const submission = { isAdopted: true, failure, wait, submits: 1 };
  const timers: number[] = [];
  const count = () => timers.push(document.querySelectorAll("[role=timer]").length);
  hydratePage(
    <InEnglish>
      <LoginForm submission={submission} />
    </InEnglish>,
    count,
  );
  count();
  expect(timers).toEqual([1, 1]);
  expect(mistakes).not.toHaveBeenCalled();
  wait?.end();
});
