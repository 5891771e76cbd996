import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, noAnswer, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";

const load = "/api/auth/getregistrationdata";
const submit = "/api/auth/registration";
const institutions = [
  { institutionId: 7, name: "Lakeview School" },
  { institutionId: "b", name: "École <b>Mont-Bleu</b>" },
];
const data = { userClaim: "d.okafor@lakeview.example", institutions, messages: [] };

const button = () => screen.getByRole("button", { name: "Send registration" });
const messages = () =>
  [...document.querySelectorAll(".wm-summary [data-message]")].map((found) =>
    found.getAttribute("data-message"),
  );

async function open(answer: object = data, options = {}) {
  const asked = answering(load, answer);
  const view = renderPortal("/registration/k%2F1", options);
  await screen.findByLabelText("First name");
  return { ...view, asked };
}

async function fill(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.type(screen.getByLabelText("First name"), "Daniel");
  await user.type(screen.getByLabelText("Last name"), "Okafor");
  await user.selectOptions(screen.getByLabelText("Institution"), "7");
}

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

  it("[RG-1] no answer can be tried again", async () => {
    answering(load, noAnswer(), data);
    const { user } = renderPortal("/registration/k");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("First name")).toBeVisible();
  });
});

describe("registration, fields", () => {
  it("[RG-2] the institution starts on 'Select one' with an empty key; names are text, ids come once", async () => {
    await open({
      ...data,
      institutions: [...institutions, ...institutions, { institutionId: null, name: "x" }],
    });
    const select = screen.getByLabelText<HTMLSelectElement>("Institution");
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ["", "Select one"],
      ["7", "Lakeview School"],
      ["b", "École <b>Mont-Bleu</b>"],
    ]);
    expect(select.value).toBe("");
  });

  it("[RG-2] [QF-2] names its fields as forms and browsers know them", async () => {
    await open({ ...data, userClaim: null });
    const fields = [...document.querySelectorAll("form [name]")].map((field) => [
      field.getAttribute("name"),
      field.getAttribute("autocomplete"),
    ]);
    expect(fields).toEqual([
      ["email", "email"],
      ["firstName", "given-name"],
      ["lastName", "family-name"],
      ["displayName", "nickname"],
      ["institutionId", "organization"],
    ]);
  });

  it("holds 5,000 institutions", async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      institutionId: index,
      name: `School ${index}`,
    }));
    const { user } = await open({ ...data, institutions: many });
    await user.type(screen.getByLabelText("First name"), "Daniel");
    expect(screen.getByLabelText<HTMLSelectElement>("Institution").options).toHaveLength(5001);
  });

  it.each([
    ["First name", "Zoé", "INVALID_FIRST_NAME", /Invalid First Name/u],
    ["Last name", "O'Neil", "INVALID_LAST_NAME", /Invalid Last Name/u],
    ["First name", "Mary Ann", "INVALID_FIRST_NAME", /Invalid First Name/u],
    [
      "First name",
      "O’Brien",
      "INVALID_FIRST_NAME",
      /O’Brien as OBrien.*display name can have any/u,
    ],
    ["Last name", "O’Brien", "INVALID_LAST_NAME", /O’Brien as OBrien.*display name can have any/u],
    ["First name", "", "REQUIRED", "Enter your first name"],
    ["Last name", "", "REQUIRED", "Enter your last name"],
  ])("[RG-3] %s %j: %s", async (label, value, key, text) => {
    const { user } = await open();
    const field = screen.getByLabelText(label);
    await user.click(field);
    if (value) await user.keyboard(value);
    await user.tab();
    const error = await screen.findByText(text);
    expect(error).toHaveAttribute("data-message", key);
    expect(field).toBeInvalid();
  });

  it("[RG-3] [QE-1] the summary names the field once", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "Zoë{Enter}");
    const link = await screen.findByRole("link", { name: /^Invalid First Name: use only/u });
    await user.click(link);
    expect(screen.getByLabelText("First name")).toHaveFocus();
  });

  it("[RG-3] a region may widen the rule", async () => {
    const { user } = await open(data, { region: { namePattern: /^[\p{L}' -]+$/u } });
    await user.type(screen.getByLabelText("First name"), "Zoé O'Neil");
    await user.tab();
    expect(document.querySelector("#firstName-error")).toBeNull();
  });

  it("[RG-4] the display name is optional and says so", async () => {
    const asked = answering(submit, {});
    const { user } = await open();
    expect(screen.getByLabelText("Display name")).toHaveAccessibleDescription(/^Optional/u);
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ DisplayName: "" }));
  });

  it("[RG-5] an institution that is emptied is marked at once", async () => {
    const { user } = await open();
    const select = screen.getByLabelText("Institution");
    await user.selectOptions(select, "7");
    expect(select).toBeValid();
    await user.selectOptions(select, "");
    await waitFor(() => expect(select).toBeInvalid());
    expect(select).toHaveFocus();
    expect(select).toHaveAccessibleDescription("Choose your institution");
  });

  it("[RG-5] passing through the institution shows nothing until a submit", async () => {
    const { user } = await open();
    const select = screen.getByLabelText("Institution");
    await user.click(select);
    await user.tab();
    expect(button()).toHaveFocus();
    await user.tab();
    expect(select).not.toHaveAttribute("aria-invalid");
    await user.click(button());
    await waitFor(() => expect(select).toBeInvalid());
  });

  it("[RG-6] an address that is vouched for is disabled, and a hidden copy is submitted", async () => {
    const asked = answering(submit, {});
    const { user } = await open();
    expect(screen.getByLabelText("Email")).toBeDisabled();
    expect(screen.getByLabelText("Email")).toHaveValue(data.userClaim);
    expect(document.querySelector("input[type=hidden][name=email]")).toHaveValue(data.userClaim);
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ Email: data.userClaim }));
  });

  it.each([null, "", "not an address", "@x"])(
    "[RG-6] a claim of %j leaves the field open",
    async (userClaim) => {
      const { user } = await open({ ...data, userClaim });
      const email = screen.getByLabelText("Email");
      expect(email).toBeEnabled();
      expect(email).toHaveValue("");
      await user.type(email, "nobody");
      await user.tab();
      expect(await screen.findByText(/Enter an email address/u)).toHaveAttribute(
        "data-message",
        "EMAIL_ENTERED_INVALID",
      );
    },
  );

  it("[RG-6] a claim of 300 characters is one like any other", async () => {
    const userClaim = `${"a".repeat(285)}@school.example`;
    await open({ ...data, userClaim });
    expect(screen.getByLabelText("Email")).toHaveValue(userClaim);
  });
});

