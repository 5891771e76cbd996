import { act, fireEvent, render, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Form, forgetCalls, form, name, said } from "../testing/name-form.tsx";

forgetCalls();

describe("what is wrong", () => {
  it("[QE-1] is said once the field is left, and no longer when it is right", async () => {
    const user = userEvent.setup();
    render(<Form />);
    expect(said()).toMatchObject({ invalid: true, invalidTouched: false });
    expect(form()).not.toHaveTextContent("REQUIRED");
    await user.click(name());
    await user.tab();
    expect(said()).toMatchObject({ invalid: true, invalidTouched: true });
    expect(form()).toHaveTextContent("REQUIRED");
    await user.type(name(), "m");
    expect(said()).toMatchObject({ invalid: false, invalidTouched: false });
    expect(form()).not.toHaveTextContent("REQUIRED");
  });

  it("[SI-3] [QX-3] is not said while the field keeps the focus of a window or page that is left", () => {
    render(<Form />);
    name().focus();
    fireEvent.blur(name());
    expect(said()).toMatchObject({ invalid: true, invalidTouched: false });
    expect(form()).not.toHaveTextContent("REQUIRED");
    act(() => name().blur());
    expect(form()).toHaveTextContent("REQUIRED");
  });

  it("[SI-4] is said after the press that leaves the field: what moves under a press loses it", async () => {
    render(<Form />);
    name().focus();
    fireEvent.mouseDown(document.body);
    name().blur();
    expect(said()).toMatchObject({ invalidTouched: false });
    fireEvent.mouseUp(document.body);
    expect(said()).toMatchObject({ invalidTouched: false });
    await waitFor(() => expect(said()).toMatchObject({ invalidTouched: true }));
    name().focus();
    name().blur();
    expect(said()).toMatchObject({ invalidTouched: true });
  });

  it("[SI-3] [QE-1] is said without a delay after a right click, whose release a menu may take", () => {
    render(<Form />);
    name().focus();
    fireEvent.mouseDown(name(), { button: 2 });
    act(() => name().blur());
    expect(form()).toHaveTextContent("REQUIRED");
  });

  it("[SI-3] [QE-1] is said once a menu opens by a press with Ctrl, as on a Mac: it takes the release", async () => {
    render(<Form />);
    name().focus();
    fireEvent.mouseDown(name(), { button: 0, ctrlKey: true });
    fireEvent.contextMenu(name());
    act(() => name().blur());
    await waitFor(() => expect(form()).toHaveTextContent("REQUIRED"));
  });

  it("[SI-4] is said, too, when a press ends in dragging something away", async () => {
    render(<Form />);
    name().focus();
    fireEvent.mouseDown(document.body);
    name().blur();
    fireEvent.dragEnd(document.body);
    await waitFor(() => expect(said()).toMatchObject({ invalidTouched: true }));
  });
});
