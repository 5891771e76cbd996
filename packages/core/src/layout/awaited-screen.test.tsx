import { act, screen, waitFor } from "@testing-library/react";
import { delay, HttpResponse, type JsonBodyType } from "msw";
import type { ReactNode } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { lazyScreen } from "../browser/lazy-chunk.tsx";
import { ANNOUNCEMENT_MS, LOADING_DELAY_MS } from "../config/constants.ts";
import { RegionScreen } from "./screen.tsx";
import { WaitingScreen } from "./waiting-screen.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { account, open, reset, validate } from "../testing/reset-page.ts";
import { switchAccountPath, workspaces } from "../testing/workspaces.ts";

const link = "/verify/tok/Personal/0/1";
const path = "/api/auth/personalemailverify";
const good = { data: { email: "new@home.example" } };
const confirmed = "Your email is confirmed";

const said = () => document.querySelector("[aria-live=polite]")?.textContent;

/** An answer that comes after the progress message. */
const late = (answer: () => Response) => async () => {
  await delay(LOADING_DELAY_MS + 100);
  return answer();
};
const lateJson = (body: JsonBodyType) => late(() => HttpResponse.json(body));

it.each([
  ["an address that is confirmed", link, path, lateJson(good), confirmed],
  ["a link that was used", link, path, late(refusal(409)), "Already confirmed"],
  [
    "workspaces",
    "/switchaccount?k=1",
    "/api/auth/switchaccount",
    lateJson({ data: [{ userType: 1, url: "https://s.example/" }] }),
    "Select workspace",
  ],
])(
  "[QE-5] %s, once waited for, is said, and the focus stays",
  async (_, page, api, answer, words) => {
    answering(api, answer);
    renderPortal(page);
    expect(said()).toBe("");
    await waitFor(() => expect(said()).toBe(words));
    expect(document.querySelector("h1")).toHaveTextContent(words);
    expect(document.body).toHaveFocus();
  },
);

it("[QE-1] [QE-5] a mistake corrected at once does not say the screen a second time", async () => {
  answering(validate, lateJson({ data: account }));
  const { user, field } = await open("ForceResetPassword");
  await waitFor(() => expect(said()).toBe("Choose a new password"));
  await user.type(field, "short{Enter}");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(said()).toBe("");
  answering(reset, () => delay("infinite"));
  await user.type(field, "-no-more{Enter}");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(said()).toBe("");
});

it("[QE-5] an answer that comes at once is read with the page alone", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  answering(path, good);
  renderPortal(link);
  await screen.findByRole("heading", { name: confirmed });
  await act(() => delay(50));
  expect(said()).toBe("");
});

