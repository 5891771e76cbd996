import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { submitWith } from "../../testing/fill-in.ts";
import { link, linkingPath } from "../../testing/linking-page.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { messages } from "../../testing/shown-messages.ts";

describe("a submit of portfolio linking", () => {
  it("[API-13] [PL-5] sends what was typed with k, signs in and leaves for the url", async () => {
    const asked = answering(linkingPath, { url: "https://product.example/portfolio" });
    const { leaveTo } = await link();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://product.example/portfolio"));
    expect(asked.map(({ body }) => body)).toEqual([
      { Username: "d.okafor", Password: " first bell ", SsoToken: "k=1" },
    ]);
    expect({ ...localStorage }).toEqual({ auth_token: "true" });
  });

  it("[PL-2] [QX-1] is busy while it is sent, says so, and sends nothing more", async () => {
    const asked = answering(linkingPath, () => new Promise(() => undefined));
    const { user } = await link();
    expect(await screen.findByText("Linking your account…")).toHaveRole("status");
    const button = screen.getByRole("button", { name: "Link my account" });
    expect(button).toHaveAttribute("aria-busy", "true");
    await user.click(button);
    expect(asked).toHaveLength(1);
  });

  it("[PL-5] [QF-5] sends an accent and its letter as one character", async () => {
    const asked = answering(linkingPath, { url: "https://product.example/portfolio" });
    const { user } = renderPortal("/portfoliolinking/k");
    await user.click(await screen.findByLabelText("Username or email"));
    await user.paste("jose\u0301@school.example");
    await submitWith(user, screen.getByLabelText("Password"), "jose\u0301");
    await waitFor(() => expect(asked).toHaveLength(1));
    const sent = { Username: "jos\u00e9@school.example", Password: "jose\u0301" };
    expect(asked[0]?.body).toMatchObject(sent);
  });

  it("[PL-5] shows the server's message", async () => {
    answering(linkingPath, { errorMessage: "This account is linked already." });
    await link();
    expect(await screen.findByText("This account is linked already.")).toBeVisible();
  });

  it.each([
    ["400", refusal(400, { errorMessage: "This account is linked already." })],
    [
      "409, below data",
      refusal(409, { data: { errorMessage: "This account is linked already." } }),
    ],
    ["503", refusal(503, { errorMessage: "This account is linked already." })],
  ])("[PL-5] [QN-6] shows the server's message with %s", async (_, answer) => {
    answering(linkingPath, answer);
    const { user } = await link();
    const words = await screen.findByText("This account is linked already.");
    expect(words).toHaveAttribute("lang", "en-CA");
    expect(messages()).not.toContain("GENERIC_ERROR");
    await user.click(screen.getByRole("link", { name: "Français" }));
    await screen.findByRole("link", { name: "English" });
    expect(screen.getByText("This account is linked already.")).toHaveAttribute("lang", "en-CA");
  });

  it("[PL-5] [QN-3] the server's message takes no wait away", async () => {
    answering(
      linkingPath,
      refusal(429, { errorMessage: "Too many links." }, { "Retry-After": "30" }),
    );
    await link();
    expect(await screen.findByText("Too many links.")).toBeVisible();
    await waitFor(() => expect(document.querySelector(".wm-wait")).toBeVisible());
  });

  it.each([
    ["401", refusal(401, { errorMessage: "No such account." }), ["USERNAME_OR_PASSWORD_NOT_FOUND"]],
    ["404", refusal(404), ["START_AT_DISTRICT", "GENERIC_ERROR"]],
    ["500", refusal(500), ["TROUBLE_SERVICE", "GENERIC_ERROR"]],
    ["no answer", noAnswer(), ["TROUBLE_OFFLINE", "GENERIC_ERROR"]],
    [
      "neither url nor message",
      () => HttpResponse.json({}),
      ["TROUBLE_UNREADABLE", "GENERIC_ERROR"],
    ],
    [
      "a url that must not be followed",
      () => HttpResponse.json({ url: "javascript:1" }),
      ["ACCOUNT_ACTIVATED", "GENERIC_ERROR"],
    ],
  ])("[PL-5] %s", async (_, answer, keys) => {
    answering(linkingPath, answer);
    const { leaveTo } = await link();
    await waitFor(() => expect(messages()).toEqual(keys));
    expect(leaveTo).not.toHaveBeenCalled();
  });
});
