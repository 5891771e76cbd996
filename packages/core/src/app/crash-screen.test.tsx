import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { lazyPage } from "../layout/lazy-page.ts";
import { PortalLink } from "../navigation/app-links.tsx";
import { idleAtOnce } from "../testing/idle-at-once.ts";
import {
  counted,
  countingConfiguration,
  listeningAnalytics,
} from "../testing/listening-analytics.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { server } from "../testing/server.ts";

/** A page of a region's own that throws. */
const broken = lazyPage(
  async () => ({}),
  () => () => {
    throw new Error("planted");
  },
);

describe("a screen that crashes", () => {
  it("[LN-3] starting again after a crash keeps French", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderPortal("/about?lang=fr", {
      region: {
        pages: {
          "/about": broken,
        },
      },
    });
    const startAgain = await screen.findByRole("link", { name: "Recommencer" });
    expect(startAgain).toHaveAttribute("href", "/?lang=fr");
  });

  it("[QE-4] [QL-1] [CO-1] a crash shows a next step and a code without anything secret, logs it with the device, and has it copied", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const logged = vi.spyOn(console, "info").mockImplementation(() => undefined);
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("x".repeat(900));
    const { user } = renderPortal("/about/secret-name?k=secret-k", {
      region: {
        pages: {
          "/about/:name": broken,
        },
      },
    });
    expect(await screen.findByRole("heading", { name: "This page stopped working" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Start again" })).toHaveAttribute("href", "/");
    const shown = screen.getByText(/^Code /u).textContent.replaceAll(/[\u202f\u00a0]/gu, " ");
    expect(shown).toMatch(/^Code X-STOP-[\dA-F]{4}, \d{1,2}:\d\d [ap]\.m\.$/u);
    const [[line = ""] = []] = logged.mock.calls as string[][];
    expect(line).toMatch(/^X-STOP-[\dA-F]{4} [\dT:.-]+Z \* desk: x{500}$/u);
    expect(shown).toContain(line.slice(0, 11));
    const parts = document.querySelectorAll(".wm-reference > *");
    expect([...parts].map((part) => part.getAttribute("translate"))).toEqual(["no", "no"]);

    const writeText = vi.fn<Clipboard["writeText"]>(async () => undefined);
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText } as never);
    await user.click(screen.getByRole("button", { name: "Copy the code" }));
    expect(writeText).toHaveBeenCalledWith(line.slice(0, line.indexOf(" desk")));
  });

  it("[QO-1] a crash is counted once, however often statistics are turned off and on", async () => {
    for (const log of ["error", "info"] as const) vi.spyOn(console, log).mockReturnValue();
    idleAtOnce();
    localStorage.setItem("analyticsConsent", "given");
    const { analytics, events } = listeningAnalytics("ask");
    const { user } = renderPortal("/about", {
      region: { analytics, pages: { "/about": broken } },
      environment: { configuration: countingConfiguration },
    });
    const crashes = () => events.filter(({ name }) => name === "screen_crashed");
    await waitFor(() => expect(crashes()).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Turn usage statistics off" }));
    await user.click(screen.getByRole("button", { name: "Turn usage statistics on" }));
    await counted();
    expect(crashes()).toHaveLength(1);
  });

  it.each([
    ["works", { writeText: async () => undefined }, "Copied", ""],
    ["is refused", { writeText: () => Promise.reject(new Error("planted")) }, "", "Code X-STOP-"],
    ["is missing, as without https", undefined, "", "Code X-STOP-"],
  ])("[QE-4] the code of a crash, where copying %s", async (_, clipboard, said, selected) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "info").mockImplementation(() => undefined);

    const { user } = renderPortal("/about", { region: { pages: { "/about": broken } } });
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as never);
    await user.click(await screen.findByRole("button", { name: "Copy the code" }));
    await waitFor(() => {
      expect(String(getSelection()).slice(0, 12)).toBe(selected);
      // The press is answered for screen readers, too: they read what takes the focus.
      expect(document.activeElement?.textContent.slice(0, 12)).toBe(selected || "Copy the cod");
      expect(
        screen
          .queryAllByText("Copied")
          .map(({ textContent }) => textContent)
          .join(""),
      ).toBe(said);
    });
  });
});

