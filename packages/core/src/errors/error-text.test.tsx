import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { signIn } from "../testing/sign-in-page.ts";

const texts = {
  "en-CA": { "server.SCHOOL_SUSPENDED": "Your school’s access is paused." },
  "fr-CA": { "server.SCHOOL_SUSPENDED": "L’accès de votre école est suspendu." },
};
const refused = (status: number, translationKey: string) =>
  HttpResponse.json({ messages: [{ translationKey }] }, { status });
const summary = () => document.querySelector(".wm-summary");
const shownKey = () => summary()?.querySelector("[data-message]")?.getAttribute("data-message");

describe("a region's words for a key that its server names", () => {
  it.each([
    ["an error response", () => refused(403, "SCHOOL_SUSPENDED"), "L-403-"],
    [
      "the text of an error response",
      () => HttpResponse.json({ errorMessage: "SCHOOL_SUSPENDED" }, { status: 403 }),
      "L-403-",
    ],
    [
      "its own text",
      () => HttpResponse.json({ data: { errorMessage: "SCHOOL_SUSPENDED" } }),
      "L-TEXT-",
    ],
  ])("[QR-4] [QN-4] are what a sign-in says of %s, in both languages", async (_, answer, code) => {
    answering("/api/auth/login", answer);
    const { user } = renderPortal("/", { texts });
    await signIn(user);
    await waitFor(() => expect(shownKey()).toBe("server.SCHOOL_SUSPENDED"));
    expect(summary()).toHaveTextContent("Your school’s access is paused.");
    // The page is not too old, as a 403 says otherwise, and the password may be right.
    expect(document.querySelector(".wm-summary__detail")).toBeNull();
    expect(await screen.findByText(new RegExp(code, "u"))).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() =>
      expect(summary()).toHaveTextContent("L’accès de votre école est suspendu."),
    );
  });

  it("[QR-4] [QE-3] leave the words about an outage", async () => {
    answering("/api/auth/login", () => refused(503, "SCHOOL_SUSPENDED"));
    const { user } = renderPortal("/", { texts });
    await signIn(user);
    await waitFor(() => expect(summary()).toHaveTextContent("Your school’s access is paused."));
    expect(document.querySelector(".wm-summary__detail")).toHaveTextContent(/service/u);
  });

  it("[QR-4] are what the forgot page says", async () => {
    answering("/api/auth/forgotpassword", () => refused(404, "SCHOOL_SUSPENDED"));
    const { user } = renderPortal("/forgot", { texts });
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "a@b.example{Enter}");
    await waitFor(() => expect(summary()).toHaveTextContent("Your school’s access is paused."));
  });

  it.each(["OTHER", "school suspended", "constructor", "__proto__", "region.a"])(
    "[QR-4] are not said for %s: the catalogue's message is",
    async (key) => {
      answering("/api/auth/login", () => refused(400, key));
      const { user } = renderPortal("/", { texts });
      await signIn(user);
      await waitFor(() => expect(shownKey()).toBe("USERNAME_OR_PASSWORD_NOT_FOUND"));
    },
  );
});
