import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { verificationKinds } from "../../testing/verification-kinds.ts";

const resendPath = "/api/auth/resendverification";
const sentNotice = "We sent a new link by email.";

describe.each(verificationKinds)("$route", ({ route, path, good }) => {
  it("[VF-1] [API-15] is checked on load and shows the address", async () => {
    const asked = answering(path, good);
    renderPortal(`/${route}/a%2Fb/Personal/0/1`);
    expect(await screen.findByText("new@home.example")).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([
      { Token: "a/b", tokenType: "Personal", languageType: 0, translationLanguage: 1 },
    ]);
  });

  it("[QV-2] its buttons are as wide as a phone, like those of other screens", async () => {
    answering(path, good, refusal(410));
    answering(resendPath, () => new HttpResponse(null, { status: 200 }));
    const { user, unmount } = renderPortal(`/${route}/t/Personal/0/1`);
    const inRow = { selector: ".wm-actions > *" };
    expect(await screen.findByText("Sign in", inRow)).toBeVisible();
    unmount();
    renderPortal(`/${route}/t/Personal/0/1`);
    const renew = await screen.findByRole("button", { name: "Click here to get a new one" });
    expect(renew.parentElement).toHaveClass("wm-actions");
    await user.click(renew);
    expect(await screen.findByText("Ask for another one", inRow)).toBeVisible();
  });

  it("[VF-2] [VF-3] an expired link can be renewed; the notice waits for success", async () => {
    answering(path, refusal(410));
    const asked = answering(
      resendPath,
      refusal(503),
      () => new HttpResponse(null, { status: 200 }),
    );
    const { user } = renderPortal(`/${route}/t/Personal/0/1`);
    const renew = await screen.findByRole("button", { name: "Click here to get a new one" });
    expect(document.querySelector("[data-message=VERIFY_LINK_EXPIRED]")).toBeVisible();
    await user.click(renew);
    expect(await screen.findByText(/We couldn’t send a new link/u)).toBeVisible();
    expect(screen.queryByText(sentNotice)).toBeNull();
    await user.click(renew);
    expect(await screen.findByText(sentNotice)).toBeVisible();
    expect(screen.queryByText(/We couldn’t send a new link/u)).toBeNull();
    expect(screen.getByRole("heading", { level: 1, name: "Check your email" })).toHaveFocus();
    expect(document.title).toBe("Check your email – Waymark");
    expect(screen.queryByText(/expired/u)).toBeNull();
    expect(asked[1]?.body).toEqual({
      Token: "t",
      tokenType: "Personal",
      languageType: 0,
      translationLanguage: 1,
    });
  });

  it("[VF-3] a 200 with an errorMessage has sent no new link", async () => {
    answering(path, refusal(410));
    answering(resendPath, { errorMessage: "Too many links" });
    const { user } = renderPortal(`/${route}/t/Personal/0/1`);
    await user.click(await screen.findByRole("button", { name: "Click here to get a new one" }));
    expect(await screen.findByText(/We couldn’t send a new link/u)).toBeVisible();
    expect(screen.queryByText(sentNotice)).toBeNull();
  });

  it("[VF-3] names the address of the new link where the server does, in the panel of a forgotten password", async () => {
    answering(path, refusal(410));
    answering(resendPath, good);
    const { user } = renderPortal(`/${route}/t/Personal/0/1`);
    await user.click(await screen.findByRole("button", { name: "Click here to get a new one" }));
    expect(await screen.findByText("We sent a link to:")).toBeVisible();
    const address = screen.getByText("new@home.example");
    expect(address).toHaveAttribute("translate", "no");
    expect(address.parentElement).toHaveClass("wm-fact");
    expect(screen.queryByText(sentNotice)).toBeNull();
  });

  it("[SI-5] [VF-3] the button for a new link spins a second longer than its call", async () => {
    answering(path, refusal(410));
    answering(resendPath, refusal(503));
    const { user } = renderPortal(`/${route}/t/Personal/0/1`);
    const spinner = () => document.querySelector(".wm-resend .wm-button__spinner > *");
    const renew = await screen.findByRole("button", { name: "Click here to get a new one" });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(renew);
    expect(await screen.findByText(/We couldn’t send a new link/u)).toBeVisible();
    expect(renew).toHaveAttribute("aria-busy", "false");
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(spinner()).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(spinner()).toBeNull();
  });

  it("[QE-1] [VF-3] says that a new link is on its way, and at once that it could not be sent", async () => {
    answering(path, refusal(410));
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    answering(resendPath, () => answered);
    const { user } = renderPortal(`/${route}/t/Personal/0/1`);
    await user.click(await screen.findByRole("button", { name: "Click here to get a new one" }));
    const busy = await screen.findByText("Sending…");
    expect(busy).toHaveRole("status");
    answer(new HttpResponse(null, { status: 500 }));
    const reason = await screen.findByText(/We couldn’t send a new link/u);
    expect(reason.closest(".wm-notice")).toHaveRole("alert");
    expect(busy).toBeEmptyDOMElement();
  });

  it("[VF-2] [QN-4] a used link leads to sign-in, without a code: it was done before", async () => {
    answering(path, refusal(409));
    renderPortal(`/${route}/t/Personal/0/1`);
    expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/");
    expect(document.querySelector("[data-message=VERIFY_LINK_USED]")).toBeVisible();
    expect(document.querySelector(".wm-code")).toBeNull();
  });

  it.each([
    ["403", refusal(403)],
    ["500", refusal(500)],
    ["503", refusal(503)],
    ["a web page", () => HttpResponse.html("<p>Log in to the network</p>")],
    ["429 with a long wait", refusal(429, {}, { "Retry-After": "86400" })],
    ["no answer", noAnswer()],
    ["no address", () => HttpResponse.json({ data: {} })],
  ])("[VF-2] %s shows a neutral notice that can be tried again", async (_, answer) => {
    answering(path, answer, good);
    const { user } = renderPortal(`/${route}/t/Personal/0/1`);
    const title = { level: 1, name: "Something went wrong" };
    expect(await screen.findByRole("heading", title)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("new@home.example")).toBeVisible();
  });

  it.each([400, 404, 422])(
    "[VF-2] a link that is refused with %i is opened again from the email, not asked about again",
    async (status) => {
      answering(path, refusal(status));
      renderPortal(`/${route}/t/Personal/0/1`);
      expect(await screen.findByText(/Open it again from your email/u)).toHaveAttribute(
        "data-message",
        "VERIFY_LINK_INCOMPLETE",
      );
      const title = { level: 1, name: "This link doesn’t work" };
      expect(screen.getByRole("heading", title)).toBeVisible();
      expect(document.querySelector("[data-message=VERIFY_NOT_POSSIBLE]")).toBeVisible();
      expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
      expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeVisible();
    },
  );

  it("[QX-8] [VF-3] a reload after sending says that a link was sent, and lets another one be asked for", async () => {
    answering(path, refusal(410));
    answering(resendPath, good);
    // As the inline head script leaves it.
    const opened = { usr: { link: `/${route}/t/Personal/0/1` } };
    const page = `/${route}/-/Personal/0/1`;
    const { user, unmount } = renderPortal(page, { historyState: opened });
    await user.click(await screen.findByRole("button", { name: "Click here to get a new one" }));
    await screen.findByText("We sent a link to:");
    const { state } = window.history;
    expect(JSON.stringify(state)).not.toContain("new@home.example");
    unmount();
    const again = renderPortal(page, { historyState: state });
    expect(await screen.findByText(/A link was already sent/u)).toBeVisible();
    expect(screen.queryByText(/expired/u)).toBeNull();
    await again.user.click(screen.getByRole("button", { name: "Ask for another one" }));
    await again.user.click(screen.getByRole("button", { name: "Click here to get a new one" }));
    expect(await screen.findByText("We sent a link to:")).toBeVisible();
    act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(await screen.findByText(/A link was already sent/u)).toBeVisible();
  });

  it("[VF-3] another link can be asked for once one was sent", async () => {
    answering(path, refusal(410));
    const asked = answering(resendPath, () => new HttpResponse(null, { status: 200 }));
    const { user } = renderPortal(`/${route}/t/Personal/0/1`);
    await user.click(await screen.findByRole("button", { name: "Click here to get a new one" }));
    await user.click(await screen.findByRole("button", { name: "Ask for another one" }));
    await user.click(await screen.findByRole("button", { name: "Click here to get a new one" }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it.each([
    ["0/1", "en-CA", 0, 1],
    ["1/3", "fr-CA", 1, 3],
    ["fr-CA/fr_CA", "fr-CA", 1, 3],
    ["EN_GB/en-gb", "en-GB", 1, 8],
    ["es_MX/4", "en-CA", 1, 4],
    ["fr/fr", "fr-CA", 1, 3],
    ["EN/FR", "fr-CA", 0, 3],
    ["FR_CA/y", "fr-CA", 1, 3],
    ["1/y", "en-CA", 1, 1],
    ["en/en", "en-CA", 0, 1],
    ["x/y", "en-CA", 0, 1],
    // As mail programs end a link.
    ["1/3.", "fr-CA", 1, 3],
    ["1/fr-CA)", "fr-CA", 1, 3],
    ["1/3%20", "fr-CA", 1, 3],
  ])(
    "[VF-4] [API-20] %s is shown in %s",
    async (parts, language, languageType, translationLanguage) => {
      const asked = answering(path, good);
      renderPortal(`/${route}/t/Personal/${parts}`);
      await screen.findByText("new@home.example");
      expect(document.documentElement.lang).toBe(language);
      expect(asked[0]?.body).toMatchObject({ languageType, translationLanguage });
    },
  );

  it("[VF-1] [QT-4] a link in an unknown language is checked once, also where another one is chosen", async () => {
    const asked = answering(path, good, refusal(409));
    const { user } = renderPortal(`/${route}/t/Personal/x/y`);
    await screen.findByText("new@home.example");
    await user.click(screen.getByRole("link", { name: "Français" }));
    await waitFor(() => expect(document.documentElement.lang).toBe("fr-CA"));
    expect(await screen.findByText("new@home.example")).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it("[VF-4] [LN-3] a French link stays French on the way to sign-in, and the toggle still works", async () => {
    answering(path, good);
    const { user } = renderPortal(`/${route}/t/Personal/1/3`);
    await screen.findByText("new@home.example");
    expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute("href", "/?lang=fr");
    await user.click(screen.getByRole("link", { name: "English" }));
    await waitFor(() => expect(document.documentElement.lang).toBe("en-CA"));
  });
});
