import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { button, data, fill, open, submit } from "../../testing/registration-page.ts";
import { messages } from "../../testing/shown-messages.ts";

describe("a registration that is refused", () => {
  it.each([
    [
      "the first message's key",
      refusal(400, {
        messages: [{ translationKey: "EMAIL_ENTERED_INVALID" }, { translationKey: "x" }],
      }),
      ["EMAIL_ENTERED_INVALID"],
    ],
    ["no message", refusal(500), ["TROUBLE_SERVICE", "GENERIC_ERROR"]],
    ["an errorMessage of a 200", { errorMessage: "No place" }, ["GENERIC_ERROR"]],
    [
      "no message, long after the district's page",
      refusal(401),
      ["START_AT_DISTRICT", "GENERIC_ERROR"],
    ],
    [
      "the key of any failure, long after the district's page",
      refusal(401, { messages: [{ translationKey: "GENERIC_ERROR" }] }),
      ["START_AT_DISTRICT", "GENERIC_ERROR"],
    ],
    ["no answer", noAnswer(), ["TROUBLE_OFFLINE", "GENERIC_ERROR"]],
  ])("[RG-8] %s is shown and the form marked invalid", async (_, answer, keys) => {
    answering(submit, answer);
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(messages()).toEqual(keys));
    expect(document.querySelector("form")).toHaveAttribute("data-invalid");
    expect(screen.getByLabelText("First name")).toHaveValue("Daniel");
  });

  it("[QN-4] [RG-8] a registration that was sent before is a refusal without a code", async () => {
    answering(
      submit,
      refusal(400, { messages: [{ translationKey: "REGISTRATION_PENDING" }] }),
      refusal(500),
    );
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(messages()).toEqual(["REGISTRATION_PENDING"]));
    expect(document.querySelector("[data-code]")).toBeNull();
    await user.click(button());
    await waitFor(() => expect(document.querySelector("[data-code]")).toBeVisible());
    expect(document.querySelector("[data-code]")).toHaveTextContent(/^Code N-500-/u);
  });

  it("[RG-8] [QN-2] a key that has ended meanwhile offers no linking, which would need it", async () => {
    answering(submit, refusal(404));
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(messages()).toContain("START_AT_DISTRICT"));
    expect(screen.queryByRole("link", { name: "Sign in to link your account" })).toBeNull();
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeVisible();
  });

  it("[QN-2] [QN-1] an address that has an account leads to linking it, and goes along", async () => {
    answering(submit, refusal(400, { messages: [{ translationKey: "EMAIL_ALREADY_REGISTERED" }] }));
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await user.click(await screen.findByRole("link", { name: "Sign in to link your account" }));
    expect(await screen.findByLabelText("Username or email")).toHaveValue(data.userClaim);
    await waitFor(() => expect(window.location.pathname).toBe("/portfoliolinking/-/educator"));
  });
});
