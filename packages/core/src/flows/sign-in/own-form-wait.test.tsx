import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { RegionScreen } from "../../layout/screen.tsx";
import { wholeSet } from "../../testing/own-components.tsx";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { button, signIn } from "../../testing/sign-in-page.ts";
import { FlowForm } from "../../forms/flow-form.tsx";
import { useSignInFlow } from "./use-sign-in-flow.ts";

const { field: Field, password: Password, button: Button, summary: Summary } = wholeSet;

/** A sign-in that counts a wait down in its own markup. */
function SignIn() {
  const flow = useSignInFlow();
  const { fields, message, wait } = flow;
  return (
    <RegionScreen title="Own sign-in">
      <FlowForm flow={flow}>
        {message && (
          <Summary {...message}>
            {wait && (
              <div {...wait.timer}>
                <p id={wait.lead.id}>{wait.lead.content}</p>
                <p>{wait.time}</p>
              </div>
            )}
          </Summary>
        )}
        <Field {...fields.username} />
        <Password {...fields.password} />
        <Button {...flow.button} />
      </FlowForm>
    </RegionScreen>
  );
}

it("[QN-3] a region's own countdown gives the button its reason without the seconds, which would be said one by one", async () => {
  answering("/api/auth/login", refusal(429, {}, { "Retry-After": "90" }));
  const { user } = renderPortal("/", { region: { screens: { "sign-in": SignIn } } });
  await signIn(user);
  await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
  expect(document.querySelector("[role=timer]")).toHaveTextContent(/1 min (?:30|2\d) secs$/u);
  expect(button()).toHaveAccessibleDescription(/^You can try again at .*m\.$/u);
});
