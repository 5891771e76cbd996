import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CHANNEL_NAME, type OtherTabNews, tellOtherTabs } from "../../session/other-tabs.ts";
import { openWorkspaces, workspaces } from "../../testing/workspaces.ts";

/** Opens the workspaces of a browser that says that it is offline. @returns what answers the page's own server */
async function openOffline() {
  const view = await openWorkspaces(workspaces);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const answers: ((response: Response | null) => void)[] = [];
  vi.spyOn(window, "fetch").mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        answers.push((response) => (response ? resolve(response) : reject(new TypeError("cut"))));
      }),
  );
  await view.user.click(card());
  expect(card()).toHaveAttribute("aria-busy", "true");
  expect(view.leaveTo).not.toHaveBeenCalled();
  const answerUnseen = (response: Response | null) => {
    for (const each of answers) each(response);
  };
  return {
    ...view,
    /** Answers before React renders what has just happened. */
    answerUnseen,
    answer: (response: Response | null) => act(async () => answerUnseen(response)),
  };
}

const card = () => screen.getByRole("button", { name: "Select Student" });

it("[QX-2] a workspace that is chosen without a network stays on the page, which says why", async () => {
  const { leaveTo, answer } = await openOffline();
  await answer(null);
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveTextContent(/internet connection/u);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(card()).toHaveAttribute("aria-busy", "false");
  expect(leaveTo).not.toHaveBeenCalled();
});

it("[QX-2] a workspace opens where the server answers, though the browser says that it is offline", async () => {
  const { leaveTo, answer } = await openOffline();
  await answer(new Response());
  expect(leaveTo).toHaveBeenCalledWith("https://product.example/1");
});

it("[QX-2] of two workspaces that are chosen while the server is asked, the second one opens", async () => {
  const { user, leaveTo, answer } = await openOffline();
  await user.click(screen.getByRole("button", { name: "Select Educator" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await answer(new Response());
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith("https://product.example/4");
});

it("[QX-2] a workspace does not open once another screen is shown", async () => {
  const { leaveTo, answer } = await openOffline();
  window.history.pushState(null, "", "/noaccount");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(await screen.findByRole("heading", { level: 1, name: /account/u })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Select Student" })).toBeNull();
  await answer(new Response());
  expect(leaveTo).not.toHaveBeenCalled();
});

it("[QX-2] [QX-4] a workspace does not open for the person who has signed in meanwhile", async () => {
  const { leaveTo, answer } = await openOffline();
  // The answer comes at once when the cards are gone, before React runs its effects.
  const answered = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (screen.queryByRole("button", { name: "Select Student" })) return;
      observer.disconnect();
      resolve(answer(new Response()));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  tellOtherTabs("signedIn");
  await answered;
  expect(leaveTo).not.toHaveBeenCalled();
});

/** Answers at once when the other tab's news are there, before React renders. */
async function tellAndAnswer(news: OtherTabNews, answer: () => Promise<void>): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const answered = new Promise((resolve) => {
    channel.addEventListener("message", () => resolve(answer()), { once: true });
  });
  tellOtherTabs(news);
  await answered;
  channel.close();
}

it.each(["signedIn", "resumed", "signedOut"] as const)(
  "[QN-7] [QX-4] a workspace does not open while the news `%s` of another tab wait for React",
  async (news) => {
    const { leaveTo, answer } = await openOffline();
    await tellAndAnswer(news, () => answer(new Response()));
    expect(leaveTo).not.toHaveBeenCalled();
  },
);

it("[QN-7] a workspace does not open once its person has logged out", async () => {
  const { leaveTo, answerUnseen } = await openOffline();
  // The cards are there until React has rendered sign-in.
  screen.getByRole("link", { name: "Sign out" }).click();
  answerUnseen(new Response());
  expect(await screen.findByLabelText("Password")).toBeVisible();
  expect(leaveTo).not.toHaveBeenCalled();
});

it("[QN-7] workspaces that were loaded again after the news of another tab can be opened", async () => {
  const { user, leaveTo } = await openWorkspaces(workspaces);
  tellOtherTabs("signedIn");
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  await user.click(await screen.findByRole("button", { name: "Select Student" }));
  expect(leaveTo).toHaveBeenCalledOnce();
});
