import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const url = "https://product.example/home";
const secret = "river stone 8";
const fields = () => [...document.querySelectorAll<HTMLInputElement>("[autocomplete$=-password]")];

/** The browser leaves the page and keeps it. */
const leave = () => act(() => void window.dispatchEvent(new Event("pagehide")));
/** Firefox takes the focus from the field of a page that it keeps, and gives it back. */
const loseFocus = () =>
  act(() => {
    document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
/** The browser shows the page that it has kept. */
const comeBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));

interface Row {
  name: string;
  path: string;
  /** Calls on the way to the form, with their answers. */
  before?: Readonly<Record<string, object>>;
  call: string;
  answer: object;
}

const account = { "/api/auth/validateemailtoken": { data: { userName: "amelie" } } };
const rows: Row[] = [
  { name: "sign-in", path: "/", call: "/api/auth/login", answer: { data: { url } } },
  {
    name: "reset",
    path: "/reset/t/ForceResetPassword",
    before: account,
    call: "/api/auth/resetpassword",
    answer: { url },
  },
  {
    name: "activation of a parent",
    path: "/reset/t/ActivateParent",
    before: { ...account, "/api/auth/familydataget": {} },
    call: "/api/auth/resetpassword",
    answer: { url },
  },
  {
    name: "linking",
    path: "/portfoliolinking/k/student",
    call: "/api/auth/portfolioLinking",
    answer: { url },
  },
];

/** Opens a form, fills in what it asks for and submits it. */
async function submit({ path, before = {} }: Row, environment = {}, typed = secret) {
  for (const [call, answer] of Object.entries(before)) answering(call, answer as never);
  const view = renderPortal(path, { environment });
  await waitFor(() => expect(fields()).not.toHaveLength(0));
  const username = screen.queryByRole("textbox", { name: "Username or email" });
  if (username) await view.user.type(username, "amelie");
  for (const field of fields()) await view.user.type(field, typed);
  await view.user.keyboard("{Enter}");
  return view;
}

/** Signs in, changes the password as the server asks, and leaves for the next page. */
async function leaveAfterForcedChange(): Promise<void> {
  answering("/api/auth/login", {
    data: { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" },
  });
  answering("/api/auth/mustresetpassword", { url });
  const { user, leaveTo } = await submit(rows[0] as Row);
  await user.type(await screen.findByLabelText("New password"), `${secret}{Enter}`);
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  leave();
}

describe("a password, once its submit has succeeded", () => {
  it.each(rows)("[QX-3] is gone when the page is left: $name", async (row) => {
    answering(row.call, row.answer as never);
    const { leaveTo, user } = await submit(row);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    // Until then it stays: browsers read it when they offer to save it.
    for (const field of fields()) expect(field).toHaveValue(secret);
    leave();
    for (const field of fields()) expect(field).toHaveValue("");
    loseFocus();
    comeBack();
    expect(document.querySelector("[aria-invalid]")).toBeNull();
    // Neither does the form remember it: nothing is sent.
    const sent = answering(row.call, {});
    await user.click(document.querySelector("main [type=submit]") as HTMLElement);
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(sent).toHaveLength(0);
    // Another return finds the form as it was left.
    leave();
    comeBack();
    expect(document.querySelector("[aria-invalid]")).not.toBeNull();
  });

  it.each(rows.filter(({ path }) => !path.startsWith("/reset")))(
    "[QX-3] leaves no note of its spaces or of Caps Lock: $name",
    async (row) => {
      answering(row.call, row.answer as never);
      const { leaveTo } = await submit(row, {}, ` ${secret}`);
      await waitFor(() => expect(leaveTo).toHaveBeenCalled());
      const [field] = fields() as [HTMLInputElement];
      fireEvent.keyUp(field, { key: "CapsLock", modifierCapsLock: true });
      fireEvent.blur(field);
      expect(screen.getByText(/begins or ends with a space/u)).toBeVisible();
      expect(screen.getByText(/Caps Lock is on/u)).toBeVisible();
      leave();
      comeBack();
      await waitFor(() => expect(screen.queryByText(/begins or ends with a space/u)).toBeNull());
      expect(screen.queryByText(/Caps Lock is on/u)).toBeNull();
    },
  );

  it.each(rows)("[QX-3] is gone however fast the next page is there: $name", async (row) => {
    answering(row.call, row.answer as never);
    let left: string[] | undefined;
    // A browser may leave as soon as the task of the answer has ended, before React renders again.
    const endOfTask = async () => {
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
      window.dispatchEvent(new Event("pagehide"));
      left = fields().map(({ value }) => value);
    };
    await submit(row, { leaveTo: () => void endOfTask() });
    await waitFor(() => expect(left?.join("")).toBe(""));
    expect(left).not.toEqual([]);
  });

  it.each([true, false])(
    "[QX-3] [QN-7] with keep-me-signed-in %s the username is gone, too",
    async (keeps) => {
      answering("/api/auth/login", { data: { url, jwtToken: "t" } });
      const { user, leaveTo } = renderPortal("/");
      const name = screen.getByRole("textbox", { name: "Username or email" });
      if (!keeps) await user.click(screen.getByRole("checkbox"));
      await user.type(name, "amelie");
      await user.type(screen.getByLabelText("Password"), `${secret}{Enter}`);
      await waitFor(() => expect(leaveTo).toHaveBeenCalled());
      expect(name).toHaveValue("amelie");
      leave();
      expect(name).toHaveValue("");
    },
  );

  it.each([
    ["a reset", rows[1] as Row, "PASSWORD_CHANGED"],
    ["an activation", rows[2] as Row, "ACCOUNT_ACTIVATED"],
  ])("[QX-3] [QN-7] Back after %s says what is done, and not whose it was", async (_, row, key) => {
    answering(row.call, row.answer as never);
    const { leaveTo } = await submit(row);
    expect(screen.getByText("amelie")).toBeVisible();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    leave();
    comeBack();
    await waitFor(() => expect(document.querySelector(`[data-message=${key}]`)).toBeVisible());
    expect(document.body).not.toHaveTextContent("amelie");
    for (const field of document.querySelectorAll("input")) expect(field.value).not.toBe("amelie");
  });

  it("[QX-3] is gone after a forced change that leads on", async () => {
    await leaveAfterForcedChange();
    expect(fields().map(({ value }) => value)).toEqual([""]);
  });

  it("[QN-7] [QX-3] after a forced change, Back says that it is done, and sets no other password of that account", async () => {
    await leaveAfterForcedChange();
    comeBack();
    const said = () => document.querySelector("[data-message=PASSWORD_CHANGED]");
    await waitFor(() => expect(said()).toBeVisible());
    expect(screen.queryByLabelText("New password")).toBeNull();
  });

  it.each(rows.filter(({ name }) => name !== "sign-in"))(
    "[QX-3] [QN-7] is gone where the page was left during the call, which may have succeeded: $name",
    async (row) => {
      answering(row.call, () => new Promise(() => undefined));
      await submit(row);
      leave();
      for (const field of fields()) expect(field).toHaveValue(secret);
      loseFocus();
      comeBack();
      for (const field of fields()) expect(field).toHaveValue("");
      await act(async () => undefined);
      expect(document.querySelector("[aria-invalid]")).toBeNull();
    },
  );

  it.each(rows)("[QX-3] stays after a failure, as what was typed does: $name", async (row) => {
    answering(row.call, refusal(500));
    await submit(row);
    await screen.findByRole("alert");
    leave();
    comeBack();
    for (const field of fields()) expect(field).toHaveValue(secret);
  });
});
