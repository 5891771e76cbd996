import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hasMark, setMark } from "../../page/marks.ts";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import {
  bodyOf,
  button,
  home,
  message,
  messages,
  password,
  signedIn,
  signIn,
  username,
} from "../../testing/sign-in-page.ts";

afterEach(() => vi.useRealTimers());

describe("sign-in outcomes", () => {
  it("[SI-6] goes to the url, and stores the token when remember is ticked", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ appToken: "token-1", auth_token: "true" });
  });

  it("[SI-6] [CO-2] stores no token when remember is not ticked", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await user.click(screen.getByRole("checkbox"));
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect({ ...localStorage }).toEqual({ auth_token: "true", remember: "unticked" });
  });

  it("[SI-8] [API-3] another sign-in page has an attempt of its own, without the refusal of the one before", async () => {
    const sent = answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/florida");
    await signIn(user);
    await waitFor(() => expect(messages()).not.toEqual([]));
    await user.click(screen.getByRole("link", { name: /^Waymark/u }));
    await waitFor(() => expect(window.location.pathname).toBe("/"));
    expect(messages()).toEqual([]);
    await signIn(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(bodyOf);
    expect(second?.["RequestId"]).not.toBe(first?.["RequestId"]);
  });

  it("[SI-7] a must-reset goes to /mustreset with nothing stored", async () => {
    answering("/api/auth/login", {
      data: { isMustResetPassword: true, userAccountId: 7, jwtToken: "t" },
    });
    const { user, leaveTo } = renderPortal("/?lang=en");
    await signIn(user);
    await waitFor(() => expect(window.location.pathname).toBe("/mustreset"));
    expect(window.location.search).toBe("?lang=en");
    expect(leaveTo).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it("[SI-7] [QX-5] from a must-reset on, a page whose script is gone may reload again", async () => {
    // As the first script leaves it.
    setMark("sending");
    answering("/api/auth/login", { data: { isMustResetPassword: true, userAccountId: 7 } });
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(window.location.pathname).toBe("/mustreset"));
    expect(hasMark("sending")).toBe(false);
  });

  it("[SI-8] [QE-2] shows the server's message as text", async () => {
    const words = "Your account is locked. <b>Call us</b>";
    answering("/api/auth/login", { data: { errorMessage: words } });
    const { user } = renderPortal("/");
    await signIn(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("alert").querySelector("b")).toBeNull();
  });

  it.each([400, 401, 404, 409, 422])(
    "[SI-9] HTTP %i is a wrong username or password",
    async (status) => {
      answering("/api/auth/login", refusal(status));
      const { user } = renderPortal("/");
      await signIn(user);
      await waitFor(() => expect(messages()).toEqual(["USERNAME_OR_PASSWORD_NOT_FOUND"]));
    },
  );

  it.each([
    ["403", refusal(403), /Reload it/u],
    ["429 with a long wait", refusal(429, {}, { "Retry-After": "86400" }), /later/u],
    ["500", refusal(500), /service has trouble/u],
    ["503 with a long wait", refusal(503, {}, { "Retry-After": "86400" }), /later/u],
    [
      "HTML",
      () => HttpResponse.html("<p>Log in to the school network</p>"),
      /your network wants a sign-in/u,
    ],
    ["an answer without a url", () => HttpResponse.json({ data: {} }), /service has trouble/u],
  ])("[SI-9] [QE-3] %s says the true reason first and stronger", async (name, answer, reason) => {
    answering("/api/auth/login", answer);
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(messages()[0]).toMatch(/^TROUBLE_/u));
    expect(messages()[1]).toBe("USERNAME_OR_PASSWORD_NOT_FOUND");
    const summary = screen.getByRole("alert");
    expect(summary.querySelector("strong")).toHaveTextContent(reason);
    // After too many tries the password may well have been the reason.
    const lead = name.startsWith("429")
      ? "A possible reason"
      : "If this continues, another possible reason";
    const hint = document.querySelector(".wm-summary__detail");
    expect(summary).not.toContainElement(hint as HTMLElement);
    expect(hint).toHaveTextContent(`${lead}: Username or password`);
  });

  it("[SI-9] an outage says so in French as well, with what to check if it continues", async () => {
    answering("/api/auth/login", refusal(503));
    const { user } = renderPortal("/?lang=fr");
    await user.type(screen.getByLabelText("Nom d’utilisateur ou courriel"), "amelie");
    await user.type(screen.getByLabelText("Mot de passe"), "river stone 8{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Il y a un problèmeLe service éprouve des difficultés/u,
    );
    expect(document.querySelector(".wm-summary__detail")).toHaveTextContent(
      /^Si cela persiste, une autre raison possible : Nom d’utilisateur/u,
    );
  });

  it("[QN-4] a failure has a code of call, outcome and RequestId, below the summary", async () => {
    const calls = answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await signIn(user);
    const { RequestId } = await waitFor(() => bodyOf(calls[0]) as { RequestId: string });
    const code = await screen.findByText(/^Code /u);
    expect(code.textContent).toContain(`Code L-401-${RequestId.slice(0, 4).toUpperCase()}, `);
    expect(code).toHaveAttribute("translate", "no");
    expect(screen.getByRole("alert")).not.toContainElement(code);
  });

  it("[SI-9] [QE-3] no answer at all is a connection message, and all that was typed stays", async () => {
    answering("/api/auth/login", noAnswer());
    const { user } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe("CONNECTION_ERROR"));
    expect([username().value, password().value]).toEqual(["amelie", "river stone 8"]);
  });

  it("[SI-10] [QE-1] a failure clears nothing, takes the focus, and typing replaces the password", async () => {
    answering("/api/auth/login", refusal(401));
    const { user } = renderPortal("/");
    await signIn(user);
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 13]);
    await user.keyboard("new");
    expect(password().value).toBe("new");
    expect(username().value).toBe("amelie");
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "https://user@evil.example/",
    "null",
    ".",
    "?x=1",
    "#home",
    "/",
    "/#home",
    "%2F%2Fevil.example",
    "https:///evil.example",
  ])("[QT-1] refuses to follow %s", async (url) => {
    answering("/api/auth/login", { data: { url, jwtToken: "t" } });
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(message()).toBe("GENERIC_ERROR"));
    expect(leaveTo).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["while its response is decided on", "pageUrl"],
    ["while it is acted on", "leaveTo"],
  ])(
    "[API-21] [QE-4] a mistake of our own after a good login, %s, crashes the screen, with its cause in the console",
    async (_, name) => {
      const console = vi.spyOn(globalThis.console, "error").mockImplementation(() => undefined);
      const planted = new TypeError("planted");
      answering("/api/auth/login", { data: { url: "/home", jwtToken: "t" } });
      const plant = () => {
        throw planted;
      };
      const { user } = renderPortal("/", { environment: { [name]: plant } });
      await signIn(user);
      expect(
        await screen.findByRole("heading", { level: 1, name: /stopped working/u }),
      ).toBeVisible();
      expect(console.mock.calls.flat()).toContain(planted);
      expect(messages()).toEqual([]);
      vi.restoreAllMocks();
    },
  );

  it("[SI-5] [QX-1] sends one request however often it is asked, and spins a second longer", async () => {
    let answer: (response: Response) => void = () => undefined;
    const asked = answering("/api/auth/login", () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderPortal("/");
    await signIn(user);
    await user.dblClick(button());
    await user.type(password(), "{Enter}{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(button()).toHaveAttribute("aria-busy", "true");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const spinning = () => document.querySelector("[data-spinning]")?.getAttribute("data-spinning");
    let endedAt = 0;
    const watch = new MutationObserver(() => (endedAt = Date.now()));
    watch.observe(button(), { attributeFilter: ["aria-busy"] });
    answer(HttpResponse.json({}, { status: 401 }));
    await waitFor(() => expect(message()).toBe("USERNAME_OR_PASSWORD_NOT_FOUND"));
    watch.disconnect();
    // A busy machine has let some of the second pass before it looks.
    vi.setTimerTickMode("manual");
    const spinsAfter = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(endedAt + ms - Date.now()));
      return spinning();
    };
    expect(await spinsAfter(950)).toBe("true");
    expect(await spinsAfter(1100)).toBe("false");
    expect(asked).toHaveLength(1);
  });

  it("[QX-1] stays busy while the browser is on its way", async () => {
    const asked = answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    await user.click(button());
    await user.type(password(), "{Enter}");
    expect(asked).toHaveLength(1);
    expect(button()).toHaveAttribute("aria-busy", "true");
  });

  it("[QX-3] a return from the back/forward cache is ready for another try", async () => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    const back = new Event("pageshow") as PageTransitionEvent;
    Object.defineProperty(back, "persisted", { value: true });
    act(() => void window.dispatchEvent(back));
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "false"));
  });
});
