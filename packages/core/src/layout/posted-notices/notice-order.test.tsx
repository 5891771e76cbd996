import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import {
  inHours,
  noticesSettled,
  postNotices,
  shownNotices,
  slowNotice,
} from "../../testing/posted-notices.ts";
import { signIn } from "../../testing/sign-in-page.ts";

const named = (id: string, more: object = {}) => slowNotice({ id, text: { "en-CA": id }, ...more });

const [earlier, later] = [inHours(-2), inHours(-1)];

it("[QO-7] [QN-2] a refused sign-in asks the host again, once that was done a minute ago", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const posted: object[] = [];
  postNotices(() => HttpResponse.json(posted));
  answering("/api/auth/login", refusal(503));
  const { user } = renderPortal("/");
  await noticesSettled();
  posted.push(named("a"));
  vi.setSystemTime(Date.now() + 61_000);
  await signIn(user);
  await waitFor(() => expect(shownNotices()).toEqual(["a"]));
});

describe("of three notices", () => {
  it.each([
    ["the first of those without a beginning", [named("a"), named("b"), named("c")], ["a", "b"]],
    [
      "the one that began last",
      [named("a"), named("b", { from: earlier }), named("c", { from: later })],
      ["c", "b"],
    ],
    [
      "a warning before all others",
      [named("a", { tone: "warning" }), named("b", { from: earlier }), named("c", { from: later })],
      ["a", "c"],
    ],
  ])("[QO-7] two are shown: %s", async (_, posted, shown) => {
    postNotices(posted);
    renderPortal("/");
    await waitFor(() => expect(shownNotices()).toEqual(shown));
  });

  it("[QO-7] [SI-9] a refused sign-in names the warning", async () => {
    postNotices([named("a"), named("b", { from: later }), named("c", { tone: "warning" })]);
    answering("/api/auth/login", { errorMessage: "No such user." });
    const { user } = renderPortal("/");
    await noticesSettled();
    await signIn(user);
    const alert = await screen.findByRole("alert");
    expect(alert.querySelector(".wm-notice-line")).toHaveTextContent("Notice: c");
  });
});
