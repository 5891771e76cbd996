import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn, submitWith } from "../testing/fill-in.ts";
import { hearing } from "../testing/hearing.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { account, home, password, reset, validate } from "../testing/reset-page.ts";

/** Sets a new password by a mailed link. */
async function setPassword(url: string) {
  answering(validate, { data: account });
  answering(reset, { url });
  const view = renderPortal("/reset/tok/ForceResetPassword");
  await submitWith(view.user, await password(), "mountain river");
  return view;
}

describe("other tabs, whose pages on their way may be another person's", () => {
  it("[QN-7] [QX-4] hear of an account that a new password opens", async () => {
    const heard = hearing();
    const { leaveTo } = await setPassword(home);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    await waitFor(() => expect(heard).toContain(""));
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[QN-7] [QX-4] hear of an account that a forced change opens", async () => {
    const heard = hearing();
    const data = { isMustResetPassword: true, userAccountId: 42, jwtToken: "held" };
    answering("/api/auth/login", { data });
    answering("/api/auth/mustresetpassword", { url: home });
    const { user, leaveTo } = renderPortal("/");
    await fillIn(user, screen.getByLabelText("Username or email"), "tomas");
    await submitWith(user, screen.getByLabelText("Password"), "old one");
    await submitWith(user, await password(), "mountain river");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    await waitFor(() => expect(heard).toContain(""));
  });

  it("[QX-4] hear of none where the response leads to sign-in", async () => {
    const heard = hearing();
    await setPassword("/florida");
    await screen.findByText(/Your new password is saved/u);
    localStorage.setItem("appToken", "later");
    await waitFor(() => expect(heard).toContain("later"));
    expect(heard).not.toContain("");
  });
});