it.each([
  ["logging out", "Sign out"],
  ["the link to sign-in", /^Waymark/u],
])(
  "[QE-5] [SH-8] %s from a page that still loads puts the focus on sign-in's heading",
  async (_, name) => {
    answering(switchAccountPath, () => delay("infinite"));
    const { user } = renderPortal("/switchaccount?k=1");
    await user.click(screen.getByRole("link", { name }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Sign in" })).toHaveFocus());
  },
);

it.each(["/index.html", "/no-such-page"])(
  "[QE-5] a first load of %s, which leads to sign-in, leaves the focus where it is after a wait",
  async (address) => {
    localStorage.setItem("appToken", "of an ended sign-in");
    answering("/api/auth/redirect", refusal(401));
    renderPortal(address);
    await screen.findByRole("heading", { name: "Sign in" });
    await act(() => delay(LOADING_DELAY_MS));
    expect(document.body).toHaveFocus();
  },
);

it("[QE-5] [LN-3] the link to the other language keeps the focus while a page loads", async () => {
  let answer: (response: Response) => void = () => undefined;
  answering(switchAccountPath, () => new Promise((resolve) => (answer = resolve)));
  const { user } = renderPortal("/switchaccount?k=1");
  await user.click(screen.getByRole("link", { name: "Français" }));
  await screen.findByRole("link", { name: "English" });
  answer(HttpResponse.json({ data: workspaces }));
  expect(await screen.findAllByRole("button")).not.toHaveLength(0);
  expect(screen.getByRole("link", { name: "English" })).toHaveFocus();
});

it("[QE-1] [QE-5] a failure is an alert alone", async () => {
  answering(path, late(refusal(410)));
  renderPortal(link);
  expect(await screen.findByRole("alert")).toBeVisible();
  await act(() => delay(50));
  expect(said()).toBe("");
});

it("[QE-5] a prerendered page is waited for since its first paint, however late React comes", async () => {
  const entries = [{ startTime: performance.now() - LOADING_DELAY_MS }];
  const getEntriesByName = { configurable: true, value: () => entries };
  Object.defineProperty(performance, "getEntriesByName", getEntriesByName);
  onTestFinished(() => void Reflect.deleteProperty(performance, "getEntriesByName"));
  answering(path, good);
  renderPortal(link);
  await waitFor(() => expect(said()).toBe(confirmed));
});

/** Goes to a screen of the region, whose script takes longer than 300 ms. @returns a function that lets it arrive */
async function waitForScript() {
  let resolveScript: (module: { About: () => ReactNode }) => void = () => undefined;
  const script = new Promise<{ About: () => ReactNode }>((resolve) => (resolveScript = resolve));
  const about = lazyScreen(
    () => script,
    (module) => module.About,
  );
  const { user } = renderPortal("/", { region: { screens: { "no-account": about } } });
  await user.click(screen.getByRole("link", { name: "Don’t have an account?" }));
  await waitFor(() => expect(said()).toBe("One moment, please…"));
  return (About: () => ReactNode) => act(async () => resolveScript({ About }));
}

it("[QE-1] [QE-5] after a navigation a long wait is said, and then the heading takes the focus", async () => {
  const arrive = await waitForScript();
  await arrive(() => <RegionScreen title="About us" />);
  await waitFor(() => expect(screen.getByRole("heading", { name: "About us" })).toHaveFocus());
  expect(said()).toBe("");
});

it("[QE-1] [QE-5] the wait for the script of a screen and for its call is said once", async () => {
  const arrive = await waitForScript();
  await arrive(() => <WaitingScreen title="noAccount.title" />);
  await act(() => delay(LOADING_DELAY_MS + 200));
  expect(screen.getByRole("heading", { name: "Don’t have an account?" })).toBeVisible();
  expect(said()).toBe("");
});

it("[QE-1] [QE-5] a wait is said for a moment: who reads the page later does not find it again at its end", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await waitForScript();
  await act(() => vi.advanceTimersByTimeAsync(ANNOUNCEMENT_MS));
  expect(said()).toBe("");
});

it("[QE-1] a wait that begins with the page is read with it", async () => {
  answering(path, () => delay("infinite"));
  renderPortal(link);
  await act(() => delay(LOADING_DELAY_MS + 200));
  expect(screen.getByText("One moment, please…")).toBeVisible();
  expect(said()).toBe("");
});

it("[QV-7] the words of a wait are seen, but where the heading says the same", async () => {
  const hidden = () => document.querySelector(".wm-waiting__line .wm-visually-hidden");
  const arrive = await waitForScript();
  expect(screen.getByRole("heading", { name: "One moment, please…" })).toBeVisible();
  expect(hidden()).toHaveTextContent("One moment, please…");
  await arrive(() => <WaitingScreen title="noAccount.title" />);
  expect(await screen.findByText("One moment, please…")).toBeVisible();
  expect(hidden()).toBeNull();
});

it("[QE-5] after a navigation the heading takes the focus, and nothing is said besides", async () => {
  answering(
    "/api/auth/getregistrationdata",
    lateJson({ institutions: [{ institutionId: 1, name: "A" }] }),
  );
  const { user } = renderPortal("/account/k");
  await user.click(await screen.findByRole("link", { name: "Register" }));
  // The screen that waits for the call has the same heading.
  const heading = () => screen.getByRole("heading", { name: "Register as an educator" });
  await waitFor(() => expect(heading()).toHaveFocus());
  await act(() => delay(50));
  expect(said()).toBe("");
});

it("[QE-5] a stored sign-in that is given up leads the focus to the form, and says nothing besides", async () => {
  localStorage.setItem("appToken", "stored");
  answering("/api/auth/redirect", async () => {
    await delay("infinite");
    return HttpResponse.json({});
  });
  const { user } = renderPortal("/");
  const other = await screen.findByRole("button", { name: "Not you? Use another account" });
  await act(() => delay(LOADING_DELAY_MS));
  await user.click(other);
  const heading = await screen.findByRole("heading", { name: "Sign in" });
  await waitFor(() => expect(heading).toHaveFocus());
  await act(() => delay(50));
  expect(said()).toBe("");
});

it("[QE-5] the words are taken back before it is old", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answering(path, lateJson(good));
  renderPortal(link);
  await waitFor(() => expect(said()).toBe(confirmed));
  await act(() => vi.advanceTimersByTimeAsync(ANNOUNCEMENT_MS));
  expect(said()).toBe("");
});
