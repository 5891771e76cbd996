import { cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { fuzzed, FUZZ_TIME_LIMIT_MS } from "../testing/fuzz.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { partnerRedirectUrl } from "../navigation/partner-redirect.ts";

const RENDERS = 40;

const contents = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.constantFrom("given", "GIVEN", "declined", "null", "{", "x".repeat(10_000)),
);
const counting = {
  ...defaultConfiguration,
  analytics: { ...defaultConfiguration.analytics, id: "G" },
};

describe("invalid data in the storage", { timeout: FUZZ_TIME_LIMIT_MS }, () => {
  it("[QT-6] [QO-1] leaves sign-in as it is, and is never taken for a consent", async () => {
    answering("/api/auth/redirect", refusal(401));
    const property = fc.asyncProperty(
      contents,
      contents,
      contents,
      async (token, answer, offer) => {
        window.localStorage.setItem("appToken", token);
        window.localStorage.setItem("analyticsConsent", answer);
        window.localStorage.setItem("languageOffer", offer);
        window.sessionStorage.setItem("partnerRedirects", token);
        renderPortal("/", {
          region: { analytics: { consent: "ask", start: async () => () => undefined } },
          environment: { configuration: counting },
        });
        expect(await screen.findByLabelText("Username or email")).toBeInTheDocument();
        // What is no answer is asked for: nothing else may count as one.
        const name = answer === "given" ? "Turn usage statistics off" : "Yes, count";
        expect(await screen.findByRole("button", { name })).toBeInTheDocument();
        cleanup();
      },
    );
    await fc.assert(property, { ...fuzzed, numRuns: RENDERS });
  });

  it("[QT-6] [SH-10] never leads a visitor anywhere but to the partner's site", () => {
    const visit = {
      partner: { host: "login.example", site: "https://partner.example/" },
      location: { host: "login.example", origin: "https://login.example" },
      referrer: "",
    };
    fc.assert(
      fc.property(contents, (content) => {
        window.sessionStorage.setItem("partnerRedirects", content);
        expect([null, "https://partner.example/"]).toContain(partnerRedirectUrl(visit));
      }),
      fuzzed,
    );
  });
});
