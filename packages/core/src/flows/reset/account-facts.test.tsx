import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { account, family, messages, open, validate } from "../../testing/reset-page.ts";

describe("the account", () => {
  /** Facts as they are read. */
  const facts = () =>
    [...document.querySelectorAll(".wm-facts > *")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
  const names = { activateName: "Nadia O’Neil", activatedBy: "Mr. Côté" };
  const invited = [
    ["Account", "nadia@home.example"],
    ["Name", "Nadia O’Neil"],
    ["Invited by", "Mr. Côté"],
  ];
  const school = ["School or institution", "Lakeview School"];

  it.each([
    ["ForceResetPassword", [], [["Account", "nadia@home.example"]]],
    ["ActivateAccount", [], [...invited, school]],
    ["HigherEdActivation", [], [...invited, school]],
    ["ActivateParent", ["Zoé"], [...invited, ["Your access is for", "Zoé Roy"]]],
    ["ActivateParent", [], [...invited, school]],
  ])("[RS-2] %s, for the children %j, shows these facts alone", async (type, children, shown) => {
    answering(validate, { data: { ...account, ...names } });
    const students = children.map((firstName) => ({ firstName, lastName: "Roy" }));
    answering(family, { students });
    await open(type);
    expect(facts()).toEqual(shown);
  });

  it.each(["ForceResetPassword", "ActivateAccount", "HigherEdActivation", "SomethingElse"])(
    "[RS-2] [API-8] %s asks for no children",
    async (type) => {
      answering(validate, { data: account });
      const asked = answering(family, { students: [{ firstName: "Zoé", lastName: "Roy" }] });
      await open(type);
      expect(asked).toEqual([]);
    },
  );

  it("[RS-2] [LN-5] says in French from whom an invitation comes", async () => {
    answering(validate, { data: { ...account, ...names } });
    renderPortal("/reset/t/ActivateAccount?lang=fr");
    expect(await screen.findByText("Invitation envoyée par")).toBeVisible();
    expect(facts()).toContainEqual(["Invitation envoyée par", "Mr. Côté"]);
  });

  it.each(["ForceResetPassword", "ActivateAccount"])(
    "[RS-2] %s shows the username of an account without an address",
    async (type) => {
      answering(validate, { data: { userName: "nadia.o" } });
      await open(type);
      expect(facts()).toEqual([["Account", "nadia.o"]]);
    },
  );

  it("[RS-2] [API-21] shows no fact of blanks, nor a child whose names are blanks", async () => {
    const blanks = { emailAddress: " ", activateName: "  ", activatedBy: "\u200b" };
    answering(validate, { data: { userName: "nadia.o", ...blanks } });
    answering(family, {
      students: [
        { firstName: " ", lastName: " " },
        { firstName: "Zoë", lastName: " " },
      ],
    });
    await open("ActivateParent");
    expect(facts()).toEqual([
      ["Account", "nadia.o"],
      ["Your access is for", "Zoë"],
    ]);
  });

  it("[RS-2] [API-21] shows what is text of an account and of its children, where another part is none", async () => {
    const odd = { institutionName: 5, activateName: {}, activatedBy: false };
    answering(validate, { data: { userName: "nadia.o", ...odd } });
    answering(family, { students: [null, { firstName: 5 }, { firstName: "Zoë" }] });
    await open("ActivateParent");
    expect(facts()).toEqual([
      ["Account", "nadia.o"],
      ["Your access is for", "Zoë"],
    ]);
  });

  it("[RS-2] [RS-6] an activation says who opened it, for which institution, and that set-up completes", async () => {
    answering(validate, {
      data: { ...account, activateName: "Nadia O’Neil", activatedBy: "Mr. Côté" },
    });
    await open("ActivateAccount");
    for (const words of [
      "Nadia O’Neil",
      "Mr. Côté",
      "Lakeview School",
      /complete the setup process/u,
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it.each(["ActivateParent", "HigherEdActivation"])(
    "[RS-6] %s completes the set-up, too",
    async (type) => {
      answering(validate, { data: account });
      answering(family, { students: [] });
      await open(type);
      expect(screen.getByText(/complete the setup process/u)).toBeVisible();
    },
  );

  it.each(["ForceResetPassword", "ResetPassword", "SomethingElse"])(
    "[RS-6] %s completes no set-up",
    async (type) => {
      answering(validate, { data: account });
      await open(type);
      expect(screen.queryByText(/setup process/u)).toBeNull();
    },
  );

  it("[API-8] [RS-2] a parent sees the children", async () => {
    answering(validate, { data: account });
    const students = Array.from({ length: 12 }, (_, index) => ({
      firstName: `Child ${index}`,
      lastName: "O’Neil",
    }));
    students.push({ firstName: "ליאת", lastName: "כהן" });
    const asked = answering(family, { parent: { userName: "nadia.o" }, students });
    await open("ActivateParent");
    expect(asked[0]?.body).toEqual({ k: "tok", email: "nadia@home.example" });
    expect(screen.getAllByText(/^Child \d+ O’Neil$/u)).toHaveLength(12);
    expect(screen.getByText("ליאת כהן").tagName).toBe("BDI");
  });

  it.each([
    ["an empty list", { students: [] }],
    ["no list", { parent: null }],
    ["missing names", { students: [{ firstName: null }, { lastName: "Cohen" }] }],
  ])("[RS-2] %s of children leaves the form as it is", async (_, answer) => {
    answering(validate, { data: account });
    answering(family, answer);
    await open("ActivateParent");
    expect(await screen.findByLabelText("Confirm new password")).toBeVisible();
  });

  it("[RS-2] [QX-7] a failed call for the children says so beside the form", async () => {
    answering(validate, { data: account });
    answering(family, refusal(500));
    await open("ActivateParent");
    expect(await screen.findByLabelText("Confirm new password")).toBeVisible();
    expect(messages()).toEqual(["CHILDREN_NOT_LOADED"]);
  });

  it("[RS-2] [API-22] a call for the children that is not answered in five seconds is said to have failed, beside the form", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answering(validate, { data: account });
    const asked = answering(family, () => new Promise(() => undefined));
    renderPortal("/reset/tok/ActivateParent");
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByLabelText("New password")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByLabelText("New password")).toBeVisible();
    expect(messages()).toEqual(["CHILDREN_NOT_LOADED"]);
    expect(await screen.findByText(/^Code .-TIME-/u)).toBeVisible();
  });
});
