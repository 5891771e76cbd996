import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn, submitWith } from "../testing/fill-in.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const home = "https://product.example/home";
const destination = "/plan?q=a+b c&d=é";
const opened = `/?redirect=${encodeURIComponent(destination)}`;
const change = { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" };

type User = ReturnType<typeof renderPortal>["user"];

/** Signs in on the sign-in page that is shown, or is about to be. */
async function signIn(user: User) {
  const field = await screen.findByLabelText(/^Username or email/u);
  await user.clear(field);
  await fillIn(user, field, "owen.fraser");
  await submitWith(user, screen.getByLabelText("Password"), "quiet river 8");
}

async function thereAndBack(user: User, there: RegExp, back: RegExp) {
  await user.click(await screen.findByRole("link", { name: there }));
  await user.click(await screen.findByRole("link", { name: back }));
}

describe("the redirect that the root was opened with", () => {
  it.each([
    [/^Trouble signing in/u, /^Back to sign-in/u],
    [/^Don’t have/u, /^Back to sign-in/u],
  ])("[QN-1] [API-3] [QT-2] reaches the server after %s and %s", async (there, back) => {
    const asked = answering("/api/auth/login", { data: { url: home } });
    const { user, leaveTo } = renderPortal(opened);
    await thereAndBack(user, there, back);
    expect(JSON.stringify([{ ...sessionStorage }, location.href])).not.toContain("plan");
    await signIn(user);
    await waitFor(() => expect(leaveTo.mock.calls).toEqual([[home]]));
    expect(asked[0]?.url.searchParams.get("redirect")).toBe(destination);
  });

  it("[QN-1] [API-3] [QT-2] reaches the server with the sign-in after a forced change", async () => {
    const asked = answering("/api/auth/login", { data: change }, { data: { url: home } });
    answering("/api/auth/mustresetpassword", {});
    const { user, leaveTo } = renderPortal(opened);
    await signIn(user);
    await submitWith(user, await screen.findByLabelText("New password"), "quiet river 8");
    await screen.findByText(/new password is saved/u);
    await signIn(user);
    await waitFor(() => expect(leaveTo.mock.calls).toEqual([[home]]));
    const sent = asked.map(({ url }) => url.searchParams.get("redirect"));
    expect(sent).toEqual([destination, destination]);
  });

  it.each([
    ["sdmylife", "/api/auth/loginSD"],
    ["florida", "/api/auth/login"],
  ] as const)(
    "[QN-1] [API-3] [SI-2] reaches the server where the root is the sign-in of %s, which has two paths",
    async (variant, path) => {
      const asked = answering(path, { data: change }, { data: { url: home } });
      answering("/api/auth/mustresetpassword", {});
      const { user } = renderPortal(opened, { region: { variants: [variant] } });
      await thereAndBack(user, /^Trouble signing in/u, /^Back to sign-in/u);
      await signIn(user);
      await submitWith(user, await screen.findByLabelText("New password"), "quiet river 8");
      await screen.findByText(/new password is saved/u);
      await signIn(user);
      await waitFor(() => expect(asked).toHaveLength(2));
      const sent = asked.map(({ url }) => url.searchParams.get("redirect"));
      expect(sent).toEqual([destination, destination]);
    },
  );

  it("[API-3] one at the other path of the root is not sent", async () => {
    const asked = answering("/api/auth/loginSD", { data: { url: home } });
    const { user } = renderPortal("/sdmylife?redirect=%2Fplan", {
      region: { variants: ["sdmylife"] },
    });
    await signIn(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.url.search).toBe("");
  });

  it("[API-3] [SI-2] stays with the root, whose sign-in alone sends one", async () => {
    const asked = answering("/api/auth/loginSD", { data: { url: home } });
    const { user } = renderPortal("/sdmylife?redirect=%2Fplan");
    await thereAndBack(user, /^Trouble signing in/u, /^Back to sign-in/u);
    await signIn(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.url.search).toBe("");
  });

  it("[API-3] one of a variant's sign-in is not kept for the root", async () => {
    const asked = answering("/api/auth/login", { data: { url: home } });
    const { user } = renderPortal("/sdmylife?redirect=%2Fplan");
    await thereAndBack(user, /^Don’t have/u, /^Back to sign-in/u);
    expect(window.location.pathname).toBe("/");
    await signIn(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.url.search).toBe("");
  });

  it("[QN-7] [QX-4] is not the next person's, once another tab has signed out", async () => {
    localStorage.setItem("auth_token", "true");
    const asked = answering("/api/auth/login", { data: { url: home } });
    const { user } = renderPortal(opened);
    await user.click(await screen.findByRole("link", { name: /^Trouble signing in/u }));
    localStorage.removeItem("auth_token");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" })));
    await user.click(await screen.findByRole("link", { name: /^Back to sign-in/u }));
    await signIn(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.url.search).toBe("");
  });
});
