import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import english from "../i18n/dictionaries/en-CA.json";
import { fillIn } from "../testing/fill-in.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { account, family, open, validate } from "../testing/reset-page.ts";

/** The browser shows a page that it has kept, and empties its passwords in a task after `pageshow`, without an event. */
async function comeBack() {
  await act(async () => {
    setTimeout(() => {
      for (const field of document.querySelectorAll("[type=password]"))
        // Past React, which notes what a script sets.
        Reflect.set(HTMLInputElement.prototype, "value", "", field);
    });
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

const errors = () => document.querySelectorAll("[aria-invalid], [role=alert]");

describe("passwords that Safari empties on a return to the page", () => {
  it.each(["{Tab}", "{Enter}"])(
    "[QX-3] [QF-10] [RS-4] count as empty for the rule and the button, and are no mistake of the person: %s",
    async (key) => {
      answering(validate, { data: account });
      answering(family, { students: [] });
      const { user, field } = await open("ActivateParent");
      await fillIn(user, field, "mountain river 9");
      await fillIn(user, screen.getByLabelText("Confirm new password"), "mountain");
      await user.keyboard(key);
      await waitFor(() => expect(errors()).not.toHaveLength(0));
      expect(screen.getByText(english["newPassword.ruleMet"])).toBeVisible();
      await comeBack();
      expect(screen.queryByText(english["newPassword.ruleMet"])).toBeNull();
      expect(screen.getByRole("button", { name: english["reset.activateSubmit"] })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      expect(errors()).toHaveLength(0);
    },
  );

  it("[QX-3] [QF-4] leave no note of a space at their end, and the username its place", async () => {
    const { user } = renderPortal("/");
    await fillIn(user, screen.getByLabelText("Username or email"), "amelie");
    await user.type(screen.getByLabelText("Password"), "river ");
    await user.tab();
    expect(await screen.findByText(/begins or ends with a space/u)).toBeVisible();
    await comeBack();
    expect(screen.queryByText(/begins or ends with a space/u)).toBeNull();
    expect(screen.getByLabelText("Username or email")).toHaveValue("amelie");
    expect(errors()).toHaveLength(0);
  });
});