describe("a screen whose script does not come", () => {
  const hasReloaded = () => sessionStorage.getItem("reloadedBuild") !== null;

  /** Presses a link to it in a browser that says that it is online. */
  async function pressLink() {
    vi.spyOn(console, "error").mockReturnValue();
    const noScript = () => Promise.reject(new TypeError("no script"));
    const about = lazyPage(noScript, () => () => null);
    const footer = () => <PortalLink to="/about">About us</PortalLink>;
    const { user } = renderPortal("/", { region: { pages: { "/about": about }, footer } });
    await user.click(screen.getByRole("link", { name: "About us" }));
    return user;
  }

  /** Opens it; the test answers whether the server is there. */
  async function openIt(answer: () => Response | Promise<Response>) {
    const asked = vi.fn<typeof answer>(answer);
    server.use(http.head("*/about", asked));
    const user = await pressLink();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    return { user, asked };
  }

  it.each([
    ["there", () => new HttpResponse()],
    ["behind a sign-in of its own", () => HttpResponse.redirect("https://proxy.example/sign-in")],
  ])("[QX-5] reloads the page where the server is %s", async (_, answer) => {
    await openIt(answer);
    await waitFor(() => expect(hasReloaded()).toBe(true));
  });

  it("[QX-2] [QX-5] says so where no server answers, and can be tried again; the browser's own error page does not come", async () => {
    const { user, asked } = await openIt(() => HttpResponse.error());
    expect(
      await screen.findByRole("heading", { name: "We couldn’t open this page" }),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole("button", { name: "Try again", busy: false })).toBeVisible();
    expect(hasReloaded()).toBe(false);
    // Behind a filter that swallows the question, too, a person who presses again gets the page.
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { reload });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it("[QX-3] [QX-5] reloads a page that is back from the cache: while it was left, Safari ended its calls", async () => {
    const { asked } = await openIt(() => HttpResponse.error());
    await screen.findByRole("heading", { name: "We couldn’t open this page" });
    asked.mockReturnValue(new HttpResponse());
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await waitFor(() => expect(hasReloaded()).toBe(true));
  });

  /**
   * Goes back to sign-in, where the answer to what is pressed comes at the moment at which sign-in appears: React runs its
   * effects later. Through a network it would come before or after them, as the machine is busy.
   */
  async function goBackAsItAnswers(press: () => Promise<unknown>) {
    const signIn = () => screen.queryByLabelText("Password");
    let answer: (response: Response) => void = () => undefined;
    const asked = vi.spyOn(window, "fetch");
    asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await press();
    await waitFor(() => expect(asked).toHaveBeenCalledWith("", expect.anything()));
    expect(signIn()).toBeNull();
    const reload = vi.fn<() => void>();
    const answered = new Promise((done) => {
      const appearing = new MutationObserver(() => {
        if (!signIn()) return;
        appearing.disconnect();
        vi.stubGlobal("location", { reload });
        answer(new Response());
        setTimeout(done);
      });
      appearing.observe(document.body, { childList: true, subtree: true });
    });
    window.history.back();
    await answered;
    return { reload };
  }

  it("[QX-5] reloads no other screen that is opened meanwhile", async () => {
    const { reload } = await goBackAsItAnswers(pressLink);
    expect(reload).not.toHaveBeenCalled();
  });

  it("[QX-2] [QX-5] a try reloads no other screen that is opened meanwhile, where the person may type", async () => {
    const { user } = await openIt(() => HttpResponse.error());
    const tryAgain = await screen.findByRole("button", { name: "Try again" });
    const { reload } = await goBackAsItAnswers(() => user.click(tryAgain));
    expect(reload).not.toHaveBeenCalled();
  });
});
