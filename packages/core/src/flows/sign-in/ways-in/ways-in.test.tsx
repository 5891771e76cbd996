import { act, screen, waitFor } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answering } from "../../../testing/recorded-calls.ts";
import { renderPortal } from "../../../testing/render-portal.tsx";
import { coast, open, river } from "../../../testing/ways-page.ts";

/** The ways as links. Their script may come after the other links of the page. */
const links = () =>
  waitFor(() => {
    const ways = screen.getAllByRole("link").filter((link) => link.className.includes("wm-way"));
    expect(ways).not.toHaveLength(0);
    return ways;
  });

describe("ways in", () => {
  it("there are none by default", () => {
    renderPortal("/");
    expect(document.querySelector(".wm-ways")).toBeEmptyDOMElement();
  });

  it("[QE-2] are above the form, in order, their names as text", async () => {
    open([coast, river]);
    const list = await screen.findByRole("list", { name: "Other ways to sign in" });
    const names = (await links()).map(({ textContent }) => textContent);
    expect(names).toEqual(["Coast <b>Schools</b>", "River Schools"]);
    const field = screen.getByLabelText("Username or email");
    expect(list.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ["a button", [river], "/", "link"],
    ["the last one of a list", "/ways.json", "/", "button"],
    ["one of a list", "/ways.json", "/?way=river", "option"],
  ])(
    "[QN-7] %s aborts a sign-in on its way, whose answer opens nothing",
    async (_, ways, path, role) => {
      const fetched = vi.spyOn(window, "fetch");
      localStorage.setItem("wayIn", "river\nRiver Schools\n");
      answering("/ways.json", [river]);
      let answer: (response: Response) => void = () => undefined;
      const answered = new Promise<Response>((resolve) => (answer = resolve));
      const asked = answering("/api/auth/login", () => answered);
      const { user, leaveTo } = open(ways, path);
      await user.type(screen.getByLabelText("Username or email"), "maya");
      await user.type(screen.getByLabelText("Password"), "maple{Enter}");
      await waitFor(() => expect(asked).toHaveLength(1));
      const call = fetched.mock.calls.find(([url]) => url === "/api/auth/login");
      const signal = call?.[1]?.signal;
      fetched.mockRestore();
      expect(signal?.aborted).toBe(false);
      await user.click(await screen.findByRole(role, { name: /^River Schools/u }));
      // Its answer would set the session of the person before.
      expect(signal?.aborted).toBe(true);
      answer(HttpResponse.json({ data: { url: "https://product.example/", jwtToken: "t" } }));
      await act(() => delay(100));
      expect(leaveTo).not.toHaveBeenCalledWith("https://product.example/");
      expect(localStorage.getItem("appToken")).toBeNull();
    },
  );

  it("[QN-7] ends a sign-in whose page is on its way, and forgets it", async () => {
    answering("/api/auth/login", { data: { url: "https://product.example/", jwtToken: "t" } });
    const { user, leaveTo } = open([river]);
    await user.type(screen.getByLabelText("Username or email"), "maya");
    await user.type(screen.getByLabelText("Password"), "maple{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(localStorage.getItem("appToken")).toBe("t");
    await user.click(await screen.findByRole("link", { name: /^River Schools/u }));
    expect(localStorage.getItem("appToken")).toBeNull();
  });

  it("[SI-6] [QN-7] ends a sign-in before its answer, and leaves the one alone that was stored earlier", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/login", () => new Promise(() => undefined));
    const { user } = open([river], "/?activate=true");
    await user.type(screen.getByLabelText("Username or email"), "maya");
    await user.type(screen.getByLabelText("Password"), "maple{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(await screen.findByRole("link", { name: /^River Schools/u }));
    expect(localStorage.getItem("appToken")).toBe("stored");
  });

  it("are those of the page's language", async () => {
    open([coast, river], "/?lang=fr");
    await screen.findByRole("list", { name: "Autres façons de se connecter" });
    expect(await links()).toHaveLength(1);
  });

  it("[QT-1] a url that must not be followed is left out, and named in the console", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const listed = { allowedRedirectOrigins: ["https://river.example"] };
    open([coast, river], "/", listed);
    const names = (await links()).map(({ textContent }) => textContent);
    expect(names).toEqual(["River Schools"]);
    expect(warned.mock.calls).toEqual([["waysIn: the url of coast must not be followed"]]);
  });

  it("[QT-6] the last used one is first, and marked once; the one of the address comes before it", async () => {
    localStorage.setItem("wayIn", "river");
    const view = open([coast, river]);
    const [first] = await links();
    expect(first).toHaveAccessibleDescription("Used last time");
    expect(first).toHaveAccessibleName("River Schools");
    view.unmount();
    open([coast, river], "/?way=coast");
    expect((await links())[0]).toHaveTextContent("Coast");
  });
});
