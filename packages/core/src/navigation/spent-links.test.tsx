import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn } from "../testing/fill-in.ts";
import { answering } from "../testing/recorded-calls.ts";
import { button, data, fill, load, submit } from "../testing/registration-page.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { family, higherEd, home, reset, validate } from "../testing/reset-page.ts";

const TOKEN = "secret%2Ftoken";
const kept = () => JSON.stringify(window.history.state);

const account = { data: { userName: "nadia.o" } };
const url = home;

/** Links whose form, or whose load, spends their token: the calls with their answers, and the fields. */
const links: readonly [path: string, answers: Record<string, object>, fields: string[]][] = [
  [
    `/reset/${TOKEN}/ForceResetPassword`,
    { [validate]: account, [reset]: { url } },
    ["New password"],
  ],
  [
    `/reset/${TOKEN}/ActivateParent`,
    { [validate]: account, [family]: { students: [] }, [reset]: { url } },
    ["New password", "Confirm new password"],
  ],
  [
    `/reset/${TOKEN}/HigherEdActivation`,
    { [validate]: account, [higherEd]: { loginUrl: url } },
    ["New password"],
  ],
  [
    `/portfoliolinking/${TOKEN}/student`,
    { "/api/auth/portfolioLinking": { url } },
    ["Username or email", "Password"],
  ],
  [`/massprint/${TOKEN}/1/77`, { "/api/auth/massprintaddfiletoredis": { data: { url } } }, []],
];

describe("the token of a link that has done its work", () => {
  it.each(links)("[QN-5] %s is gone from the history", async (link, answers, fields) => {
    for (const [call, answer] of Object.entries(answers)) answering(call, answer);
    const { user, leaveTo } = renderPortal(link);
    await waitFor(() => expect(kept()).toContain(TOKEN));
    for (const label of fields) {
      await fillIn(user, await screen.findByLabelText(label), "quiet river 8");
    }
    await user.keyboard("{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(kept()).not.toContain("secret");
  });

  it("[QN-5] a registration that was sent is kept no more where its link is pressed again", async () => {
    answering(load, data);
    answering(submit, {});
    const { user } = renderPortal(`/account/${TOKEN}`);
    const register = () => screen.findByRole("link", { name: "Register" });
    await user.click(await register());
    await screen.findByLabelText("First name");
    expect(kept()).toContain(TOKEN);
    await fill(user);
    await user.click(button());
    await screen.findByRole("heading", { name: "Your registration was sent" });
    act(() => window.history.go(-2));
    await user.click(await register());
    await waitFor(() => expect(window.location.pathname).toBe("/registration/-"));
    await screen.findByLabelText("First name");
    expect(kept()).not.toContain("secret");
  });
});