describe("registration, sending", () => {
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

  it("[API-14] [RG-8] sends every field and goes to the confirmation", async () => {
    const asked = answering(submit, { messages: [] });
    const { user } = await open();
    await fill(user);
    await user.type(screen.getByLabelText("Display name"), "Mr. O");
    await user.click(button());
    expect(
      await screen.findByRole("heading", { name: "Your registration was sent" }),
    ).toHaveFocus();
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

  it.each([{}, { messages: [] }, { messages: [{ translationKey: "KEY" }] }])(
    "[RG-8] [RT-7] the confirmation after %j has the portal's own words alone",
    async (answer) => {
      answering(submit, answer);
      const { user } = await open();
      await fill(user);
      await user.click(button());
      await screen.findByRole("heading", { name: "Your registration was sent" });
      expect(document.querySelector("[data-server-message]")).toBeNull();
    },
  );

  it.each([
    [
      "the first message's key",
      refusal(400, {
        messages: [{ translationKey: "EMAIL_ENTERED_INVALID" }, { translationKey: "x" }],
      }),
      ["EMAIL_ENTERED_INVALID"],
    ],
    ["no message", refusal(500), ["TROUBLE_SERVICE", "GENERIC_ERROR"]],
    ["no answer", noAnswer(), ["TROUBLE_OFFLINE", "GENERIC_ERROR"]],
  ])("[RG-8] %s is shown and the form marked invalid", async (_, answer, keys) => {
    answering(submit, answer);
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(messages()).toEqual(keys));
    expect(document.querySelector("form")).toHaveAttribute("data-invalid");
    expect(screen.getByLabelText("First name")).toHaveValue("Daniel");
  });

  it("[QN-2] [QN-1] an address that has an account leads to linking it, and goes along", async () => {
    answering(submit, refusal(400, { messages: [{ translationKey: "EMAIL_ALREADY_REGISTERED" }] }));
    const { user } = await open();
    await fill(user);
    await user.click(button());
    await user.click(await screen.findByRole("link", { name: "Sign in to link it" }));
    expect(await screen.findByLabelText("Username or email")).toHaveValue(data.userClaim);
    expect(window.location.pathname).toBe("/portfoliolinking/-/educator");
  });
});
