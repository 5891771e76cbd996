import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { lazyPage } from "../layout/lazy-page.ts";
import { PortalLink } from "../navigation/app-links.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { notice } from "../testing/shown-messages.ts";
import { openWorkspaces, switchAccountPath, workspaces } from "../testing/workspaces.ts";

const home = "https://product.example/home";

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

  it("[EG-2] [QT-4] a page that the browser prerenders forgets nothing before it is opened", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(document, "prerendering"));
    localStorage.setItem("appToken", "stored");
    renderPortal("/error");
    await screen.findByRole("heading", { level: 1 });
    expect(localStorage.getItem("appToken")).toBe("stored");
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
    await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
  });

  it.each(["/noaccount", "/switchaccount?k=1"])("[EG-2] is not on %s", (path) => {
    localStorage.setItem("appToken", "stored");
    renderPortal(path);
    expect(localStorage.getItem("appToken")).toBe("stored");
  });
});

describe("guard of all other routes", () => {
  it.each([
    "/parent",
    "/registrationnotallowed",
    "/massprint/t/x/7",
    "/forgot",
    "/noaccount",
    "/legal",
    "/privacy",
    "/switchaccount?k=1",
    "/registrationconfirmation",
  ])(
    "[QN-7] [EG-1] after %s, sign-in asks before it uses the sign-in of perhaps another person",
    async (path) => {
      localStorage.setItem("appToken", "stored");
      answering("/api/auth/massprintaddfiletoredis", refusal(400));
      answering(switchAccountPath, refusal(401));
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

  it.each(["/reset/t/ForceResetPassword", "/portfoliolinking/k/student", "/registration/k"])(
    "[QN-7] [EG-2] after %s, sign-in asks before it uses a sign-in that another tab has stored since",
    async (path) => {
      answering("/api/auth/validateemailtoken", { data: { userName: "amelie" } });
      answering("/api/auth/getregistrationdata", refusal(400));
      const asked = answering("/api/auth/redirect", { url: home });
      const { user } = renderPortal(path);
      localStorage.setItem("appToken", "of another person");
      await user.click(await screen.findByRole("link", { name: /^(?:Sign in$|Back to sign-in)/u }));
      expect(await screen.findByLabelText("Password")).toBeVisible();
      expect([notice(), asked.length]).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
    },
  );

  it("[QN-7] [QX-4] after a sign-in in another tab, the workspaces' link to sign-in asks first", async () => {
    const asked = answering("/api/auth/redirect", { url: home });
    const { user } = await openWorkspaces(workspaces);
    act(() => {
      localStorage.setItem("auth_token", "true");
      localStorage.setItem("appToken", "of another person");
      window.dispatchEvent(new StorageEvent("storage", { key: "appToken" }));
    });
    await user.click(await screen.findByRole("link", { name: "Sign in again" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect([notice(), asked.length]).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
  });

  it("[QN-7] after a page of the region's own, sign-in asks first", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: home });
    const dates = lazyPage(
      async () => ({ Dates: () => <PortalLink to="/">Sign in</PortalLink> }),
      ({ Dates }) => Dates,
    );
    const { user } = renderPortal("/dates", { region: { pages: { "/dates": dates } } });
    await user.click(await screen.findByRole("link", { name: "Sign in" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect([notice(), asked.length]).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
  });

  it("[QN-7] after a link of another page that leads nowhere, sign-in asks first, too", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: home });
    const footer = () => <PortalLink to="/nowhere">Nowhere</PortalLink>;
    const { user } = renderPortal("/legal", { region: { footer } });
    await user.click(await screen.findByRole("link", { name: "Nowhere" }));
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect([notice(), asked.length]).toEqual(["SAVED_SIGN_IN_UNSURE", 0]);
  });

  it.each(["/registration", "/registration/", "/account/", "/account/k/of/parts"])(
    "[QN-7] [RT-3] %s, a link without its key or with too much, opens the account of no other person",
    async (path) => {
      localStorage.setItem("appToken", "stored");
      const asked = answering("/api/auth/redirect", { url: home });
      renderPortal(path);
      expect(await screen.findByLabelText("Password")).toBeVisible();
      expect([notice(), asked.length]).toEqual(["LINK_CLOSED", 0]);
    },
  );

  it("[QE-5] [QX-8] Back to a link that has done its work puts the focus on the heading of sign-in", async () => {
    answering("/api/auth/personalemailverify", { data: { email: "a@b.example" } });
    const { user } = renderPortal("/verify/t/PersonalEmail/0/1");
    await user.click(await screen.findByRole("link", { name: "Sign in" }));
    const field = await screen.findByLabelText("Password");
    await user.click(field);
    act(() => window.history.back());
    await waitFor(() => expect(notice()).toBe("LINK_CLOSED"));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });
});
