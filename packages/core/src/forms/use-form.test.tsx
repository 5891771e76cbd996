import { act, fireEvent, render, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { QUEUED_SUBMIT_MS } from "../config/constants.ts";
import { hydratePage } from "../testing/hydrate-page.ts";
import {
  Form,
  forgetCalls,
  form,
  name,
  onSubmit,
  rendered,
  root,
  said,
  validate,
} from "../testing/name-form.tsx";

/** The event under the name that React listens for where a browser, like this one, has no style of that name. */
const filled = () => new Event("webkitAnimationStart", { bubbles: true });

export function fillIn(page: HTMLElement) {
  const [typed, ticked] = page.querySelectorAll("input");
  if (typed) typed.value = "maya";
  if (ticked) ticked.checked = false;
}

/** Lets formik finish. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

forgetCalls();

describe("a form that is hydrated", () => {
  it("[QF-6] [QT-7] adopts the entered values, and marks itself hydrated", () => {
    hydratePage(<Form />, fillIn);
    expect(said()).toMatchObject({
      name: "maya",
      agreed: false,
      invalid: false,
      invalidTouched: false,
    });
    expect(form()).toHaveAttribute("data-ready", "");
  });

  it("[QT-7] sends what was submitted before, once", async () => {
    hydratePage(<Form />, (page) => {
      fillIn(page);
      root.dataset["submitQueued"] = `${Date.now()}`;
    });
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: "maya", agreed: false });
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QT-7] [QN-7] sends nothing that was submitted more than a minute before: another person may be there", async () => {
    hydratePage(<Form />, (page) => {
      fillIn(page);
      root.dataset["submitQueued"] = `${Date.now() - QUEUED_SUBMIT_MS - 1000}`;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(root).not.toHaveAttribute("data-submit-queued");
  });

  it("[QT-7] sends nothing that was not submitted", async () => {
    hydratePage(<Form />, fillIn);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("[QT-7] says to the page's first script that it will be, and never sends itself with an address", () => {
    render(<Form />);
    expect(form()).toHaveAttribute("data-portal-form", "");
    expect(form()).toHaveAttribute("method", "post");
    expect(form()).toHaveAttribute("novalidate");
  });

  it("may not be there at all", () => {
    expect(() => render(<Form withForm={false} />)).not.toThrow();
  });
});

describe("a fill without an event", () => {
  it.each([
    ["the focus", () => fireEvent.focus(name())],
    ["the pointer", () => fireEvent.pointerOver(name())],
    ["the style of a filled field", () => fireEvent(name(), filled())],
  ])("[QF-6] is found out by %s", (_, happens) => {
    render(<Form />);
    name().value = "maya";
    happens();
    expect(said()).toMatchObject({ name: "maya", agreed: true });
  });

  it("[QF-6] is looked for at no cost", () => {
    render(<Form />);
    rendered.mockReset();
    fireEvent.pointerOver(name());
    expect(rendered).not.toHaveBeenCalled();
  });

  it("[QF-6] is what a submit sends", async () => {
    render(<Form />);
    name().value = "maya";
    // `false`: the browser does not send the form itself.
    expect(fireEvent.submit(form())).toBe(false);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: "maya", agreed: true });
  });
});

describe("a submit", () => {
  it("[QE-1] that is refused is counted, until one goes through", async () => {
    render(<Form />);
    expect(said()).toMatchObject({ lastSubmitInvalid: false, failedSubmits: 0 });
    for (const failedSubmits of [1, 2]) {
      fireEvent.submit(form());
      await waitFor(() => expect(said()).toMatchObject({ lastSubmitInvalid: true, failedSubmits }));
    }
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name(), "maya");
    fireEvent.submit(form());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(said()).toMatchObject({ lastSubmitInvalid: false, failedSubmits: 2 });
  });

  it("[QE-1] that is refused names each field with an error, also one that is not in the form's list", async () => {
    render(<Form />);
    fireEvent.submit(form());
    await waitFor(() => expect(said()).toMatchObject({ invalidFields: ["name"] }));
  });

  it("[QE-1] is asked for by Enter, even where the button reads as disabled, and by no other key", async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(name());
    await user.tab();
    expect(said()).toMatchObject({ invalidTouched: true, failedSubmits: 0 });
    await user.type(name(), " {Backspace}");
    expect(said()).toMatchObject({ failedSubmits: 0 });
    await user.keyboard("{Enter}");
    expect(said()).toMatchObject({ lastSubmitInvalid: true, failedSubmits: 1 });
  });

  it("[QX-1] is sent once by Enter where the button does not read as disabled", async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(name(), "maya{Enter}");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe("a validation", () => {
  it("runs once for each change, and not again for a submit of the same values", async () => {
    render(<Form />);
    expect(validate).toHaveBeenCalledOnce();
    fireEvent.change(name(), { target: { value: "maya" } });
    await settled();
    expect(validate).toHaveBeenCalledTimes(2);
    fireEvent.blur(name());
    fireEvent.submit(form());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await settled();
    expect(validate).toHaveBeenCalledTimes(2);
  });

  it("runs once for a submit of a fill without an event", async () => {
    render(<Form />);
    validate.mockClear();
    name().value = "maya";
    fireEvent.submit(form());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(validate).toHaveBeenCalledExactlyOnceWith({ name: "maya", agreed: true });
  });
});
