import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { data, load, open } from "../../testing/registration-page.ts";

describe("registration, loading", () => {
  it("[RG-1] [API-14] loads with K and shows its fields", async () => {
    const { asked } = await open();
    expect(asked.map(({ body }) => body)).toEqual([{ K: "k/1" }]);
    for (const label of ["Email", "First name", "Last name", "Display name", "Institution"]) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
  });

  it.each([
    [
      "a server message",
      refusal(400, { messages: [{ translationKey: "PAGE_DOES_NOT_EXIST_ERROR" }] }),
      "PAGE_DOES_NOT_EXIST_ERROR",
    ],
    ["an expired k", refusal(401), "GENERIC_ERROR"],
    ["no list of institutions", { userClaim: "x" }, "GENERIC_ERROR"],
  ])("[RG-1] %s marks the page invalid with a message", async (_, answer, key) => {
    answering(load, answer);
    renderPortal("/registration/rubbish");
    await waitFor(() => expect(document.querySelector(`[data-message=${key}]`)).toBeVisible());
    expect(screen.queryByLabelText("First name")).toBeNull();
  });

  it("[RG-1] shows the messages of a good load, as text, above the form", async () => {
    const messages = [
      { friendlyMessage: "Registration closes on <b>Friday</b>.", translationKey: "IGNORED" },
      { translationKey: "REGISTRATION_PENDING" },
      {},
    ];
    await open({ ...data, messages });
    const notice = document.querySelector("form")?.previousElementSibling;
    expect(notice).toHaveTextContent("Registration closes on <b>Friday</b>.");
    expect(notice?.querySelector("[data-message=REGISTRATION_PENDING]")).toBeVisible();
    expect(notice?.children).toHaveLength(2);
  });

  it("[RG-1] [QN-2] without an institution to choose, which no form could send, names the sign-in page to start from, and loads again", async () => {
    const asked = answering(
      load,
      { ...data, institutions: [{ institutionId: 7, name: "" }] },
      data,
    );
    const { user } = renderPortal("/registration/k");
    const heading = { name: "We couldn’t open your registration" };
    expect(await screen.findByRole("heading", heading)).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Start again from your school’s or district’s sign-in page\.Something went wrong\.$/u,
    );
    expect(screen.getByText(/^Code G-TEXT-/u)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("First name")).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it("[RG-1] [API-21] loads without a claim that is no text, or an institution whose name or id cannot be read", async () => {
    const odd = [null, { institutionId: 8, name: 8 }, { institutionId: {}, name: "Another" }];
    await open({ userClaim: 5, institutions: [...odd, ...data.institutions] });
    expect(screen.getByLabelText("Email")).toBeEnabled();
    expect(screen.getByRole("option", { name: "Lakeview School" })).toBeVisible();
    expect(screen.queryByRole("option", { name: "Another" })).toBeNull();
  });

  it("[RG-1] [API-21] offers no list from which an institution is missing because its id cannot be read exactly", async () => {
    const large = { institutionId: 2 ** 60, name: "Another" };
    answering(load, { ...data, institutions: [large, ...data.institutions] });
    renderPortal("/registration/k");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByText(/^Code G-READ-/u)).toBeVisible();
    expect(screen.queryByRole("option", { name: "Lakeview School" })).toBeNull();
  });

  it("[RG-1] [QN-4] without an institution, the server's words are the reason", async () => {
    const messages = [{ friendlyMessage: "No school is open for registration." }];
    answering(load, { ...data, institutions: [], messages });
    renderPortal("/registration/k");
    const words = await screen.findByText("No school is open for registration.");
    expect(words).toHaveAttribute("lang", "en-CA");
    expect(document.querySelector("[data-message]")).toBeNull();
    expect(screen.getByText(/^Code G-TEXT-/u)).toBeVisible();
  });

  it.each([
    ["an empty list", { institutions: [] }],
    ["null for a list", { institutions: null }],
    ["no list", {}],
  ])(
    "[RG-1] [QN-2] with %s, the server's reason is no trouble with the network",
    async (_, list) => {
      answering(load, { ...list, messages: [{ translationKey: "REGISTRATION_PENDING" }] });
      renderPortal("/registration/k");
      const reason = () => document.querySelector("[data-message=REGISTRATION_PENDING]");
      await waitFor(() => expect(reason()).toBeVisible());
      expect(document.body).not.toHaveTextContent(/has a problem/u);
      expect(screen.queryByLabelText("First name")).toBeNull();
    },
  );

  it("[RG-1] [QN-4] the code of a reason that comes with a success is one that the help desk knows", async () => {
    answering(load, { messages: [{ translationKey: "PAGE_DOES_NOT_EXIST_ERROR" }] });
    renderPortal("/registration/k");
    expect(await screen.findByText(/^Code G-TEXT-/u)).toBeVisible();
  });

  it("[RG-1] without a message there is no notice", async () => {
    await open({ ...data, messages: [{}] });
    expect(document.querySelector(".wm-notice")).toBeNull();
  });

  it("[RG-1] [QN-6] the server's words keep the language that they were asked in", async () => {
    const { user } = await open({ ...data, messages: [{ friendlyMessage: "Open until Friday." }] });
    const words = screen.getByText("Open until Friday.");
    expect(words).toHaveAttribute("lang", "en-CA");
    await user.click(screen.getByRole("link", { name: "Français" }));
    await screen.findByRole("link", { name: "English" });
    expect(screen.getByText("Open until Friday.")).toHaveAttribute("lang", "en-CA");
  });

  const reason = (translationKey: string) => ({ messages: [{ translationKey }] });
  it.each([
    ["an ended key", refusal(401), 0],
    ["an unknown key", refusal(404), 0],
    ["a pending registration", refusal(400, reason("REGISTRATION_PENDING")), 0],
    ["such a one without a list", reason("REGISTRATION_PENDING"), 0],
    ["an outage", refusal(503), 1],
    ["a good key without a list", { ...data, institutions: [] }, 1],
    ["an address that has an account", refusal(409, reason("EMAIL_ALREADY_REGISTERED")), 1],
  ])("[RG-1] [QN-2] %s: linking is offered where the key may be good", async (_, answer, count) => {
    answering(load, answer);
    renderPortal("/registration/k");
    expect(await screen.findByRole("alert")).toBeVisible();
    const offer = { name: "Sign in to link your account" };
    expect(screen.queryAllByRole("link", offer)).toHaveLength(count);
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeVisible();
  });

  it("[QN-4] [RG-1] a pending registration has no code, and no line for it", async () => {
    answering(load, refusal(400, reason("REGISTRATION_PENDING")));
    renderPortal("/registration/k");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(document.querySelector(".wm-code")).toBeNull();
  });

  it("[RG-1] no answer can be tried again", async () => {
    answering(load, noAnswer(), data);
    const { user } = renderPortal("/registration/k");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("First name")).toBeVisible();
  });
});
