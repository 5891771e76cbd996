import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering } from "../../testing/recorded-calls.ts";
import { button, fill, open, submit } from "../../testing/registration-page.ts";

const use = (name: string) => screen.findByRole("button", { name });

describe("registration, a name that the rule refuses", () => {
  it("[RG-3] [QL-1] says what is refused, that the display name takes it, and then which spelling is accepted", async () => {
    const { user } = await open();
    const field = screen.getByLabelText("Last name");
    await user.type(field, "O'Brien-Łukasz");
    await user.tab();
    expect(await use("Use OBrienLukasz")).toHaveAttribute("translate", "no");
    expect(field).toHaveAccessibleDescription(
      /^Invalid Last Name: use only the letters A\sto\sZ\..*Not possible here: an apostrophe, a hyphen,? and Ł\. Your display name can have any letter\. Use OBrienLukasz$/u,
    );
  });

  it("[RG-3] in French, too", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "Zoé-Anne");
    await user.click(screen.getByRole("link", { name: "Français" }));
    await use("Utiliser ZoeAnne");
    expect(screen.getByLabelText("Prénom")).toHaveAccessibleDescription(
      /^Prénom non valide.*Impossible ici\u00a0: é et un trait d’union\. Votre nom affiché/u,
    );
  });

  it("[RG-3] [QV-3] a press of Enter puts the accepted spelling into the field, and it is said", async () => {
    const asked = answering(submit, {});
    const { user } = await open();
    await fill(user);
    await user.type(screen.getByLabelText("Display name"), "Mr. Ł");
    const field = screen.getByLabelText("Last name");
    await user.clear(field);
    await user.type(field, "O'Brien-Łukasz{Enter}");
    (await use("Use OBrienLukasz")).focus();
    await user.keyboard("{Enter}");
    expect(field).toHaveFocus();
    expect(field).toHaveValue("OBrienLukasz");
    await waitFor(() => expect(field).not.toBeInvalid());
    const frame = within(field.closest<HTMLElement>(".wm-field")?.parentElement as HTMLElement);
    expect(frame.getByRole("status")).toHaveTextContent("The field now has OBrienLukasz.");
    expect(screen.queryByRole("button", { name: /^Use/u })).toBeNull();
    await user.click(button());
    await waitFor(() =>
      expect(asked[0]?.body).toMatchObject({
        FirstName: "Daniel",
        LastName: "OBrienLukasz",
        DisplayName: "Mr. Ł",
        InstitutionId: 7,
      }),
    );
  });

  it("[RG-3] [QE-1] a double click on the form's button does not change the name where the message has moved its own there", async () => {
    const { user } = await open();
    const field = screen.getByLabelText("First name");
    await user.type(field, "Jean-Luc");
    fireEvent.click(button(), { detail: 1 });
    fireEvent.click(await use("Use JeanLuc"), { detail: 2 });
    expect(field).toHaveValue("Jean-Luc");
    fireEvent.click(await use("Use JeanLuc"), { detail: 1 });
    expect(field).toHaveValue("JeanLuc");
  });

  it("[RG-3] where nothing would remain, the refused signs are named alone", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "'-");
    await user.tab();
    await screen.findByText(/Not possible here: an apostrophe and a hyphen\./u);
    expect(screen.queryByRole("button", { name: /^Use/u })).toBeNull();
  });

  it("[RG-3] names each of four signs", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "O'Brien-Łu.");
    await user.tab();
    const named = await screen.findByText(
      /Not possible here: an apostrophe, a hyphen, Ł,? and a period\. Your display name/u,
    );
    expect(named).toBeVisible();
  });

  it("[RG-3] names a few signs of a name in another script", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "Александра");
    await user.tab();
    await screen.findByText(/Not possible here: А, л, е, к… Your display name/u);
    expect(screen.queryByRole("button", { name: /^Use/u })).toBeNull();
  });

  it("[RG-3] an empty name has neither signs nor a spelling", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("First name"), "{Enter}");
    const field = screen.getByLabelText("First name");
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/^Enter your first name\s*$/u);
  });
});
