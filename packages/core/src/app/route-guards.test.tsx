import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const home = "https://product.example/home";
const notice = () =>
  document.querySelector(".wm-notice [data-message]")?.getAttribute("data-message");

describe("second guard", () => {
  it.each([
    "/reset/token/ActivateAccount",
    "/mustreset",
    "/account/k",
    "/registration/k",
    "/portfoliolinking/k/educator",
    "/portfoliolinking/k",
  ])("[EG-2] %s forgets a stored token and opens", async (path) => {
    localStorage.setItem("appToken", "stored");
    renderPortal(path);
    await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  });

  it.each(["/noaccount", "/switchaccount?k=1"])("[EG-2] is not on %s", (path) => {
    localStorage.setItem("appToken", "stored");
    renderPortal(path);
    expect(localStorage.getItem("appToken")).toBe("stored");
  });
});

describe("third guard", () => {
  it.each([
    "/parent",
    "/registrationnotallowed",
    "/massprint/t/x/7",
    "/forgot",
    "/noaccount",
    "/legal",
    "/privacy",
  ])(
    "[QN-7] [EG-1] after %s, sign-in asks before it uses the sign-in of perhaps another person",
    async (path) => {
      localStorage.setItem("appToken", "stored");
      answering("/api/auth/massprintaddfiletoredis", refusal(400));
      const asked = answering("/api/auth/redirect", { url: home });
      const { user, leaveTo } = renderPortal(path);
      await user.click(await screen.findByRole("link", { name: /^(?:Sign in|Back to sign-in)/u }));
      expect(await screen.findByLabelText("Password")).toBeVisible();
      expect(notice()).toBe("SAVED_SIGN_IN_UNSURE");
      expect(asked).toHaveLength(0);
      await user.click(screen.getByRole("button", { name: "Use the saved sign-in" }));
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    },
  );
});
