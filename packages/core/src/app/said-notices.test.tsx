import { act, screen, waitFor } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { expect, it, onTestFinished } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { LOADING_DELAY_MS } from "../config/constants.ts";
import { fillIn, submitWith } from "../testing/fill-in.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

/** Listens like a screen reader: to the focus, and to what comes into a live region that is there already. */
function listen(): readonly string[] {
  const heard: string[] = [];
  const known = new WeakSet<Node>();
  const look = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        "[role=status], [aria-live=polite]",
      );
      if (region && known.has(region)) heard.push(...Array.from(addedNodes, said));
    }
    for (const region of document.querySelectorAll("[role=status], [aria-live]")) known.add(region);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLHeadingElement) heard.push(`heading: ${target.textContent}`);
  };
  const watch = new MutationObserver(look);
  look([]);
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener("focusin", onFocus);
  onTestFinished(() => {
    watch.disconnect();
    document.removeEventListener("focusin", onFocus);
  });
  return heard;
}

const said = ({ textContent }: Node) => textContent ?? "";

it("[QE-1] [MR-2] after the heading of sign-in it is said once that the new password is saved", async () => {
  answering("/api/auth/login", { data: { isMustResetPassword: true, userAccountId: 42 } });
  answering("/api/auth/mustresetpassword", {});
  const { user } = renderPortal("/");
  await fillIn(user, screen.getByLabelText("Username or email"), "tomas");
  await submitWith(user, screen.getByLabelText("Password"), "old one");
  const field = await screen.findByLabelText("New password");
  const heard = listen();
  await submitWith(user, field, "mountain river");
  const words = "Your new password is saved. Please sign in with it.";
  await waitFor(() => expect(heard.slice(-2)).toEqual(["heading: Sign in", words]));
  await act(() => delay(50));
  expect(heard.filter((each) => each.includes("is saved"))).toEqual([words]);
});

it("[QE-1] [SH-8] [API-23] a log-out is said after the heading, and so is what happens to its call", async () => {
  localStorage.setItem("auth_token", "true");
  answering("/api/auth/switchaccount", { data: [{ userType: 4, url: "/w" }] });
  let fail: (response: Response) => void = () => undefined;
  const hanging = () => new Promise<Response>((resolve) => (fail = resolve));
  const asked = answering("/api/auth/logout", hanging, {});
  const configuration = { ...defaultConfiguration, logoutPath: "/api/auth/logout" };
  const { user } = renderPortal("/switchaccount?k=1", { environment: { configuration } });
  // The heading alone is there before they are loaded, and is no screen that was shown: the next one is like a first one.
  await screen.findByRole("button", { name: "Select Educator" });
  const heard = listen();
  await user.click(screen.getByRole("link", { name: "Sign out" }));
  // A busy machine announces the earlier screen's name, too, and perhaps after that heading.
  const heardSince = () =>
    heard.slice(heard.indexOf("heading: Sign in")).filter((words) => words !== "Select workspace");
  await waitFor(() => expect(heardSince()).toEqual(["heading: Sign in", "You’ve signed out."]));
  expect(heard.filter((words) => words === "You’ve signed out.")).toHaveLength(1);
  await waitFor(() => expect(asked).toHaveLength(1));
  fail(refusal(500)());
  const failed = expect.stringMatching(/^You’re signed out on this device.+ close the browser.$/u);
  await waitFor(() => expect(heardSince().slice(2)).toEqual([failed]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const sent = "The service knows now: you’re signed out.";
  await waitFor(() => expect(heard.at(-1)).toBe(sent));
});

it("[QE-1] [VF-3] it is said to which address a new link was sent", async () => {
  answering("/api/auth/personalemailverify", refusal(410));
  answering("/api/auth/resendverification", { data: { email: "maya@home.example" } });
  const { user } = renderPortal("/verify/t/Personal/0/1");
  const renew = await screen.findByRole("button", { name: "Click here to get a new one" });
  const heard = listen();
  await user.click(renew);
  const words = ["heading: Check your email", "We sent a link to: maya@home.example"];
  await waitFor(() => expect(heard.slice(-2)).toEqual(words));
});

it("[QE-1] a reason that the page was opened with is read with the page alone", async () => {
  renderPortal("/", { reason: "linkCutOff" });
  const heard = listen();
  expect(document.querySelector("[data-message=LINK_CUT_OFF]")).toBeVisible();
  await act(() => delay(100));
  expect(heard).toEqual([]);
});

it("[QE-1] [RG-3] after a wait the heading is said before the server's words below it", async () => {
  answering("/api/auth/getregistrationdata", async () => {
    await delay(LOADING_DELAY_MS + 100);
    const messages = [{ friendlyMessage: "Open until Friday." }];
    return HttpResponse.json({ institutions: [{ institutionId: 1, name: "A" }], messages });
  });
  renderPortal("/registration/k1");
  const heard = listen();
  const words = ["Register as an educator", "Open until Friday."];
  await waitFor(() => expect(heard).toEqual(words));
});
