import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const institutions = [{ institutionId: 11, name: "Lakeview" }];

interface Row {
  /** The call that takes long. */
  call: string;
  /** Opens the form and submits it. */
  submit: () => Promise<UserEvent>;
  /** The heading that the success leads to. */
  heading: string;
}

const rows: readonly Row[] = [
  {
    call: "/api/auth/forgotpassword",
    submit: async () => {
      const { user } = renderPortal("/forgot");
      await user.type(await screen.findByLabelText("Email"), "a@school.example{Enter}");
      return user;
    },
    heading: "Vérifiez vos courriels",
  },
  {
    call: "/api/auth/registration",
    submit: async () => {
      answering("/api/auth/getregistrationdata", {
        data: { userClaim: "a@school.example", institutions },
      });
      const { user } = renderPortal("/registration/k1");
      await user.type(await screen.findByLabelText("First name"), "Nadia");
      await user.type(screen.getByLabelText("Last name"), "Okafor");
      await user.selectOptions(screen.getByLabelText("Institution"), "Lakeview");
      await user.click(screen.getByRole("button", { name: "Send registration" }));
      return user;
    },
    heading: "Votre inscription est envoyée",
  },
  {
    call: "/api/auth/mustresetpassword",
    submit: async () => {
      answering("/api/auth/login", {
        data: { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" },
      });
      const { user } = renderPortal("/");
      await user.type(screen.getByLabelText("Username or email"), "owen.fraser");
      await user.type(screen.getByLabelText("Password"), "temporary-24{Enter}");
      await user.type(await screen.findByLabelText("New password"), "quiet river 8{Enter}");
      return user;
    },
    heading: "Connexion",
  },
  {
    call: "/api/auth/resendverification",
    submit: async () => {
      answering("/api/auth/personalemailverify", refusal(410));
      const { user } = renderPortal("/verify/t/Personal/0/1");
      await user.click(await screen.findByRole("button", { name: /^Click here/u }));
      return user;
    },
    heading: "Vérifiez vos courriels",
  },
];

describe("a language that is chosen while a call is on its way", () => {
  it.each(rows)("[LN-3] stays when $call has succeeded", async ({ call, submit, heading }) => {
    let respond: (response: Response) => void = () => undefined;
    const asked = answering(call, () => new Promise((resolve) => (respond = resolve)));
    const user = await submit();
    await user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() => expect(document.documentElement.lang).toBe("fr-CA"));
    await waitFor(() => expect(asked).toHaveLength(1));
    respond(HttpResponse.json({}));
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(location.search).toBe("?lang=fr");
    expect(document.documentElement.lang).toBe("fr-CA");
  });
});
