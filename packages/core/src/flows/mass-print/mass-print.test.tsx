import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { messagesIn } from "../../testing/shown-messages.ts";

const path = "/api/auth/massprintaddfiletoredis";
const file = "https://files.example/list.html";
const messages = () => messagesIn("main");

describe("mass print", () => {
  it("[MP-1] [API-9] makes one call on load and opens the file", async () => {
    const asked = answering(path, { data: { url: file } });
    const { leaveTo } = renderPortal("/massprint/a%2Bb/ClassList/17");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(file));
    expect(asked.map(({ body }) => body)).toEqual([
      { Token: "a+b", MassPrintEmailType: "ClassList", MassPrintBatchJobId: "17" },
    ]);
  });

  it("[MP-1] [QN-2] [QX-3] a page that returns, or stays because the file is downloaded or slow, says that the link is used, and where the file may be, without another call", async () => {
    const asked = answering(path, { data: { url: file } });
    const { leaveTo } = renderPortal("/massprint/t/ClassList/17");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(file));
    expect(screen.getByText("One moment, please…")).toBeVisible();
    act(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    expect(screen.getByRole("heading", { name: "This link has been used" })).toBeVisible();
    expect(screen.getByText(/Look in your downloads/u)).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeVisible();
    expect(screen.queryByText("One moment, please…")).toBeNull();
    expect([asked.length, leaveTo.mock.calls.length]).toEqual([1, 1]);
  });

  it("[MP-1] [QN-2] [QX-8] loaded again after the list was opened, it leads to sign-in, which says to make the list again and resumes no stored sign-in", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering(path, { data: { url: file } });
    const resumed = answering("/api/auth/redirect", { url: file });
    const opened = renderPortal("/massprint/t/ClassList/17");
    await waitFor(() => expect(opened.leaveTo).toHaveBeenCalledWith(file));
    const [{ pathname }, historyState] = [window.location, structuredClone(window.history.state)];
    opened.unmount();
    renderPortal(pathname, { historyState });
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(messages()).toEqual(["MASSPRINT_LINK_USED"]);
    expect([asked.length, resumed.length]).toEqual([1, 0]);
  });

  it("[QX-8] an address that was copied from the page leads to sign-in, which does not say that the list was opened", async () => {
    renderPortal("/massprint/-/ClassList/17");
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(messages()).toEqual(["LINK_CLOSED"]);
  });

  it.each([
    ["EXPIRED", refusal(400, { data: { message: "TOKEN_EXPIRED" } }), ["MASSPRINT_LINK_EXPIRED"]],
    ["EXPIRED in a 200", { data: { message: "TOKEN_EXPIRED" } }, ["MASSPRINT_LINK_EXPIRED"]],
    [
      "EXPIRED as a key alone",
      refusal(400, { messages: [{ translationKey: "MASSPRINT_LINK_EXPIRED" }] }),
      ["MASSPRINT_LINK_EXPIRED"],
    ],
    [
      "a list that was opened before",
      refusal(400, { data: { message: "TOKEN_USED" } }),
      ["MASSPRINT_LINK_USED", "GENERIC_ERROR"],
    ],
    [
      "such a list, by a server that answers with 500",
      refusal(500, { data: { message: "TOKEN_USED" } }),
      ["MASSPRINT_LINK_USED", "GENERIC_ERROR"],
    ],
    [
      "anything else",
      refusal(404, { data: { message: "unknown" } }),
      ["MAKE_LIST_AGAIN", "GENERIC_ERROR"],
    ],
    [
      "a url that must not be followed",
      () => HttpResponse.json({ data: { url: "data:text/html,x" } }),
      ["GENERIC_ERROR", "OUR_MISTAKE"],
    ],
  ])("[MP-1] %s is shown, what is known first", async (_, answer, keys) => {
    answering(path, answer);
    const { leaveTo } = renderPortal("/massprint/t/ClassList/17");
    await waitFor(() => expect(messages()).toEqual(keys));
    expect(leaveTo).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("[MP-1] [QT-1] follows the address of another link of its kind", async () => {
    const url = "/massprint/other/ClassList/17";
    answering(path, { data: { url } });
    const { leaveTo } = renderPortal("/massprint/t/ClassList/17");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}${url}`));
  });

  it("[MP-1] no answer can be tried again", async () => {
    answering(path, noAnswer(), { data: { url: file } });
    const { user, leaveTo } = renderPortal("/massprint/t/ClassList/17");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(file));
  });
});
