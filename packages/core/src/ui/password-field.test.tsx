import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { password, signIn } from "../testing/sign-in-page.ts";

/** Opens sign-in and waits for what is lazy in the field. */
async function openSignIn() {
  const view = renderPortal("/");
  await waitFor(() => expect(document.querySelector(".wm-field__note")).not.toBeNull());
  return view;
}

describe("password field", () => {
  it("[QF-8] shows and hides with a name that says which, and says so", async () => {
    const { user } = renderPortal("/");
    await user.type(password(), "secret");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    expect(password()).toHaveFocus();
    expect(
      screen.getByText("Password is shown", { selector: "[role=status]" }),
    ).toBeInTheDocument();
    const toggle = screen.getByRole("button", { name: "Hide password" });
    expect(toggle).not.toHaveAttribute("aria-pressed");
    expect(toggle).toHaveAttribute("type", "button");
    await user.click(toggle);
    expect(password()).toHaveAttribute("type", "password");
  });

  it("[QF-8] keeps the caret, which browsers put at the start when the type changes", async () => {
    const { user } = renderPortal("/");
    await user.type(password(), "secret");
    password().setSelectionRange(2, 3);
    for (const name of ["Show password", "Hide password"]) {
      const select = vi.spyOn(password(), "setSelectionRange");
      fireEvent.click(screen.getByRole("button", { name }));
      expect(select).toHaveBeenCalledExactlyOnceWith(2, 3);
      select.mockRestore();
    }
  });

  it("[QF-8] hides again on submit and on a return to the page", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    await signIn(user);
    expect(password()).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(password()).toHaveAttribute("type", "password");
  });

  it("[QF-8] no longer says that it is shown once a submit has hidden it, and says it in the page's language", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    await user.click(screen.getByRole("link", { name: /^Français/u }));
    expect(await screen.findByText("Le mot de passe est affiché")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Mot de passe"), "river stone 8{Enter}");
    expect(screen.queryByText("Le mot de passe est affiché")).toBeNull();
  });

  it("[QF-8] says that it is shown for a while, at each press: a later change of language does not say it again", async () => {
    const { user } = renderPortal("/");
    const said = () => document.getElementById("password-status")?.textContent;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(said()).toBe("Password is shown");
    await act(() => vi.advanceTimersByTimeAsync(ANNOUNCEMENT_MS));
    expect(said()).toBe("");
    await user.click(screen.getByRole("link", { name: /^Français/u }));
    await user.click(await screen.findByRole("button", { name: "Masquer le mot de passe" }));
    expect(said()).toBe("Le mot de passe est masqué");
    await user.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
    expect(said()).toBe("Le mot de passe est affiché");
  });

  it("[QF-9] hints at caps lock without blocking", async () => {
    const { user } = await openSignIn();
    await user.click(password());
    await user.keyboard("{CapsLock}a");
    expect(screen.getByText("Caps Lock is on")).toBeVisible();
    await user.keyboard("{CapsLock}a");
    expect(screen.queryByText("Caps Lock is on")).toBeNull();
  });

  it("[QF-9] [QX-3] no longer hints at caps lock on a return to the page, which sees no key", async () => {
    const { user } = await openSignIn();
    await user.click(password());
    await user.keyboard("{CapsLock}a");
    expect(screen.getByText("Caps Lock is on")).toBeVisible();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(screen.queryByText("Caps Lock is on")).toBeNull();
  });

  it("[QF-9] notices caps lock that is ended on a Mac, where its key goes up and never down", async () => {
    const { user } = await openSignIn();
    await user.click(password());
    await user.keyboard("{CapsLock}a");
    fireEvent.keyUp(password(), { key: "CapsLock", modifierCapsLock: false });
    expect(screen.queryByText("Caps Lock is on")).toBeNull();
  });

  it("[QF-9] notices caps lock that is ended while the refusal has the focus, where it does not begin", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = await openSignIn();
    await user.type(screen.getByRole("textbox", { name: "Username or email" }), "amelie");
    await user.click(password());
    await user.keyboard("{CapsLock}a{Enter}");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(screen.getByText("Caps Lock is on")).toBeVisible();
    for (const modifierCapsLock of [false, true]) {
      fireEvent.keyUp(screen.getByRole("alert"), { key: "CapsLock", modifierCapsLock });
      expect(screen.queryByText("Caps Lock is on")).toBeNull();
    }
  });

  it.each(["river stone ", " river stone", "\u00a0river stone", "river stone\u200b"])(
    "[QF-4] mentions a space at an end of a pasted password, and sends it all the same: %j",
    async (pasted) => {
      const asked = answering("/api/auth/login", refusal(401));
      const { user } = await openSignIn();
      await user.type(screen.getByRole("textbox", { name: "Username or email" }), "amelie");
      await user.click(password());
      await user.paste(pasted);
      const hint = screen.getByText(/begins or ends with a space/u).closest("p");
      expect(hint).toHaveAttribute("role", "status");
      expect(password()).not.toHaveAttribute("aria-invalid");
      await user.keyboard("{Enter}");
      await waitFor(() => expect(asked[0]?.body).toMatchObject({ Password: pasted }));
    },
  );

  it("[QF-4] mentions a typed space at the end, too, once the field is left", async () => {
    const { user } = await openSignIn();
    await user.type(password(), "river ");
    expect(screen.queryByText(/begins or ends with a space/u)).toBeNull();
    await user.tab();
    expect(screen.getByText(/begins or ends with a space/u)).toBeVisible();
  });

  it("[QF-4] mentions it where Enter has sent it, and the refusal takes the focus", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = await openSignIn();
    await user.type(screen.getByRole("textbox", { name: "Username or email" }), "amelie");
    await user.type(password(), "river stone {Enter}");
    expect(await screen.findByRole("alert")).toHaveFocus();
    expect(screen.getByText(/begins or ends with a space/u)).toBeVisible();
  });

  it("[QF-4] [QV-7] mentions one that was typed before React once its field has the focus again, and moves nothing before", async () => {
    const { user } = renderPortal("/");
    password().value = "river stone ";
    await waitFor(() => expect(document.querySelector(".wm-field__note")).not.toBeNull());
    expect(screen.queryByText(/begins or ends with a space/u)).toBeNull();
    await user.click(password());
    expect(await screen.findByText(/begins or ends with a space/u)).toBeVisible();
  });

  it("[QF-9] the caps-lock hint is as strong as a field's error, and no error", async () => {
    const { user } = await openSignIn();
    await user.click(password());
    await user.keyboard("{CapsLock}a");
    const hint = screen.getByText("Caps Lock is on").closest("[role=status]");
    expect(hint).toHaveClass("wm-field__error");
    expect(password()).not.toHaveAttribute("aria-invalid");
  });

  it("[QF-4] says nothing of a space inside or one that is being typed, and is quiet once it is gone", async () => {
    const { user } = await openSignIn();
    const hint = () => screen.queryByText(/begins or ends with a space/u);
    await user.type(password(), "river ");
    expect(hint()).toBeNull();
    await user.clear(password());
    await user.paste("river stone");
    expect(hint()).toBeNull();
    await user.paste(" ");
    expect(hint()).toBeVisible();
    await user.keyboard("{Backspace}");
    expect(hint()).toBeNull();
  });
});
