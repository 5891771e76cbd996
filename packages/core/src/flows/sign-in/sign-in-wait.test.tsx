import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { message } from "../../testing/shown-messages.ts";
import { button, home, password, signedIn, signIn, username } from "../../testing/sign-in-page.ts";

const path = "/api/auth/login";
const refusedFor = (seconds: number) => refusal(429, {}, { "Retry-After": String(seconds) });

beforeEach(() => vi.spyOn(Math, "random").mockReturnValue(0));

const countdown = () => screen.findByRole("timer");
/** The live region of the countdown. */
const announced = () =>
  document.querySelector(".wm-wait [role=status]")?.textContent.replaceAll("\u00a0", " ");
const reason = () =>
  document.getElementById(button().getAttribute("aria-describedby") ?? "")?.textContent;
/** Lets seconds pass on clocks that the test sets: a real second is over before a busy machine has looked. */
const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** Stops both clocks that waits are measured by: how long one still is does not depend on the machine. */
const stopClocks = () =>
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date(2026, 0, 31, 9) });

describe("a sign-in that has to wait", () => {
  it("[QN-3] holds the button with the reason, then sends once automatically", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = answering(path, refusedFor(40), signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    expect(await countdown()).toHaveTextContent(
      /^We’ll try again for you once, at \d+:\d\d [ap]\.m\.in \d\d secs$/u,
    );
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(reason()).toMatch(/^We’ll try again for you once, at \d+:\d\d\s[ap]\.m\.$/u);
    expect(message()).toBe("TROUBLE_TOO_MANY");
    await after(40);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  it("[QN-3] Enter says how long still, and sends nothing; the fields keep the wait", async () => {
    stopClocks();
    const calls = answering(path, refusedFor(30), signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    expect(announced()).toBe("");
    await user.type(password(), "river{Enter}");
    await waitFor(() => expect(announced()).toBe("30 seconds left to wait."));
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(calls).toHaveLength(1);
  });

  it("[QN-3] invalid fields are named during the wait, too, which is counted on", async () => {
    answering(path, refusedFor(30), signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    await user.clear(password());
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("link", { name: "Enter your password" })).toBeVisible();
    expect(await countdown()).toBeVisible();
  });

  it("[QN-3] [QE-1] is announced as an alert once, and not again at each second that it counts down", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answering(path, refusedFor(40), refusal(500));
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    const alert = screen.getByRole("alert");
    expect(alert).not.toHaveAttribute("aria-live");
    await after(2);
    expect(alert).toHaveAttribute("aria-live", "off");
    expect(document.querySelector(".wm-wait [role=status]")).not.toHaveAttribute("aria-live");
    await after(40);
    await waitFor(() => expect(message()).toBe("TROUBLE_SERVICE"));
    expect(screen.getByRole("alert")).not.toHaveAttribute("aria-live");
  });

  it("[QN-3] a changed password is not sent automatically", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = answering(path, refusedFor(40), signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    await user.type(password(), "half");
    expect(await countdown()).toHaveTextContent(/^You can try again at/u);
    await after(45);
    expect(calls).toHaveLength(1);
    expect(button()).not.toHaveAttribute("aria-disabled");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toMatchObject({ Password: "half" });
  });

  it("[QN-3] another pupil's right password is sent at once, and the first one still waits", async () => {
    const calls = answering(path, refusedFor(900), refusal(401), signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    await user.clear(username());
    await user.type(username(), "owen");
    expect(button()).not.toHaveAttribute("aria-disabled");
    await user.click(button());
    await waitFor(() => expect(message()).toBe("USERNAME_OR_PASSWORD_NOT_FOUND"));
    await user.clear(username());
    await user.type(username(), "Amelie{Enter}");
    expect(await countdown()).toHaveTextContent(/^You can try again at .*in 1[45] min/u);
    expect(message()).toBe("TROUBLE_TOO_MANY");
    expect(calls.map(({ body }) => (body as { Username: string }).Username)).toEqual([
      "amelie",
      "owen",
    ]);
  });

  it("[QN-3] ends with its screen", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = answering(path, refusedFor(40), signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    await user.click(screen.getByRole("link", { name: "Trouble signing in?" }));
    await waitFor(() => expect(screen.queryByRole("timer")).toBeNull());
    await after(45);
    expect(calls).toHaveLength(1);
  });

  it("[QN-3] [QE-5] is there again after a step to another page and back", async () => {
    stopClocks();
    const calls = answering(path, refusedFor(900), signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    const code = () => document.querySelector("[data-code]")?.textContent;
    await waitFor(() => expect(code()).toMatch(/^Code L-429/u));
    const before = code();
    await user.click(await screen.findByRole("link", { name: "Choose a new password by email" }));
    await user.click(await screen.findByRole("link", { name: "Back to sign-in" }));
    expect(await countdown()).toHaveTextContent(/^You can try again at .*in 15 mins$/u);
    expect(message()).toBe("TROUBLE_TOO_MANY");
    await waitFor(() => expect(code()).toBe(before));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(button()).toHaveAttribute("aria-disabled", "true");
    await user.type(password(), "river stone 8{Enter}");
    await waitFor(() => expect(announced()).toBe("15 minutes left to wait."));
    expect(calls).toHaveLength(1);
    await user.clear(username());
    await user.type(username(), "owen{Enter}");
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it("[QN-3] sends automatically once in a visit", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = answering(path, refusedFor(40));
    const { user } = renderPortal("/");
    await signIn(user);
    await countdown();
    await after(40);
    await waitFor(() => expect(screen.getByRole("timer")).toHaveTextContent(/^You can try again/u));
    await after(45);
    expect(screen.getByRole("timer")).toHaveTextContent(
      /^The wait is over\. You can try again now/u,
    );
    expect(calls).toHaveLength(2);
  });

  it("[QN-3] two hours are counted down to a time of day, and hold the button", async () => {
    stopClocks();
    const calls = answering(path, refusedFor(7200), signedIn);
    const { user } = renderPortal("/");
    await signIn(user);
    expect(await countdown()).toHaveTextContent(/^You can try again at 11:00\sa\.m\.in 2 hrs$/u);
    expect(message()).toBe("TROUBLE_TOO_MANY");
    await user.click(button());
    await waitFor(() => expect(announced()).toBe("2 hours left to wait."));
    expect(calls).toHaveLength(1);
  });

  it("[QN-3] a year is not counted down, and the button is enabled", async () => {
    const calls = answering(path, refusedFor(31_536_000), signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe("TROUBLE_TOO_MANY_LATER"));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(button()).not.toHaveAttribute("aria-disabled");
    await user.click(button());
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls).toHaveLength(2);
  });

  it("[QN-3] is said in French", async () => {
    stopClocks();
    answering(path, refusedFor(90));
    const { user } = renderPortal("/?lang=fr");
    await user.type(screen.getByLabelText("Nom d’utilisateur ou courriel"), "amelie");
    await user.type(screen.getByLabelText("Mot de passe"), "river stone 8{Enter}");
    expect((await countdown()).textContent.replaceAll("\u00a0", " ")).toMatch(
      /^Vous pourrez réessayer à 9 h 01dans 1 min 30 s$/u,
    );
  });
});
