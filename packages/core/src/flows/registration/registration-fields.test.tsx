import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering } from "../../testing/recorded-calls.ts";
import { button, data, fill, institutions, open, submit } from "../../testing/registration-page.ts";

describe("registration, fields", () => {
  it("[RG-2] [QL-1] the institution starts on 'Select one' with an empty key; names are text that stays untranslated, ids come once", async () => {
    await open({
      ...data,
      institutions: [...institutions, ...institutions, { institutionId: null, name: "x" }],
    });
    const select = screen.getByLabelText<HTMLSelectElement>("Institution");
    expect(
      [...select.options].map((each) => [each.value, each.text, each.getAttribute("translate")]),
    ).toEqual([
      ["", "Select one", null],
      ["7", "Lakeview School", "no"],
      ["b", "École <b>Mont-Bleu</b>", "no"],
    ]);
    expect(select.value).toBe("");
  });

  it("[RG-2] [QF-2] [QF-4] names its fields as forms and browsers know them", async () => {
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
    expect(document.querySelector("form [maxlength]")).toBeNull();
    // A phone corrects names into words, a browser underlines them as mistakes.
    for (const label of ["First name", "Last name", "Display name"]) {
      expect(screen.getByLabelText(label)).toHaveAttribute("autocorrect", "off");
      expect(screen.getByLabelText(label)).toHaveAttribute("spellcheck", "false");
    }
  });

  it("holds 5,000 institutions", { timeout: 20_000 }, async () => {
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

  it("[RG-3] an accent that is typed as a sign of its own is part of its letter", async () => {
    const asked = answering(submit, {});
    const { user } = await open(data, { region: { namePattern: /^[\p{L}' -]+$/u } });
    await fill(user);
    for (const label of ["First name", "Last name"]) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.paste("Zoe\u0301");
      await user.tab();
      expect(field).toBeValid();
    }
    await user.click(button());
    await waitFor(() =>
      expect(asked[0]?.body).toMatchObject({ FirstName: "Zoé", LastName: "Zoé" }),
    );
  });

  it("[RG-3] [QE-1] a name that is refused for its length has no list of signs", async () => {
    const { user } = await open(data, { region: { namePattern: /^\p{L}{2,40}$/u } });
    await user.type(screen.getByLabelText("First name"), "J");
    await user.tab();
    expect(await screen.findByText(/Invalid First Name/u)).toBeVisible();
    expect(screen.queryByText(/Not possible here/u)).toBeNull();
  });

  it("[RG-2] [RG-4] the display name is what students call the person; it is optional and says so", async () => {
    const asked = answering(submit, {});
    const { user } = await open();
    expect(screen.getByLabelText("Display name")).toHaveAccessibleDescription(
      /^Optional\. What students call you/u,
    );
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

  it("[LN-3] the toggle keeps what was typed, chosen and refused, and says it in the other language", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "Zoé");
    await user.type(screen.getByLabelText("Display name"), "Mme Zoé");
    await user.selectOptions(screen.getByLabelText("Institution"), "b");
    await screen.findByText(/Invalid First Name/u);
    await user.click(screen.getByRole("link", { name: "Français" }));
    expect(await screen.findByLabelText("Prénom")).toHaveValue("Zoé");
    expect(screen.getByText(/^Prénom non valide/u)).toBeVisible();
    expect(screen.getByLabelText("Nom affiché")).toHaveValue("Mme Zoé");
    expect(screen.getByLabelText("Établissement")).toHaveValue("b");
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

  it("[RG-6] a claim with signs that the forgot page refuses is an address here, and is sent", async () => {
    const userClaim = "ana&jo!park@school.example";
    const asked = answering(submit, {});
    const { user } = await open({ ...data, userClaim });
    expect(screen.getByLabelText("Email")).toBeDisabled();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ Email: userClaim }));
  });

  it("[RG-6] [QV-2] a long address that is vouched for is also shown in lines, as the field cannot be scrolled", async () => {
    const userClaim = "jo.alexandra.park-tremblay@riverside-district.example";
    await open({ ...data, userClaim });
    // The field's value is read out already.
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/changed here\.$/u);
    expect(screen.getByText(/can’t be changed here/u).nextElementSibling).toHaveTextContent(
      userClaim,
    );
  });

  it.each([
    ["MAXIMILIAN.WEGMANN-MWANGI@WESTMOUNT-COMMUNITY.WW", "on a desk, too"],
    ["maximilian.wegmann-mwangi@district.ww", "on a phone alone"],
  ])("[RG-6] [QV-2] %s is shown in lines %s", async (userClaim, where) => {
    await open({ ...data, userClaim });
    const copy = screen.getByText(/can’t be changed here/u).nextElementSibling;
    expect(copy?.classList.contains("wm-phone-copy")).toBe(where === "on a phone alone");
  });

  it.each([null, "", "not an address", "@x"])(
    "[RG-6] a claim of %j leaves the field open",
    async (userClaim) => {
      const { user } = await open({ ...data, userClaim });
      const email = screen.getByLabelText("Email");
      expect(email).toBeEnabled();
      expect(email).toHaveValue("");
      await user.type(email, "nadia");
      await user.tab();
      expect(await screen.findByText(/Enter an email address/u)).toHaveAttribute(
        "data-message",
        "EMAIL_ENTERED_INVALID",
      );
    },
  );

  it("[RG-6] an address that no district vouches for is required", async () => {
    const asked = answering(submit, {});
    const { user } = await open({ ...data, userClaim: null });
    await fill(user);
    expect(button()).toHaveAttribute("aria-disabled", "true");
    await user.click(button());
    const email = screen.getByLabelText("Email");
    await waitFor(() => expect(email).toHaveAccessibleDescription("Enter your email address"));
    expect(document.querySelector("#email-error [data-message=REQUIRED]")).toBeVisible();
    expect(asked).toHaveLength(0);
  });

  it("[RG-6] a claim of 300 characters is one like any other", async () => {
    const userClaim = `${"a".repeat(285)}@school.example`;
    await open({ ...data, userClaim });
    expect(screen.getByLabelText("Email")).toHaveValue(userClaim);
  });
});
