import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Region } from "../layout/region.ts";
import { ownScreens } from "../testing/own-screens.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { home, password, signIn, username } from "../testing/sign-in-page.ts";

const open = (path: string, region: Partial<Region> = {}) =>
  renderPortal(path, { region: { screens: ownScreens, ...region } });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("other screens of the region's own", () => {
  it("[FP-3] ask for a link, and say that it was sent", async () => {
    const calls = answering("/api/auth/forgotpassword", refusal(500), {});
    const { user } = open("/forgot");
    expect(await title("Own forgot")).toBeVisible();
    await user.type(screen.getByLabelText("Email"), "maya@home.example{Enter}");
    expect(await screen.findByRole("alert")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Send email" }));
    expect(await screen.findByTestId("sent")).toHaveTextContent("maya@home.example");
    expect(calls).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Once more" }));
    expect(screen.getByLabelText("Email")).toHaveValue("maya@home.example");
    expect(document.querySelector("form")).toHaveAttribute("data-ready");
  });

  it("[QE-5] [FP-3] give the focus to a heading that both the form and the sent link have", async () => {
    answering("/api/auth/forgotpassword", {});
    const { user } = open("/forgot");
    const heading = await title("Own forgot");
    await user.type(screen.getByLabelText("Email"), "maya@home.example{Enter}");
    await screen.findByTestId("sent");
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Once more" }));
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it.each([
    ["/forgot", "/"],
    ["/forgot/sdmylife", "/sdmylife"],
  ])("[FP-1] lead from %s back to the sign-in of its variant", async (path, signInPath) => {
    open(path);
    const link = await screen.findByRole("link", { name: "Back" });
    expect(link).toHaveAttribute("href", signInPath);
  });

  it("[RS-3] set a password by a link, once it is validated", async () => {
    answering("/api/auth/validateemailtoken", { emailAddress: "nadia@home.example" });
    const calls = answering("/api/auth/resetpassword", { url: home });
    const { user, leaveTo } = open("/reset/tok/ResetPassword");
    expect(await title("Own reset")).toBeVisible();
    expect(screen.getByText(/nadia@home.example/u)).toBeVisible();
    await user.type(screen.getByLabelText("New password"), "mountain river{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls[0]?.body).toMatchObject({ UserName: "nadia@home.example", token: "tok" });
    expect(document.querySelector("[autocomplete=username]")).toHaveValue("nadia@home.example");
  });

  it("[RS-2] show the portal's screen for a link that is not valid, or was used meanwhile", async () => {
    answering("/api/auth/validateemailtoken", { userName: "nadia" });
    answering("/api/auth/familydataget", {});
    answering("/api/auth/resetpassword", refusal(400, { message: "The token has expired" }));
    const { user, unmount } = open("/reset/tok/ActivateParent");
    await user.type(await screen.findByLabelText("New password"), "mountain river");
    await user.type(screen.getByLabelText("Confirm new password"), "mountain river{Enter}");
    expect(await title("This link doesn’t work")).toBeVisible();
    unmount();
    answering("/api/auth/validateemailtoken", refusal(410));
    open("/reset/tok/ResetPassword");
    expect(await title("This link doesn’t work")).toBeVisible();
  });

  it("[MR-1] change a password that must be changed, and lead to sign-in without one", async () => {
    answering("/api/auth/login", {
      data: { isMustResetPassword: true, userAccountId: 42, jwtToken: "held-token" },
    });
    const calls = answering("/api/auth/mustresetpassword", { url: home });
    const { user, leaveTo, unmount } = open("/");
    await signIn(user);
    expect(await title("Own change")).toBeVisible();
    await user.type(screen.getByLabelText("New password"), "mountain river{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls[0]?.body).toMatchObject({ UserAccountId: 42, Token: "held-token" });
    unmount();
    open("/mustreset");
    await waitFor(() => expect(location.pathname).toBe("/"));
  });

  it("[PL-1] link an account", async () => {
    const calls = answering("/api/auth/portfolioLinking", { url: home });
    const { user, leaveTo } = open("/portfoliolinking/k%3D1/Educator");
    expect(await title("Own linking, educator")).toBeVisible();
    await user.type(username(), "d.okafor");
    await user.type(password(), "first bell{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls[0]?.body).toMatchObject({ SsoToken: "k=1" });
  });

  it("[QN-2] lead from linking to help and back", async () => {
    const { user } = open("/portfoliolinking/k%3D1/student");
    await user.click(await screen.findByRole("link", { name: "No account" }));
    expect(await title("Own help")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Back to linking your account" }));
    expect(await title("Own linking")).toBeVisible();
  });

  it("[QN-2] lead from help to sign-in where the person has not come from linking", async () => {
    open("/noaccount");
    expect(await screen.findByRole("link", { name: "Back to sign-in" })).toHaveAttribute(
      "href",
      "/",
    );
  });

  it("[RG-1] register, in another order of fields and without the optional one", async () => {
    const institutions = [{ institutionId: 7, name: "Lakeview School" }];
    answering("/api/auth/getregistrationdata", { institutions, messages: [] });
    const calls = answering("/api/auth/registration", {});
    const { user } = open("/registration/k");
    expect(await title("Own registration")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Institution"), "7");
    await user.type(screen.getByLabelText("Email"), "d@lakeview.example");
    await user.type(screen.getByLabelText("First name"), "Zoë");
    await user.type(screen.getByLabelText("Last name"), "Okafor");
    await user.click(await screen.findByRole("button", { name: /Zoe/u }));
    await user.click(screen.getByRole("button", { name: "Send registration" }));
    await waitFor(() => expect(location.pathname).toBe("/registrationconfirmation"));
    expect(calls[0]?.body).toMatchObject({ InstitutionId: 7, FirstName: "Zoe", DisplayName: "" });
  });

  it("[RG-8] [QN-7] say what was registered, in the server's words, and no address to the next person", async () => {
    const institutions = [{ institutionId: 7, name: "Lakeview School" }];
    answering("/api/auth/getregistrationdata", { institutions, messages: [] });
    answering("/api/auth/registration", { messages: [{ friendlyMessage: "Ms. Roy reads it." }] });
    const { user } = open("/registration/k");
    await title("Own registration");
    await user.selectOptions(screen.getByLabelText("Institution"), "7");
    await user.type(screen.getByLabelText("Email"), "d@lakeview.example");
    await user.type(screen.getByLabelText("First name"), "Zoe");
    await user.type(screen.getByLabelText("Last name"), "Okafor");
    await user.click(screen.getByRole("button", { name: "Send registration" }));
    expect(await title("Own confirmation")).toBeVisible();
    expect(screen.getByTestId("registered")).toHaveTextContent("d@lakeview.example typed");
    expect(screen.getByText("Ms. Roy reads it.")).toBeVisible();
    act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(screen.getByTestId("registered")).not.toHaveTextContent("d@lakeview.example");
    act(() => history.back());
    expect(await title("Own confirmation, again")).toBeVisible();
  });

  it.each([
    ["verify", "email", "/api/auth/personalemailverify", { data: { email: "new@home.example" } }],
    [
      "confirmusernamechange",
      "username",
      "/api/auth/confirmUserNameChange",
      { data: { newEmail: "new@home.example" } },
    ],
  ])("[VF-1] say which address /%s has verified", async (path, kind, call, good) => {
    answering(call, good);
    open(`/${path}/t/Personal/0/1`);
    expect(await screen.findByTestId("verified")).toHaveTextContent(`${kind} new@home.example`);
  });
});
