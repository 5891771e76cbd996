import { notifyManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { leavingForever, openWorkspaces } from "../../testing/workspaces.ts";

const path = "/api/auth/switchaccount";
describe("a session that another window has replaced", () => {
  const list = { data: [{ userType: 1, url: "/w" }] };
  const tell = (news: "signedIn" | "resumed", name = "waymark.sign-in") => {
    const channel = new BroadcastChannel(name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(news);
    channel.close();
  };

  /** Tells that another window has resumed. The portal hears it in the same turn as this channel, and an answer takes several. */
  async function resumeElsewhere(): Promise<void> {
    const third = new BroadcastChannel("waymark.sign-in");
    const heard = new Promise((resolve) => {
      third.addEventListener("message", resolve, { once: true });
    });
    tell("resumed");
    await heard;
    third.close();
  }

  it("[QN-7] [QX-4] the workspaces are asked for again, once, when another window resumes right after", async () => {
    const asked = answering(path, refusal(401), list);
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { level: 1, name: /load your workspaces/u });
    tell("resumed");
    expect(await screen.findByRole("heading", { name: "Student" })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it("[QN-7] [QX-4] they are asked for again where the other window was first, and a second refusal is shown", async () => {
    let refuse: (response: Response) => void = () => undefined;
    const asked = answering(path, () => new Promise((resolve) => (refuse = resolve)), refusal(401));
    renderPortal("/switchaccount?k=1");
    await waitFor(() => expect(asked).toHaveLength(1));
    await resumeElsewhere();
    refuse(new Response("{}", { status: 401 }));
    expect(
      await screen.findByRole("heading", { level: 1, name: /load your workspaces/u }),
    ).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it("[QN-7] [QX-4] the workspaces are asked for again where another window resumes a sign-in, perhaps another person's", async () => {
    const asked = answering(path, list, { data: [{ userType: 4, url: "/w" }] });
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { name: "Student" });
    tell("resumed");
    expect(await screen.findByRole("heading", { name: "Educator" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Student" })).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it("[SW-2] [QN-7] renewed workspaces open on a slow machine, too, where their answer comes before React renders", async () => {
    const next = { data: [{ userType: 1, url: "https://product.example/renewed" }] };
    const asked = answering(path, list, next);
    const { user, leaveTo } = renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { name: "Student" });
    const late: (() => void)[] = [];
    notifyManager.setScheduler((callback) => late.push(callback));
    onTestFinished(() => notifyManager.setScheduler((callback) => setTimeout(callback)));
    await resumeElsewhere();
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    notifyManager.setScheduler((callback) => setTimeout(callback));
    act(() => late.forEach((callback) => callback()));
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    expect(leaveTo).toHaveBeenCalledWith("https://product.example/renewed");
  });

  it("[QN-7] a workspace on its way does not open once another window resumes a sign-in, perhaps another person's", async () => {
    const { stop, leaveTo } = leavingForever();
    const { user } = await openWorkspaces(list.data, "?k=1", { leaveTo });
    await user.click(screen.getByRole("button", { name: "Select Student" }));
    expect(stop).not.toHaveBeenCalled();
    await resumeElsewhere();
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });

  it("[QN-7] the workspaces stay where a product of the same origin says something on a channel `sign-in` of its own", async () => {
    answering(path, list, { data: [{ userType: 4, url: "/w" }] });
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { name: "Student" });
    tell("signedIn", "sign-in");
    tell("resumed", "sign-in");
    const other = screen.findByRole("heading", { name: "Educator" }, { timeout: 200 });
    await expect(other).rejects.toThrow("Unable to find");
    expect(screen.getByRole("heading", { name: "Student" })).toBeVisible();
  });

  it("[QN-7] [QX-4] they are asked for again by a second resume, too, after a refusal that another window has ended", async () => {
    const asked = answering(path, refusal(401), list, { data: [{ userType: 4, url: "/w" }] });
    renderPortal("/switchaccount?k=1");
    await screen.findByRole("heading", { level: 1, name: /load your workspaces/u });
    tell("resumed");
    await screen.findByRole("heading", { name: "Student" });
    tell("resumed");
    expect(await screen.findByRole("heading", { name: "Educator" })).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  it("[QN-7] [QX-4] an answer that was on its way when another window resumed is asked for again", async () => {
    let answer: (response: Response) => void = () => undefined;
    const first = () => new Promise<Response>((resolve) => (answer = resolve));
    const asked = answering(path, first, { data: [{ userType: 4, url: "/w" }] });
    renderPortal("/switchaccount?k=1");
    await waitFor(() => expect(asked).toHaveLength(1));
    await resumeElsewhere();
    answer(Response.json(list));
    expect(await screen.findByRole("heading", { name: "Educator" })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  describe("does not renew a load", () => {
    /** Opens a page whose load fails each time with that status. @returns the calls */
    function open(status: number) {
      const asked = answering(path, refusal(status));
      renderPortal("/switchaccount?k=1");
      return asked;
    }

    /** Waits for the failure after so many calls. @returns how many there are a moment later */
    async function callsAfter(asked: readonly unknown[], calls: number) {
      await waitFor(() => expect(asked).toHaveLength(calls));
      await screen.findByRole("heading", { level: 1, name: /load your workspaces/u });
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      return asked.length;
    }

    it("[QN-7] where it was refused without another window's sign-in", async () => {
      expect(await callsAfter(open(401), 1)).toBe(1);
    });

    it("[QN-7] where it was refused some time ago", async () => {
      const asked = open(401);
      expect(await callsAfter(asked, 1)).toBe(1);
      vi.spyOn(Date, "now").mockReturnValue(Date.now() + 6000);
      await resumeElsewhere();
      expect(await callsAfter(asked, 1)).toBe(1);
    });

    it("[QN-7] [QN-3] in an outage, which has its own retry", async () => {
      const asked = open(500);
      expect(await callsAfter(asked, 2)).toBe(2);
      await resumeElsewhere();
      expect(await callsAfter(asked, 2)).toBe(2);
    });

    it("[QN-7] where the first new session was refused, too", async () => {
      const asked = open(401);
      expect(await callsAfter(asked, 1)).toBe(1);
      await resumeElsewhere();
      expect(await callsAfter(asked, 3)).toBe(3);
      await resumeElsewhere();
      expect(await callsAfter(asked, 3)).toBe(3);
    });
  });
});
