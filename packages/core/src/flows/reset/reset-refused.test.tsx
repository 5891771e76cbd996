import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn, submitWith } from "../../testing/fill-in.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import {
  account,
  family,
  higherEd,
  messages,
  open,
  reset,
  validate,
} from "../../testing/reset-page.ts";

describe("a submit that is refused", () => {
  it("[RS-9] [API-17] a registration of higher education that is refused keeps its form, too", async () => {
    answering(validate, { data: account });
    answering(higherEd, refusal(400, { messages: [{ translationKey: "UNKNOWN_TO_US" }] }));
    const { user, leaveTo, field } = await open("HigherEdActivation");
    await submitWith(user, field, "mountain river");
    await screen.findByRole("alert");
    expect(messages()).toEqual(["GENERIC_ERROR"]);
    expect(field).toHaveValue("mountain river");
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it.each([
    ["a refusal", refusal(400)],
    ["a password that was used before", refusal(400, { message: "Password was used before" })],
    [
      "a password that the account has had",
      refusal(400, { message: "Your account's last 5 passwords can't be reused" }),
    ],
    ["a CSRF token that has expired", refusal(403, { message: "CSRF token expired" })],
    ["a session that has expired", refusal(401, { message: "Your session token has expired" })],
    [
      "a database that is busy",
      refusal(500, {
        data: {
          message:
            "Timeout expired. The timeout period elapsed prior to obtaining a connection from the pool.",
        },
      }),
    ],
    [
      "a password that is not named",
      refusal(400, { message: "You have used this one before. Choose a new one." }),
    ],
    ["an outage", refusal(500)],
    ["no answer", noAnswer()],
  ])("[RS-9] %s shows GENERIC_ERROR and keeps the form", async (_, answer) => {
    answering(validate, { data: account });
    answering(reset, answer);
    const { user, leaveTo, field } = await open("ForceResetPassword");
    await submitWith(user, field, "mountain river");
    await screen.findByRole("alert");
    expect(screen.getByText(/Something went wrong/u)).toHaveAttribute(
      "data-message",
      "GENERIC_ERROR",
    );
    expect(field).toBeVisible();
    expect(field.value).toBe("mountain river");
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it.each(["ActivateAccount", "ActivateParent", "ForceResetPassword"])(
    "[RS-9] [QN-2] a link of %s that was used in another tab leaves no form, and sign-in comes first",
    async (type) => {
      answering(validate, { data: account });
      answering(family, { students: [] });
      answering(reset, refusal(400, { data: { message: "Token was used" } }));
      const { user, field } = await open(type);
      await fillIn(user, field, "mountain river");
      const confirm = screen.queryByLabelText("Confirm new password");
      if (confirm) await fillIn(user, confirm, "mountain river");
      await user.keyboard("{Enter}");
      const main = await screen.findByRole("link", { name: "Sign in" });
      expect(main).not.toHaveClass("wm-button--quiet");
      expect(screen.getByRole("link", { name: "Get a new link" })).toHaveClass("wm-button--quiet");
      expect(messages()).toEqual(["FORGOT_PASSWORD_LINK_USED", "GENERIC_ERROR"]);
      expect(document.querySelector("form")).toBeNull();
      const title = { level: 1, name: "This link doesn’t work" };
      expect(screen.getByRole("heading", title)).toHaveFocus();
      await user.click(main);
      expect(await screen.findByLabelText("Username or email")).toHaveValue("nadia.o");
    },
  );

  it("[RS-9] [QN-4] a link that has expired meanwhile leaves no form, and keeps the code of its call", async () => {
    answering(validate, { data: account });
    const asked = answering(reset, refusal(400, { data: { message: "expired" } }));
    const { user, field } = await open("ForceResetPassword");
    await submitWith(user, field, "mountain river");
    const main = await screen.findByRole("link", { name: "Get a new link" });
    expect(main).not.toHaveClass("wm-button--quiet");
    expect(document.querySelector("form")).toBeNull();
    const { requestId } = Object(asked[0]?.body) as { requestId: string };
    await waitFor(() =>
      expect(document.querySelector("[data-code]")).toHaveAttribute(
        "data-code",
        `R-400-${requestId.slice(0, 4).toUpperCase()}`,
      ),
    );
  });

  it("[RS-9] [QN-2] a parent whose invitation has expired meanwhile can ask the school", async () => {
    answering(validate, { data: account });
    answering(family, { students: [] });
    answering(reset, refusal(400, { data: { message: "expired" } }));
    const { user, field } = await open("ActivateParent");
    await fillIn(user, field, "mountain river");
    await submitWith(user, screen.getByLabelText("Confirm new password"), "mountain river");
    expect(await screen.findByRole("link", { name: "Get a new link" })).toBeVisible();
    expect(messages()).toEqual(["FORGOT_PASSWORD_LINK_EXPIRED_PARENT", "GENERIC_ERROR"]);
  });
});
