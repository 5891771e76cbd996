import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { submitWith } from "../../testing/fill-in.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { server } from "../../testing/server.ts";
import { message } from "../../testing/shown-messages.ts";

const path = "/api/auth/forgotpassword";
const sent = {
  token: "t",
  messages: [{ friendlyMessage: "Look for a mail from us." }, { friendlyMessage: "Mail 2 of 2." }],
};
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });

async function ask(email = "nadia@school.example", route = "/forgot") {
  const view = renderPortal(route);
  await submitWith(view.user, await screen.findByRole("textbox", { name: "Email" }), email);
  return view;
}

describe("forgot password", () => {
  it.each([
    ["/forgot", "/"],
    ["/forgot/sdmylife", "/sdmylife"],
    ["/forgot/florida", "/florida"],
    ["/forgot/anything", "/"],
  ])("[FP-1] %s goes back to %s", async (route, back) => {
    renderPortal(route);
    expect(await screen.findByRole("button", { name: "Send email" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toHaveAttribute("href", back);
  });

  it.each([
    ["/forgot/sdmylife", "/sdmylife"],
    ["/forgot/florida", "/florida"],
  ])("[FP-1] the confirmation of %s goes back to %s, too", async (route, back) => {
    answering(path, sent);
    await ask("nadia@school.example", route);
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toHaveAttribute("href", back);
  });

  it("[QF-2] the email field is one that browsers fill", async () => {
    renderPortal("/forgot");
    await screen.findByRole("button", { name: "Send email" });
    expect(field()).toHaveAttribute("type", "email");
    expect(field()).toHaveAttribute("autocomplete", "email");
    expect(field()).toHaveAttribute("name", "email");
  });

  it.each([
    "",
    "nadia",
    "nadia@",
    "@school.example",
    "na dia@school.example",
    "nadia@school",
    "a!b@school.example",
  ])("[FP-2] refuses %j", async (email) => {
    const asked = answering(path, sent);
    await ask(email === "" ? " " : email);
    const error = await waitFor(() => {
      const found = document.querySelector("#email-error [data-message]");
      expect(found).toBeVisible();
      return found;
    });
    const key = email === "" ? "REQUIRED" : "EMAIL_ENTERED_INVALID";
    expect(error).toHaveAttribute("data-message", key);
    expect(asked).toHaveLength(0);
  });

  it.each(["o'neil_x+y-z.q@school.example", "zoé@école.example"])(
    "[FP-2] accepts %s",
    async (email) => {
      const asked = answering(path, sent);
      await ask(email);
      await waitFor(() => expect(asked).toHaveLength(1));
    },
  );

  it("[QE-1] [LN-3] the summary of a submit stays as it was while typing, and is translated", async () => {
    const { user } = await ask("");
    const summary = await screen.findByRole("alert");
    expect(within(summary).getByRole("link")).toHaveTextContent("Enter your email address");
    const email = field();
    await user.type(email, "n");
    await waitFor(() =>
      expect(
        document.querySelector("#email-error [data-message=EMAIL_ENTERED_INVALID]"),
      ).toBeVisible(),
    );
    expect(within(summary).getByRole("link")).toHaveTextContent("Enter your email address");
    await user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() =>
      expect(within(summary).getByRole("link")).toHaveTextContent("Entrez votre adresse courriel"),
    );
    expect(email).toHaveValue("n");
  });

  it("[API-6] [QF-5] sends the address without blanks and the language ids", async () => {
    const asked = answering(path, sent);
    await ask(" nadia@school.example\u200b");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({
      email: "nadia@school.example",
      languageType: 0,
      translationLanguage: 1,
    });
  });

  it("[FP-2] [API-6] takes accents that were typed as signs of their own, and sends each with its letter", async () => {
    const asked = answering(path, sent);
    await ask("jose\u0301@e\u0301cole.example");
    await waitFor(() =>
      expect(asked[0]?.body).toMatchObject({ email: "jos\u00e9@\u00e9cole.example" }),
    );
  });

  it.each([
    ["French", "/forgot?lang=fr", "elsewhere", { languageType: 1, translationLanguage: 3 }],
    ["UK English", "/forgot", "uk", { languageType: 1, translationLanguage: 8 }],
  ] as const)("[API-6] sends the ids of %s", async (_, route, country, ids) => {
    const asked = answering(path, sent);
    const { user } = renderPortal(route, { environment: { country } });
    await submitWith(user, await screen.findByRole("textbox"), "nadia@school.example");
    await waitFor(() => expect(asked[0]?.body).toMatchObject(ids));
  });

  it("[FP-3] replaces the form by a confirmation with the address and the server's first message", async () => {
    answering(path, sent);
    await ask();
    expect(await screen.findByRole("heading", { name: "Check your email" })).toHaveFocus();
    expect(screen.getByText("nadia@school.example")).toBeVisible();
    expect(screen.getByText("Look for a mail from us.")).toBeVisible();
    expect(screen.queryByText("Mail 2 of 2.")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("[FP-3] a mail that was sent is confirmed, whatever the parts of the response that are not read", async () => {
    answering(path, {
      token: 12,
      messages: [null, { friendlyMessage: "Look for a mail from us." }],
    });
    await ask();
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
  });

  it("[FP-3] [QX-1] says where it sent the link, once, also where another address is typed and submitted meanwhile", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering(path, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = await ask();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.clear(field());
    await submitWith(user, field(), "noah@school.example");
    answer(HttpResponse.json({ data: sent }));
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeVisible();
    expect(screen.getByText("nadia@school.example")).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it("[API-22] a submit runs to its end where its screen is left", async () => {
    let signal: AbortSignal | undefined;
    server.use(
      http.post(path, ({ request }) => {
        ({ signal } = request);
        return new Promise<Response>(() => undefined);
      }),
    );
    const { user } = await ask();
    await waitFor(() => expect(signal).toBeDefined());
    await user.click(screen.getByRole("link", { name: "Back to sign-in" }));
    await screen.findByLabelText("Password");
    expect(signal?.aborted).toBe(false);
  });

  it("[QN-6] the server's message carries its language after a change of language", async () => {
    answering(path, sent);
    const { user } = await ask();
    await screen.findByText("Look for a mail from us.");
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByText("(en anglais)")).toBeVisible();
    expect(screen.getByText("Look for a mail from us.")).toHaveAttribute("lang", "en-CA");
  });

  it("[FP-3] the confirmation leads back to the form, for another mail or another address", async () => {
    answering(path, sent);
    const { user } = await ask();
    const again = await screen.findByRole("button", { name: /^Send again/u });
    expect(again.parentElement).toHaveClass("wm-actions");
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Forgot your password?" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
  });

  it("[QX-3] [QX-8] a return from the back/forward cache finds the form, and no confirmation to another person", async () => {
    answering(path, sent);
    await ask();
    await screen.findByText("nadia@school.example");
    act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(await screen.findByRole("textbox", { name: "Email" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    expect(document.body).not.toHaveTextContent("nadia");
    // Like a reload: without it people send again, and the link of the first mail may end.
    const isSent = within(screen.getByRole("main")).getByText(/A link was already sent/u);
    expect(isSent).toBeVisible();
  });

  it("[QX-8] a reload after sending finds the form, which says that a link was sent; to whom is remembered nowhere", async () => {
    answering(path, sent);
    const { unmount } = await ask();
    await screen.findByRole("heading", { name: "Check your email" });
    const { state } = window.history;
    expect(JSON.stringify({ state, ...localStorage, ...sessionStorage })).not.toContain("nadia");
    unmount();
    renderPortal("/forgot", { historyState: state });
    expect(await screen.findByText(/A link was already sent/u)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
  });

  it("[QX-8] a reload of the page for an invitation still speaks of it, also once a link was sent", async () => {
    answering(path, sent);
    const { user, unmount } = renderPortal("/forgot", { historyState: { usr: { invited: true } } });
    expect(await screen.findByRole("heading", { level: 1, name: "Get a new link" })).toBeVisible();
    await submitWith(user, screen.getByRole("textbox", { name: "Email" }), "nadia@school.example");
    await screen.findByRole("heading", { name: "Check your email" });
    const { state } = window.history;
    unmount();
    renderPortal("/forgot", { historyState: state });
    expect(await screen.findByRole("heading", { level: 1, name: "Get a new link" })).toBeVisible();
    expect(screen.getByText(/A link was already sent/u)).toBeVisible();
  });

  it.each([
    [
      "409",
      refusal(409, { messages: [{ translationKey: "GENERIC_ERROR" }] }),
      "MULTIPLE_USER_FOUND_ERROR",
    ],
    [
      "a translationKey",
      refusal(400, { messages: [{ translationKey: "EMAIL_ENTERED_INVALID" }] }),
      "EMAIL_ENTERED_INVALID",
    ],
    ["no message", refusal(404), "NO_RECORD_OF_EMAIL"],
    ["an empty list", refusal(400, { messages: [] }), "NO_RECORD_OF_EMAIL"],
    ["a 200 with an errorMessage", { errorMessage: "Unknown" }, "NO_RECORD_OF_EMAIL"],
    ["no answer", noAnswer(), "CONNECTION_ERROR"],
  ])("[FP-4] %s", async (_, answer, key) => {
    answering(path, answer);
    await ask();
    await waitFor(() => expect(message()).toBe(key));
    expect(field().value).toBe("nadia@school.example");
  });

  it.each([
    ["403", refusal(403), "TROUBLE_STALE_PAGE"],
    ["429", refusal(429), "TROUBLE_TOO_MANY"],
    ["503", refusal(503), "TROUBLE_SERVICE"],
    ["HTML", () => HttpResponse.html("<p>Guest network</p>"), "TROUBLE_UNREADABLE"],
  ])("[FP-4] %s: the true reason comes first and is no missing record", async (_, answer, key) => {
    answering(path, answer);
    await ask();
    await waitFor(() => expect(message()).toBe(key));
    const summary = screen.getByRole("alert");
    expect(summary.querySelector("strong [data-message]")).toHaveAttribute("data-message", key);
    const hint = document.querySelector(".wm-summary__detail");
    expect(hint).toHaveTextContent(
      /^If this continues, another possible reason: There’s no record of this email$/u,
    );
  });

  it("[QN-2] [QE-6] says once how people without an address get in: below the form, after an error, too", async () => {
    answering(path, refusal(404));
    const { user } = renderPortal("/forgot");
    const texts = () => document.querySelectorAll("[data-message=WITHOUT_EMAIL]");
    await submitWith(user, await screen.findByRole("textbox", { name: "Email" }), "no@one.example");
    await waitFor(() => expect(message()).toBe("NO_RECORD_OF_EMAIL"));
    expect(texts()).toHaveLength(1);
    expect(texts()[0]?.closest("form")).toBeNull();
  });

  it("[QN-2] an invited person is not told to ask a teacher for a new password", async () => {
    renderPortal("/forgot", { historyState: { usr: { invited: true } } });
    expect(await screen.findByRole("heading", { level: 1, name: "Get a new link" })).toBeVisible();
    expect(document.querySelector("[data-message=WITHOUT_EMAIL]")).toBeNull();
  });

  it("[FP-4] falls back to the text of the specification", async () => {
    answering(path, refusal(404));
    await ask();
    expect(await screen.findByText("There’s no record of this email")).toBeVisible();
  });
});
