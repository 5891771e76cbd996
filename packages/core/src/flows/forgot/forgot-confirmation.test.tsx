import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { fillIn, submitWith } from "../../testing/fill-in.ts";
import { ask, field, path, sent } from "../../testing/forgot-page.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";

describe("the confirmation of forgot password", () => {
  it.each([
    ["/forgot/sdmylife", "/sdmylife"],
    ["/forgot/florida", "/florida"],
  ])("[FP-1] the confirmation of %s goes back to %s, too", async (route, back) => {
    answering(path, sent);
    await ask("nadia@school.example", route);
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toHaveAttribute("href", back);
  });

  it("[FP-3] replaces the form by a confirmation with the address and the server's first message", async () => {
    answering(path, sent);
    await ask();
    expect(await screen.findByRole("heading", { name: "Check your email" })).toHaveFocus();
    expect(screen.getByText("nadia@school.example")).toBeVisible();
    expect(screen.getByText("Look for a mail from us.")).toBeVisible();
    expect(screen.queryByText("Mail 2 of 2.")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("[FP-3] a mail that was sent is confirmed, whatever the parts of the response that are not read", async () => {
    answering(path, {
      token: 12,
      messages: [null, { friendlyMessage: "Look for a mail from us." }],
    });
    await ask();
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
  });

  it("[FP-3] [QX-1] says where it sent the link, once, also where another address is typed and submitted meanwhile", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(path, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = await ask();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.clear(field());
    await submitWith(user, field(), "noah@school.example");
    answer(HttpResponse.json({ data: sent }));
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
    expect(screen.getByText("nadia@school.example")).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it("[QN-6] the server's message carries its language after a change of language", async () => {
    answering(path, sent);
    const { user } = await ask();
    await screen.findByText("Look for a mail from us.");
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByText("(en anglais)")).toBeVisible();
    expect(screen.getByText("Look for a mail from us.")).toHaveAttribute("lang", "en-CA");
  });

  it("[FP-3] the confirmation leads back to the form, for another mail or another address", async () => {
    answering(path, sent);
    const { user } = await ask();
    const again = await screen.findByRole("button", { name: /^Send again/u });
    expect(again.parentElement).toHaveClass("wm-actions");
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Forgot your password?" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
  });

  it("[QX-1] [FP-3] the second press of a double click on the form's button leaves the confirmation and its focus", async () => {
    answering(path, sent);
    const { user } = renderPortal("/forgot");
    await fillIn(user, await screen.findByLabelText("Email"), "nadia@school.example");
    fireEvent.click(screen.getByRole("button", { name: "Send email" }), { detail: 1 });
    const again = await screen.findByRole("button", { name: /^Send again/u });
    expect(fireEvent.mouseDown(again, { detail: 2 })).toBe(false);
    fireEvent.click(again, { detail: 2 });
    expect(screen.getByRole("heading", { name: "Check your email" })).toHaveFocus();
    fireEvent.click(again, { detail: 1 });
    expect(await screen.findByLabelText("Email")).toBeVisible();
  });

  it("[QX-3] [QX-8] a return from the back/forward cache finds the form, and no confirmation to another person", async () => {
    answering(path, sent);
    await ask();
    await screen.findByText("nadia@school.example");
    act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(await screen.findByRole("textbox", { name: "Email" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    expect(document.body).not.toHaveTextContent("nadia");
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("");
    // Like a reload: without it people send again, and the link of the first mail may end.
    const isSent = within(screen.getByRole("main")).getByText(/A link was already sent/u);
    expect(isSent).toBeVisible();
  });

  it("[API-3] [QX-3] a return from the back/forward cache keeps where sign-in leads", async () => {
    answering(path, sent);
    const asked = answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/?redirect=%2Fplan");
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    await submitWith(user, await screen.findByLabelText("Email"), "nadia@school.example");
    await screen.findByText("nadia@school.example");
    act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    await fillIn(user, await screen.findByLabelText("Username or email"), "nadia");
    await submitWith(user, screen.getByLabelText("Password"), "river stone 8");
    await waitFor(() => expect(asked[0]?.url.searchParams.get("redirect")).toBe("/plan"));
  });

  it("[QX-8] a reload after sending finds the form, which says that a link was sent; to whom is remembered nowhere", async () => {
    answering(path, sent);
    const { unmount } = await ask();
    await screen.findByRole("heading", { name: "Check your email" });
    const { state } = window.history;
    expect(JSON.stringify({ state, ...localStorage, ...sessionStorage })).not.toContain("nadia");
    unmount();
    renderPortal("/forgot", { historyState: state });
    expect(await screen.findByText(/A link was already sent/u)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
  });

  it("[QX-8] a reload of the page for an invitation still speaks of it, also once a link was sent", async () => {
    answering(path, sent);
    const { user, unmount } = renderPortal("/forgot", { historyState: { usr: { invited: true } } });
    expect(await screen.findByRole("heading", { level: 1, name: "Get a new link" })).toBeVisible();
    await submitWith(user, screen.getByRole("textbox", { name: "Email" }), "nadia@school.example");
    await screen.findByRole("heading", { name: "Check your email" });
    const { state } = window.history;
    unmount();
    renderPortal("/forgot", { historyState: state });
    expect(await screen.findByRole("heading", { level: 1, name: "Get a new link" })).toBeVisible();
    expect(screen.getByText(/A link was already sent/u)).toBeVisible();
  });
});
