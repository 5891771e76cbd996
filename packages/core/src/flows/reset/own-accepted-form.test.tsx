import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RegionScreen } from "../../layout/screen.tsx";
import { wholeSet } from "../../testing/own-components.tsx";
import { answering } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { account, reset, validate } from "../../testing/reset-page.ts";
import { FlowForm } from "../../forms/flow-form.tsx";
import { useResetFormFlow } from "./use-reset-flow.tsx";

const { button: Button, password: Password, summary: Summary } = wholeSet;

function OwnReset() {
  const flow = useResetFormFlow({ username: "nadia.o" });
  return (
    <RegionScreen title="Own">
      <FlowForm flow={flow}>
        {flow.message && <Summary {...flow.message} />}
        <Password {...flow.fields.password} />
        <Button {...flow.button} />
      </FlowForm>
    </RegionScreen>
  );
}

it("[RS-9] [QT-1] [QR-1] a region's own form of a saved password takes no other one, and its button leads to sign-in", async () => {
  answering(validate, { data: account });
  const asked = answering(reset, { url: "javascript:alert(1)" });
  const { user } = renderPortal("/reset/tok/ForceResetPassword", {
    region: { screens: { reset: OwnReset } },
  });
  const field = await screen.findByLabelText("New password");
  await user.type(field, "mountain river{Enter}");
  const button = await screen.findByRole("button", { name: "Sign in" });
  expect(field).toBeDisabled();
  expect(field).toHaveValue("");
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(screen.getByText(/Your new password is saved/u)).toBeVisible();
  expect(window.location.pathname).toBe("/");
  expect(asked).toHaveLength(1);
});
