import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { ask, field, path, sent } from "../../testing/forgot-page.ts";
import { submitWith } from "../../testing/fill-in.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { server } from "../../testing/server.ts";
import { message } from "../../testing/shown-messages.ts";

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

  it("[QF-2] the email field is one that browsers fill", async () => {
    renderPortal("/forgot");
    await screen.findByRole("button", { name: "Send email" });
    expect(field()).toHaveAttribute("type", "email");
    expect(field()).toHaveAttribute("autocomplete", "email");
    expect(field()).toHaveAttribute("name", "email");
    expect(field()).toHaveAttribute("enterkeyhint", "send");
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

  it("[QE-1] [LN-3] the summary of a submit stays as it was while typing, and is translated with the title", async () => {
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
    expect(document.title).toMatch(/^Erreur\s: Mot de passe oublié/u);
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

  it.each([
    [
      "accents that were typed as signs of their own",
      "jose\u0301@e\u0301cole.example",
      "jos\u00e9@\u00e9cole.example",
    ],
    [
      "an apostrophe that a word processor has curled",
      "o’neil@school.example",
      "o'neil@school.example",
    ],
  ])("[FP-2] [API-6] takes %s, and sends the letters of the address", async (_, typed, email) => {
    const asked = answering(path, sent);
    await ask(typed);
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ email }));
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
