import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { UNFOLDED_CHARACTERS } from "../errors/message-parts.ts";
import english from "../i18n/dictionaries/en-CA.json";
import { httpFailure } from "../testing/http-failure.ts";
import { button, name, send, showLogin, summary } from "../testing/login-form.tsx";

const detail = () => document.querySelector(".wm-summary__detail");
const serverText = (text: string) => ({ kind: "serverText", text }) as const;
const unfold = () => screen.queryByText(english["summary.unfold"]);

describe("the words of a refusal", () => {
  it("[SI-9] are two sentences where the service has a problem, the reason first and alone in the summary", async () => {
    await send(showLogin({ outcomes: [httpFailure(500)] }));
    expect(await summary()).toHaveTextContent(english["TROUBLE_SERVICE"]);
    expect(await summary()).not.toHaveTextContent(english["USERNAME_OR_PASSWORD_NOT_FOUND"]);
    expect(detail()?.querySelector("[data-message]")).toHaveAttribute(
      "data-message",
      "USERNAME_OR_PASSWORD_NOT_FOUND",
    );
  });

  it("[SI-9] are one sentence, with nothing empty below it, for a wrong password", async () => {
    await send(showLogin({ outcomes: [httpFailure(401)] }));
    expect(await summary()).toHaveTextContent(english["USERNAME_OR_PASSWORD_NOT_FOUND"]);
    expect(detail()).toBeNull();
  });

  it("[QN-3] leave the time of a wait to its countdown", async () => {
    await send(showLogin({ outcomes: [httpFailure(429, { retryAfterSeconds: 90 })] }));
    expect(await screen.findByRole("timer")).toBeInTheDocument();
    expect(await summary()).toHaveTextContent(english["TROUBLE_TOO_MANY"]);
    expect(await summary()).not.toHaveTextContent("2 minutes, then try again");
  });

  it("[QN-3] say themselves when to come back after a wait that is too long to count down", async () => {
    await send(showLogin({ outcomes: [httpFailure(429, { retryAfterSeconds: 90_000 })] }));
    expect(await summary()).toHaveTextContent(english["TROUBLE_TOO_MANY_LATER"]);
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it.each([
    ["in two lines are seen whole", UNFOLDED_CHARACTERS, false],
    ["that are longer are folded", UNFOLDED_CHARACTERS + 1, true],
  ])("[QE-6] of a server %s", async (_, length, isFolded) => {
    const words = "x".repeat(length);
    await send(showLogin({ outcomes: [serverText(words)] }));
    expect(await summary()).toHaveTextContent(words);
    expect(unfold() !== null).toBe(isFolded);
  });

  it("[QE-1] of a server are read before the button that unfolds them", async () => {
    await send(showLogin({ outcomes: [serverText("x".repeat(UNFOLDED_CHARACTERS + 1))] }));
    const words = await screen.findByText(/^x+$/u);
    const below = words.closest("[aria-owns]")?.getAttribute("aria-owns") ?? "";
    expect(document.getElementById(below)).toContainElement(unfold());
    expect(document.getElementById(below)).not.toContainElement(words);
  });

  it("[QE-6] of our own are never folded", async () => {
    const outcomes = [httpFailure(403)];
    await send(showLogin({ outcomes }));
    expect(await summary()).toBeInTheDocument();
    expect(unfold()).toBeNull();
  });
});

describe("what follows from a refusal", () => {
  const belowReason = <p>ask your teacher</p>;

  it("[QN-2] is in its summary, and not in that of an invalid form", async () => {
    const user = showLogin({ outcomes: [httpFailure(401)], belowReason });
    await user.click(button());
    expect(await summary()).not.toHaveTextContent("ask your teacher");
    await send(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("ask your teacher"));
    await userEvent.clear(name());
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole("alert")).not.toHaveTextContent("ask your teacher"),
    );
  });
});
