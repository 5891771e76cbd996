import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { success } from "../api/result.ts";
import { pageResume, pageSignInAttempt } from "../attempt/page-attempts.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { keepSignIn } from "../session/stored-session.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { leavingForever } from "../testing/workspaces.ts";

const home = "https://product.example/home";

afterEach(() => document.querySelector("form:not([data-ready])")?.remove());

/** Shows the form of a page that is not React's yet. */
function openPrerendered() {
  const form = document.createElement("form");
  form.dataset["portalForm"] = "";
  document.body.append(form);
  return { form, asked: answering("/api/auth/redirect", { url: home }) };
}

/** Types a username into the form of such a page. */
function typeInto(form: HTMLFormElement) {
  form.append(Object.assign(document.createElement("input"), { value: "amelie" }));
}

describe("entry guard of a page that was used before React", () => {
  it("[EG-1] [QX-1] a sign-in that succeeds before React is not followed by another call", async () => {
    const asked = answering("/api/auth/redirect", { url: home });
    const attempt = pageSignInAttempt.get("/", {
      configuration: defaultConfiguration,
      send: async () => success({ url: home, jwtToken: "new" }) as never,
      checkUrl: (url) => url,
      leaveTo: () => undefined,
      root: { origin: location.origin, basePath: "" },
    });
    await attempt.submit(
      { username: "maya", password: "p", remember: true },
      { variant: "default", sendsRedirect: true, search: "", language: "en-CA" },
    );
    expect(localStorage.getItem("appToken")).toBe("new");
    renderPortal("/");
    expect(screen.getByRole("button", { name: /^Sign/u })).toBeVisible();
    await act(async () => undefined);
    expect(asked).toHaveLength(0);
  });

  it("[QN-7] [SH-8] a resumed sign-in that leads away before React is stopped where another tab signs out", async () => {
    localStorage.setItem("appToken", "stored");
    const { stop, leaveTo } = leavingForever(false);
    const resume = pageResume.get("/", {
      send: async () => success({ url: home }) as never,
      checkUrl: (url) => url,
      leaveTo,
      root: { origin: location.origin, basePath: "" },
    });
    resume.start("stored");
    await waitFor(() => expect(resume.get().name).toBe("leaving"));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    vi.unstubAllGlobals();
    renderPortal("/");
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(resume.get().name).toBe("ended");
    expect(stop).toHaveBeenCalledOnce();
  });

  it("[QN-7] [QX-4] what was typed before React stays, where another tab has signed in meanwhile", async () => {
    const { asked, form } = openPrerendered();
    typeInto(form);
    localStorage.setItem("appToken", "of-another");
    renderPortal("/");
    expect(screen.getByLabelText("Password")).toBeVisible();
    await act(async () => undefined);
    expect([localStorage.getItem("appToken"), asked.length]).toEqual(["of-another", 0]);
  });

  it("[QN-7] a form that was typed into and is empty again does not resume the sign-in of another person", async () => {
    const { asked, form } = openPrerendered();
    typeInto(form);
    localStorage.setItem("appToken", "of-another");
    renderPortal("/");
    form.remove();
    fireEvent.focus(window);
    expect(await screen.findByLabelText("Password")).toBeVisible();
    await act(async () => undefined);
    expect(asked).toHaveLength(0);
  });

  it("[QX-4] [QN-7] what was typed before React stays beside the news that another tab has signed in, and a reload asks", async () => {
    const { form } = openPrerendered();
    typeInto(form);
    localStorage.setItem("appToken", "of-another");
    renderPortal("/");
    expect(
      await screen.findByText("Someone has signed in on this device. Is it you?"),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Go to your workspace" })).toBeVisible();
    await waitFor(() => expect(window.history.state?.usr).toEqual({ asks: true }));
  });

  it("[QX-3] [QT-4] a page that has signed in before React, and comes back by Back, does not lead forward once React is there", async () => {
    const { asked } = openPrerendered();
    keepSignIn("own");
    renderPortal("/");
    expect(screen.getByLabelText("Password")).toBeVisible();
    await act(async () => undefined);
    expect([localStorage.getItem("appToken"), asked.length]).toEqual(["own", 0]);
  });

  it("[QX-4] [EG-1] an empty form from before React continues where another tab has signed in", async () => {
    openPrerendered();
    localStorage.setItem("appToken", "of-another");
    const { leaveTo } = renderPortal("/");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  });
});
