import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fillIn } from "../../testing/fill-in.ts";
import { link, linkingPath } from "../../testing/linking-page.ts";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { messages } from "../../testing/shown-messages.ts";

describe("portfolio linking", () => {
  it.each([
    ["/portfoliolinking/k/educator", "Link your educator account"],
    ["/portfoliolinking/k/EDUCATOR", "Link your educator account"],
    ["/portfoliolinking/k/student", "Link your student account"],
    ["/portfoliolinking/k/educators", "Link your student account"],
    ["/portfoliolinking/k/an%20educator", "Link your student account"],
    ["/portfoliolinking/k", "Link your student account"],
  ])("[PL-1] %s: %s", async (route, title) => {
    renderPortal(route);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  it.each(["student", "educator"])(
    "[QN-2] names the product whose account a %s is asked for",
    async (userType) => {
      renderPortal(`/portfoliolinking/k/${userType}`);
      expect(await screen.findByText(/^Sign in once with the Waymark account/u)).toBeVisible();
    },
  );

  it("[PL-1] offers no registration, which is for educators, to students", async () => {
    renderPortal("/portfoliolinking/k/student");
    expect(await screen.findByRole("button", { name: "Link my account" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
  });

  it("[RT-3] without k it leads to the error page", async () => {
    renderPortal("/portfoliolinking");
    await waitFor(() => expect(window.location.pathname).toBe("/error"));
  });

  it("[PL-2] [PL-4] both fields are required, and the toggle goes while the password is flagged", async () => {
    const { user } = renderPortal("/portfoliolinking/k");
    await user.click(await screen.findByLabelText("Username or email"));
    await user.tab();
    expect(await screen.findByText("Enter your username or email")).toHaveAttribute(
      "data-message",
      "REQUIRED",
    );
    expect(screen.getByRole("button", { name: "Link my account" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(screen.getByRole("button", { name: "Show password" })).toBeVisible();
    await user.tab();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Show password" })).toBeNull());
    await user.type(screen.getByLabelText("Password"), "x");
    expect(await screen.findByRole("button", { name: "Show password" })).toBeVisible();
  });

  it("[PL-2] [QE-1] Enter without a password, and with spaces alone for a name, asks for both and sends nothing", async () => {
    const asked = answering(linkingPath, {});
    const { user } = renderPortal("/portfoliolinking/k");
    await user.type(await screen.findByLabelText("Username or email"), "  {Enter}");
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("Enter your username or emailEnter your password");
    for (const label of ["Username or email", "Password"])
      expect(screen.getByLabelText(label)).toBeInvalid();
    expect(asked).toHaveLength(0);
  });

  it("[PL-4] [QV-3] the toggle stays while the Tab key has led to it, beside the error", async () => {
    const { user } = renderPortal("/portfoliolinking/k");
    await fillIn(user, await screen.findByLabelText("Username or email"), "d.okafor");
    const password = screen.getByLabelText("Password");
    const toggle = screen.getByRole("button", { name: "Show password" });
    await user.click(password);
    // A browser sets the next focus only after this event, and none before it.
    const focused = vi.spyOn(document, "activeElement", "get").mockReturnValue(document.body);
    act(() => void fireEvent.blur(password, { relatedTarget: toggle }));
    focused.mockRestore();
    await waitFor(() => expect(password).toHaveAccessibleDescription("Enter your password"));
    expect(toggle).toBeInTheDocument();
    act(() => toggle.focus());
    await user.keyboard(" ");
    expect(password).toHaveAttribute("type", "text");
    // Another window has the focus for a while.
    act(() => void fireEvent.blur(toggle));
    expect(toggle).toBeInTheDocument();
    await user.tab();
    await waitFor(() => expect(toggle).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Link my account" })).toHaveFocus();
  });

  it("[PL-3] lists what may be wrong from the start, below the form, and keeps the list", async () => {
    const listed = [
      "The account does not exist.",
      "The email address is incorrect.",
      "The email address does not exist.",
    ];
    answering(linkingPath, refusal(503));
    renderPortal("/portfoliolinking/k");
    const button = await screen.findByRole("button", { name: "Link my account" });
    for (const text of listed) {
      expect(button.compareDocumentPosition(screen.getByText(text))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    }
    cleanup();
    await link();
    await waitFor(() => expect(messages()).toContain("TROUBLE_SERVICE"));
    for (const text of listed) expect(screen.getByText(text)).toBeVisible();
  });

  it("[PL-3] [QN-2] a second refusal adds next steps, no second list of reasons, and no second link to forgot", async () => {
    const sheet = document.createElement("style");
    sheet.textContent = "@layer ui;";
    document.head.append(sheet);
    onTestFinished(() => sheet.remove());
    answering(linkingPath, refusal(401), refusal(401));
    const { user } = await link();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Link my account" }));
    expect(await screen.findByRole("link", { name: /^Choose a new password/u })).toBeVisible();
    expect(screen.getByText(/^No email address, or a locked account/u)).toBeVisible();
    expect(screen.queryByText("Caps Lock may be on.")).toBeNull();
    expect(screen.queryByRole("link", { name: "Trouble signing in?" })).toBeNull();
  });

  it("[PL-3] [QN-2] the way to a new password after a refusal leads back to linking", async () => {
    answering(linkingPath, refusal(401), refusal(401));
    const { user } = await link();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Link my account" }));
    await user.click(await screen.findByRole("link", { name: /^Choose a new password/u }));
    await user.click(await screen.findByRole("button", { name: "Back to linking your account" }));
    expect(await screen.findByRole("button", { name: "Link my account" })).toBeVisible();
  });

  it("[QE-1] [QE-2] after a refusal typing replaces the password, as at sign-in, and the message stays", async () => {
    answering(linkingPath, refusal(401));
    const { user } = await link();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.keyboard("new");
    expect(screen.getByLabelText("Password")).toHaveValue("new");
    expect(messages()).toEqual(["USERNAME_OR_PASSWORD_NOT_FOUND"]);
    expect(screen.getByLabelText("Username or email")).toHaveValue(" d.okafor ");
  });

  it.each([
    ["/portfoliolinking/k%2F1/educator", "Trouble signing in?", "Back to linking your account"],
    [
      "/portfoliolinking/k%2F1/educator?lang=fr",
      "Difficulté à vous connecter?",
      "Retour à la liaison de votre compte",
    ],
  ])(
    "[QN-2] [QN-1] [QN-5] leads from %s to forgot and back, with what was typed",
    async (route, ...names) => {
      const { user, unmount } = renderPortal(route);
      const field = () => screen.findByRole("textbox");
      await fillIn(user, await field(), "d.okafor@lakeview.example");
      await user.click(screen.getByRole("link", { name: names[0] }));
      await screen.findByRole("button", { name: names[1] });
      // A reload keeps the way back, and neither the token nor what was typed.
      const { state } = window.history;
      expect(JSON.stringify(state)).not.toMatch(/okafor|k%2F1/u);
      unmount();
      const address = `${window.location.pathname}${window.location.search}`;
      const again = renderPortal(address, { historyState: state });
      await again.user.click(await screen.findByRole("button", { name: names[1] }));
      expect(await field()).toHaveValue("d.okafor@lakeview.example");
      expect(window.location.pathname).toBe("/portfoliolinking/-/educator");
    },
  );

  it("[QN-2] leads students without an account to whom to ask, and back; educators register; the way back to sign-in is apart", async () => {
    const { user, unmount } = renderPortal("/portfoliolinking/k%2F1");
    const noAccount = await screen.findByRole("link", { name: "Don’t have an account?" });
    const links = noAccount.closest("ul") as HTMLElement;
    expect(links).not.toContainElement(screen.getByRole("link", { name: "Back to sign-in" }));
    await user.click(noAccount);
    expect(await screen.findByText("Students:")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Back to sign-in" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back to linking your account" }));
    expect(await screen.findByRole("button", { name: "Link my account" })).toBeVisible();
    unmount();
    renderPortal("/portfoliolinking/k/educator");
    expect(await screen.findByRole("link", { name: "Register" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Don’t have an account?" })).toBeNull();
  });
});
