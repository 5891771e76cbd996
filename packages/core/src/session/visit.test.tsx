import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const address = "nadia@home.example";
const signInField = () =>
  screen.findByLabelText<HTMLInputElement>(/^Username or email|^Nom d’util/u);
const emailField = () => screen.findByLabelText<HTMLInputElement>(/^Email|^Courriel/u);
const trouble = () => screen.getByRole("link", { name: /^Trouble signing in|^Difficulté/u });
const back = () => screen.getByRole("link", { name: /^Back to sign-in|^Retour à la page/u });

/** Everything in the storage, the address and the history entry. */
function traces(): string {
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]);
}

describe("a username or address of this visit", () => {
  it.each(["", "?lang=fr"])("[QN-1] goes along from sign-in to forgot and back%s", async (lang) => {
    const { user } = renderPortal(`/${lang}`);
    await user.type(await signInField(), address);
    await user.click(trouble());
    expect(await emailField()).toHaveValue(address);
    expect(traces()).not.toContain("nadia");
    await user.click(back());
    expect(await signInField()).toHaveValue(address);
  });

  it("[QN-1] that is no address stays out of the email field, and is not lost", async () => {
    const { user } = renderPortal("/");
    await user.type(await signInField(), "maya.chen");
    await user.click(trouble());
    expect(await emailField()).toHaveValue("");
    await user.click(back());
    expect(await signInField()).toHaveValue("maya.chen");
  });

  it.each([
    ["is begun", "tw"],
    ["is typed", address],
    ["is emptied again", "t{Backspace}"],
  ])("[QN-1] is not lost where another address %s on forgot", async (_, typed) => {
    const { user } = renderPortal("/");
    await user.type(await signInField(), "ada.novak");
    await user.click(trouble());
    await user.type(await emailField(), typed);
    await user.click(back());
    expect(await signInField()).toHaveValue("ada.novak");
  });

  it("[QN-1] stays beside an address that several accounts use", async () => {
    answering("/api/auth/forgotpassword", refusal(409));
    const { user } = renderPortal("/");
    await user.type(await signInField(), "ada.novak");
    await user.click(trouble());
    await user.type(await emailField(), `${address}{Enter}`);
    await screen.findByText(/Several accounts/u);
    await user.click(back());
    expect(await signInField()).toHaveValue("ada.novak");
    await user.click(trouble());
    expect(await emailField()).toHaveValue(address);
  });

  it("[QN-1] is there when a link is sent again", async () => {
    const asked = answering("/api/auth/forgotpassword", { data: { messages: [] } });
    const { user } = renderPortal("/forgot");
    await user.type(await emailField(), `${address}{Enter}`);
    await user.click(await screen.findByRole("button", { name: /^Send again/u }));
    expect(await emailField()).toHaveValue(address);
    await user.click(screen.getByRole("button", { name: "Send email" }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.body).toMatchObject({ email: address });
    expect(traces()).not.toContain("nadia");
  });

  it("[QN-1] [QN-7] is forgotten once its person has signed in: the next one at the page may be another", async () => {
    answering("/api/auth/login", { data: { url: "https://product.example/home" } });
    const { user, leaveTo } = renderPortal("/");
    await user.type(await signInField(), address);
    await user.type(screen.getByLabelText("Password"), "quiet river 8{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
    await user.click(trouble());
    expect(await emailField()).toHaveValue("");
  });

  it("[QN-1] that was emptied stays empty", async () => {
    const { user } = renderPortal("/");
    await user.type(await signInField(), address);
    await user.clear(await signInField());
    await user.click(trouble());
    expect(await emailField()).toHaveValue("");
  });

  it.each([
    ["/verify/t/PersonalEmail/0/1", "personalemailverify", { email: address }],
    ["/confirmusernamechange/t/UserName/0/1", "confirmUserNameChange", { newEmail: address }],
  ])("[QN-1] goes along from %s to sign-in", async (path, call, data) => {
    answering(`/api/auth/${call}`, { data });
    const { user } = renderPortal(path);
    await user.click(await screen.findByRole("link", { name: "Sign in" }));
    expect(await signInField()).toHaveValue(address);
    expect(traces()).not.toContain("nadia");
  });

  it("[QN-1] goes along from a forced change to sign-in", async () => {
    const change = { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" };
    answering("/api/auth/login", { data: change });
    answering("/api/auth/mustresetpassword", {});
    const { user } = renderPortal("/");
    await user.type(await signInField(), "owen.fraser");
    await user.type(screen.getByLabelText("Password"), "temporary-24{Enter}");
    await user.type(await screen.findByLabelText("New password"), "quiet river 8{Enter}");
    await screen.findByText(/new password is saved/u);
    expect(await signInField()).toHaveValue("owen.fraser");
    expect(traces()).not.toContain("owen");
  });

  it("[QN-1] of a link that was spent meanwhile goes along to forgot, and its username to sign-in", async () => {
    const account = { userName: "ada.novak", emailAddress: "twins@novak.example" };
    answering("/api/auth/validateemailtoken", { data: account });
    answering("/api/auth/resetpassword", refusal(400, { data: { message: "Token expired" } }));
    const { user } = renderPortal("/reset/tok/ResetPassword");
    await user.type(await screen.findByLabelText("New password"), "quiet river 8{Enter}");
    await user.click(await screen.findByRole("link", { name: "Get a new link" }));
    expect(await emailField()).toHaveValue(account.emailAddress);
    await user.click(back());
    expect(await signInField()).toHaveValue(account.userName);
    await user.click(trouble());
    expect(await emailField()).toHaveValue(account.emailAddress);
  });

  it("[QN-1] goes along from a registration to sign-in", async () => {
    const institutions = [{ institutionId: 11, name: "Lakeview" }];
    answering("/api/auth/getregistrationdata", { data: { userClaim: address, institutions } });
    answering("/api/auth/registration", {});
    const { user } = renderPortal("/registration/k1");
    await user.type(await screen.findByLabelText("First name"), "Nadia");
    await user.type(screen.getByLabelText("Last name"), "Okafor");
    await user.selectOptions(screen.getByLabelText("Institution"), "Lakeview");
    await user.click(screen.getByRole("button", { name: "Send registration" }));
    await screen.findByRole("heading", { name: "Your registration was sent" });
    await user.click(back());
    expect(await signInField()).toHaveValue(address);
  });
});

describe("the next person", () => {
  async function withTyped() {
    const view = renderPortal("/");
    await view.user.type(await signInField(), address);
    await view.user.click(screen.getByRole("link", { name: /^Don’t have/u }));
    await screen.findByRole("heading", { name: /^Don’t have/u });
    return view;
  }

  it("[QN-1] [QX-4] is not told who was here once another tab has signed in or out", async () => {
    localStorage.setItem("auth_token", "true");
    const { user } = await withTyped();
    localStorage.removeItem("auth_token");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" })));
    await user.click(back());
    expect(await signInField()).toHaveValue("");
  });

  it("[QN-1] [QX-3] is not told who was here after a submit that has left the page", async () => {
    answering("/api/auth/validateemailtoken", { data: { userName: "ada.novak" } });
    answering("/api/auth/resetpassword", { url: "https://product.example/home" });
    const { user, leaveTo } = renderPortal("/reset/tok/ResetPassword");
    await user.type(await screen.findByLabelText("New password"), "quiet river 8{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await user.click(back());
    expect(await signInField()).toHaveValue("");
  });

  it("[QN-1] [SH-8] is not told who was here after a log-out", async () => {
    const { user } = await withTyped();
    answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
    act(() => {
      history.pushState(null, "", "/switchaccount?k=1");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await user.click(await screen.findByRole("link", { name: "Sign out" }));
    expect(await signInField()).toHaveValue("");
  });
});
