import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answering } from "../../../testing/recorded-calls.ts";
import { coast, open, river } from "../../../testing/ways-page.ts";

describe("a list of ways in", () => {
  it("[QV-3] a file is a list to look through, loaded when it is opened", async () => {
    const asked = answering("/ways.json", [coast, river, { id: "broken" }]);
    const { user, leaveTo } = open("/ways.json");
    const button = await screen.findByRole("button", { name: "Find your school or district" });
    expect(asked).toHaveLength(0);
    await user.click(button);
    const field = await screen.findByRole("combobox");
    expect(field).toHaveFocus();
    expect(screen.getByText("2 in the list")).toBeVisible();
    await user.keyboard("riv{Enter}");
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/sso/river`),
    );
    expect(localStorage.getItem("wayIn")).toBe("river\nRiver Schools\n");
  });

  it("[QV-3] [QF-8] a list that arrives while a password is typed leaves the focus there", async () => {
    let arrive: (response: Response) => void = () => undefined;
    const asked = answering("/ways.json", () => new Promise((resolve) => (arrive = resolve)));
    const { user } = open("/ways.json");
    await user.click(await screen.findByRole("button", { name: "Find your school or district" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const password = screen.getByLabelText("Password");
    await user.type(password, "maple-");
    arrive(HttpResponse.json([coast, river]));
    await screen.findByRole("combobox");
    await user.keyboard("trail-24");
    expect(password).toHaveValue("maple-trail-24");
  });

  it.each([
    ["while it composes", { isComposing: true }],
    ["in Safari, after the composition", { keyCode: 229 }],
  ])("[QF-4] [QV-3] keys of an input method choose nothing, %s", async (_, ofInputMethod) => {
    answering("/ways.json", [coast, river]);
    const { user, leaveTo } = open("/ways.json", "/?way=coast");
    const field = await screen.findByRole("combobox");
    await user.type(field, "s");
    const first = field.getAttribute("aria-activedescendant");
    const press = (key: string) => fireEvent.keyDown(field, { key, ...ofInputMethod });
    // Moves to a candidate, and confirms it.
    expect([press("ArrowDown"), press("Enter")]).toEqual([true, true]);
    expect(field).toHaveAttribute("aria-activedescendant", first);
    expect(leaveTo).not.toHaveBeenCalled();
    expect(localStorage.getItem("wayIn")).toBeNull();
    await user.keyboard("{Enter}");
    expect(leaveTo).toHaveBeenCalledWith(coast.url);
  });

  it("[API-21] [QV-3] [QL-1] ways of a server that share an id are options of their own: what is read out is what Enter opens, untranslated", async () => {
    answering("/api/ways", [
      { ...coast, name: "Alpha One" },
      { ...coast, name: "Alpha Two" },
      river,
    ]);
    const { user, leaveTo } = open("/api/ways", "/?way=x");
    const field = await screen.findByRole("combobox");
    await user.type(field, "alpha");
    await user.clear(field);
    await user.type(field, "river");
    expect(screen.getByRole("option")).toHaveAttribute("translate", "no");
    const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    expect(active).toHaveTextContent("River Schools");
    await user.keyboard("{Enter}");
    expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/sso/river`);
  });

  it("[QN-2] a place tells ways of the same name apart", async () => {
    const saints = ["Halifax", "Truro"].map((place) => ({
      ...coast,
      id: place,
      name: "St. Mary’s",
      place,
    }));
    answering("/ways.json", saints);
    const { user } = open("/ways.json", "/?way=Halifax");
    await user.type(await screen.findByRole("combobox"), "saint marys tru");
    expect(screen.getByRole("option", { name: /^St. Mary’s\s?Truro$/u })).toBeVisible();
    expect(screen.getByText("1 in the list")).toBeVisible();
  });

  it("[QV-3] a press on a way leaves the focus in the field, and its end follows the way", async () => {
    answering("/ways.json", [coast, river]);
    const { user, leaveTo } = open("/ways.json");
    await user.click(await screen.findByRole("button", { name: "Find your school or district" }));
    const field = await screen.findByRole("combobox");
    await user.pointer({ keys: "[MouseLeft>]", target: screen.getByText("River Schools") });
    expect(field).toHaveFocus();
    await user.pointer({ keys: "[/MouseLeft]" });
    expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/sso/river`);
  });

  it("[QV-3] the list box is no stop of the Tab key", async () => {
    answering("/ways.json", [coast, river]);
    open("/ways.json", "/?way=coast");
    expect(await screen.findByRole("listbox")).toHaveAttribute("tabindex", "-1");
  });

  it("more ways than are shown are counted, and the status says how many are shown", async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...coast, id: `${at}`, name: `S${at}` }));
    answering("/ways.json", many);
    const { user } = open("/ways.json", "/?way=coast");
    const field = await screen.findByRole("combobox");
    const status = screen.getByText("60 in the list, the first 50 are shown");
    expect(screen.getAllByRole("option")).toHaveLength(50);
    await user.type(field, "s59");
    expect(status).toHaveTextContent(/^1 in the list$/u);
  });

  it("[QV-3] no match is announced once, by the status that is there already", async () => {
    answering("/ways.json", [coast, river]);
    const { user } = open("/ways.json", "/?way=coast");
    const field = await screen.findByRole("combobox");
    const status = screen.getByText("2 in the list");
    await user.type(field, "zzz");
    expect(status).toHaveTextContent(/^No school or district has a name like that/u);
    expect(document.querySelectorAll(".wm-ways [role=status]")).toHaveLength(1);
    expect(screen.queryByText("0 in the list")).toBeNull();
    expect(field).toHaveAttribute("aria-expanded", "false");
    expect(field).not.toHaveAttribute("aria-controls");
  });

  it("[QV-3] Escape in the empty field closes the list, and its button has the focus", async () => {
    answering("/ways.json", [coast, river]);
    const { user } = open("/ways.json");
    const button = await screen.findByRole("button", { name: "Find your school or district" });
    await user.click(button);
    const field = await screen.findByRole("combobox");
    await user.keyboard("riv{Escape}");
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.keyboard("{Escape}");
    expect(field).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("[QX-2] a way that is chosen without a network says when it opens, and opens where the server answers all the same", async () => {
    answering("/ways.json", [coast, river]);
    const { user, leaveTo } = open("/ways.json", "/?way=coast");
    const field = await screen.findByRole("combobox");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const sent = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("no network"));
    await user.type(field, "riv{Enter}");
    expect(await screen.findByText(/You can open “River Schools” once you’re back/u)).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
    sent.mockImplementation(async () => new Response());
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/sso/river`),
    );
  });

  /** Opens the list in a browser that says that it is offline. @returns what answers for the page's own server */
  async function openOffline() {
    answering("/ways.json", [coast, river]);
    const view = open("/ways.json", "/?way=coast");
    const field = await screen.findByRole("combobox");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const send = window.fetch.bind(window);
    const answers: ((response: Response) => void)[] = [];
    vi.spyOn(window, "fetch").mockImplementation((url, init) =>
      init?.method === "HEAD" ? new Promise((resolve) => answers.push(resolve)) : send(url, init),
    );
    const answer = () => act(async () => answers.forEach((each) => each(new Response())));
    return { ...view, field, answer };
  }

  it("[QX-2] [QN-7] a way that still asks the server does not end a sign-in that is begun meanwhile", async () => {
    const asked = answering("/api/auth/login", () => new Promise<Response>(() => undefined));
    const { user, leaveTo, field, answer } = await openOffline();
    await user.type(field, "riv{Enter}");
    await user.type(screen.getByLabelText("Username or email"), "maya");
    await user.type(screen.getByLabelText("Password"), "secret-1{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1));
    await answer();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Sign in" })).toHaveAttribute("aria-busy", "true");
  });

  it("[QX-2] a way that still asks the server does not leave another screen", async () => {
    const { user, leaveTo, field, answer } = await openOffline();
    await user.type(field, "riv{Enter}");
    await user.click(screen.getByRole("link", { name: /^Trouble signing in/u }));
    await screen.findByLabelText("Email");
    await answer();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it("[QX-2] [QX-1] of two ways that ask the server, the second one is followed", async () => {
    const { user, leaveTo, field, answer } = await openOffline();
    await user.type(field, "riv{Enter}");
    await user.clear(field);
    await user.type(field, "coa{Enter}");
    await answer();
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith(coast.url);
  });
});
