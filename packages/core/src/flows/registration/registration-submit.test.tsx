import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import english from "../../i18n/dictionaries/en-CA.json";
import { fillIn } from "../../testing/fill-in.ts";
import { answering } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { button, data, fill, open, submit } from "../../testing/registration-page.ts";

describe("registration, submit", () => {
  it("[RG-7] the button waits until the form is filled in", async () => {
    const { user } = await open();
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    await fill(user);
    await waitFor(() => expect(button()).not.toHaveAttribute("aria-disabled"));
  });

  it("[RG-7] [QE-1] Enter while invalid says what is missing and sends nothing", async () => {
    const asked = answering(submit, {});
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "Daniel{Enter}");
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(
      "There is a problemEnter your last nameChoose your institution",
    );
    expect(asked).toHaveLength(0);
  });

  it("[RG-7] [QX-1] is busy while it is sent, says so, and sends nothing more", async () => {
    const asked = answering(submit, () => new Promise(() => undefined));
    const { user } = await open();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText("Sending your registration…")).toHaveRole("status");
    expect(button()).toHaveAttribute("aria-busy", "true");
    await user.click(button());
    expect(asked).toHaveLength(1);
  });

  it("[API-14] [RG-8] sends every field and goes to the confirmation", async () => {
    const asked = answering(submit, { messages: [] });
    const { user } = await open();
    await fill(user);
    await user.type(screen.getByLabelText("Display name"), "Mr. O");
    await user.click(button());
    const heading = await screen.findByRole("heading", { name: "Your registration was sent" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.location.pathname).toBe("/registrationconfirmation");
    expect(asked.map(({ body }) => body)).toEqual([
      {
        Email: data.userClaim,
        FirstName: "Daniel",
        LastName: "Okafor",
        DisplayName: "Mr. O",
        InstitutionId: 7,
        K: "k/1",
      },
    ]);
  });

  it("[QX-3] [QN-7] a return from the back/forward cache confirms it, and not to whose address", async () => {
    answering(submit, {});
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await screen.findByRole("heading", { name: "Your registration was sent" });
    expect(screen.getByText(data.userClaim)).toBeVisible();
    act(() => void dispatchEvent(new Event("pagehide")));
    act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await waitFor(() => expect(document.body).not.toHaveTextContent(data.userClaim));
    expect(screen.getByRole("heading", { name: "Your registration was sent" })).toBeVisible();
  });

  it("[API-14] [QF-5] sends address and names without the blanks around them", async () => {
    const asked = answering(submit, {});
    const { user } = await open({ ...data, userClaim: null });
    await fillIn(user, screen.getByLabelText("Email"), " \u00a0d.okafor@lakeview.example\u200b");
    await fill(user);
    for (const label of ["First name", "Last name", "Display name"])
      await user.type(screen.getByLabelText(label), "\u00a0\u200b");
    await user.click(button());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({
      Email: "d.okafor@lakeview.example",
      FirstName: "Daniel",
      LastName: "Okafor",
      DisplayName: "",
    });
    expect(await screen.findByText("d.okafor@lakeview.example")).toBeVisible();
  });

  it("[API-14] [RG-6] sends each accent of an address with its letter, and confirms the address", async () => {
    const asked = answering(submit, {});
    const { user } = await open({ ...data, userClaim: null });
    await fillIn(user, screen.getByLabelText("Email"), "zoe\u0301@e\u0301cole.example");
    await fill(user);
    await user.click(button());
    const email = "zo\u00e9@\u00e9cole.example";
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ Email: email }));
    expect(await screen.findByText((words) => words.normalize() === email)).toBeVisible();
  });

  it("[API-14] [RG-6] sends a plain apostrophe where a word processor has curled that of an address", async () => {
    const asked = answering(submit, {});
    const { user } = await open({ ...data, userClaim: null });
    await fillIn(user, screen.getByLabelText("Email"), "o’neil@school.example");
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ Email: "o'neil@school.example" }));
  });

  it("[RG-8] sends an institution's id back as it came", async () => {
    const asked = answering(submit, {});
    const { user } = await open();
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Institution"), "b");
    await user.click(button());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ InstitutionId: "b" }));
  });

  it("[RG-8] [QN-6] the confirmation shows the first message of a success, after a reload too", async () => {
    const said = [{ friendlyMessage: "We'll write <b>soon</b>." }, { friendlyMessage: "x" }];
    answering(submit, { messages: said });
    const { user, unmount } = await open();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText("We'll write <b>soon</b>.")).toBeVisible();
    const { state } = window.history;
    unmount();
    renderPortal("/registrationconfirmation?lang=fr", { historyState: state });
    expect(await screen.findByText("We'll write <b>soon</b>.")).toHaveAttribute("lang", "en-CA");
    expect(screen.getByText("(en anglais)")).toBeVisible();
    expect(screen.queryByText("x")).toBeNull();
  });

  it("[QN-1] the confirmation names the address, in this visit and to this person alone", async () => {
    answering(submit, {});
    const { user, unmount } = await open();
    await fill(user);
    await user.click(button());
    expect(await screen.findByText("We’ll write to:")).toBeVisible();
    expect(screen.getByText(data.userClaim)).toHaveAttribute("translate", "no");
    expect(JSON.stringify(window.history.state)).not.toContain(data.userClaim);
    await user.click(screen.getByRole("link", { name: "Back to sign-in" }));
    const username = await screen.findByLabelText("Username or email");
    await user.clear(username);
    await user.type(username, "someone@else.example");
    act(() => window.history.back());
    await screen.findByRole("heading", { name: "Your registration was sent" });
    expect(screen.queryByText("We’ll write to:")).toBeNull();
    unmount();
  });

  it.each([
    ["was typed", null, 1],
    ["the district vouches for", data.userClaim, 0],
  ])(
    "[QN-2] below an address that %s: where to start again if it is wrong",
    async (_, userClaim, count) => {
      answering(submit, {});
      const { user } = await open({ ...data, userClaim });
      if (!userClaim)
        await fillIn(user, screen.getByLabelText("Email"), "d.okafor@lakveiw.example");
      await fill(user);
      await user.click(button());
      expect(await screen.findByText("We’ll write to:")).toBeVisible();
      expect(screen.queryAllByText(english["registrationConfirmation.wrong"])).toHaveLength(count);
    },
  );

  it("[RT-7] [QE-5] Back after a sent registration says that it was sent, aloud, too, with the server's words", async () => {
    answering(submit, { messages: [{ friendlyMessage: "We’ll write soon." }] });
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await screen.findByRole("heading", { name: "Your registration was sent" });
    act(() => window.history.back());
    const title = { name: "You’ve already sent your registration" };
    await waitFor(() => expect(screen.getByRole("heading", title)).toHaveFocus());
    // The heading had the focus before, so that no screen reader hears of it by that.
    await waitFor(() =>
      expect(document.querySelector("[aria-live=polite]")).toHaveTextContent(title.name),
    );
    expect(screen.getByText("We’ll write soon.")).toBeVisible();
    expect(screen.getByText(data.userClaim)).toBeVisible();
    expect(document.querySelector("[data-message=LINK_CLOSED]")).toBeNull();
  });

  it.each([{}, { messages: [] }, { messages: {} }, { messages: [{ translationKey: "KEY" }] }])(
    "[RG-8] [RT-7] the confirmation after %j has the portal's own words alone",
    async (answer) => {
      answering(submit, answer);
      const { user } = await open();
      await fill(user);
      await user.click(button());
      await screen.findByRole("heading", { name: "Your registration was sent" });
      const first = document.querySelector("main p");
      expect(first).toHaveTextContent(english["registrationConfirmation.body"]);
    },
  );
});
