import { waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { useForgotFlow, useForgotFormFlow } from "../flows/forgot/use-forgot-flow.ts";
import { useSignInFlow } from "../flows/sign-in/use-sign-in-flow.ts";
import { FlowForm } from "../forms/flow-form.tsx";
import { collectWarnings } from "../testing/collect-warnings.ts";
import { madeSignIn } from "../testing/made-sign-in.tsx";
import { wholeSet } from "../testing/own-components.tsx";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { home, password, signedIn, signIn, username } from "../testing/sign-in-page.ts";
import type { FieldPartProps, PasswordPartProps } from "../ui/component-props.ts";

const { field: Field, password: Password, button: Button, summary: Summary } = wholeSet;

const warned = collectWarnings();

const open = (own: ComponentType) => renderPortal("/", { region: { screens: { "sign-in": own } } });

it("[QR-1] [QX-2] a field that is another element after each change is replaced by the portal's, with what was typed and the focus", async () => {
  const calls = answering("/api/auth/login", signedIn);
  const { user, leaveTo } = open(
    madeSignIn(({ fields }) => {
      // A common mistake: a component that is another one at each rendering.
      const Inner = (props: FieldPartProps) => <Field {...props} />;
      return (
        <>
          <Inner {...fields.username} />
          <Password {...fields.password} />
        </>
      );
    }),
  );
  await user.click(username());
  await user.keyboard("amelie");
  expect(username()).toHaveValue("amelie");
  expect(username()).toHaveFocus();
  await waitFor(() => expect(warned.join("")).toContain("screens.sign-in threw"));
  expect(warned.join("")).toContain('The field "username" is another element after a change');
  await user.type(password(), "river stone 8{Enter}");
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  expect(calls).toHaveLength(1);
});

it("[QR-1] what is typed where fields were replaced stays out of a password that was filled in", async () => {
  answering("/api/auth/login", signedIn);
  const { user } = open(
    madeSignIn(({ fields }) => {
      const Inner = (props: FieldPartProps) => <Field {...props} />;
      const InnerPassword = (props: PasswordPartProps) => <Password {...props} />;
      return (
        <>
          <Inner {...fields.username} />
          <InnerPassword {...fields.password} />
        </>
      );
    }),
  );
  // As a browser does that fills in a saved password: without an event, until the page is used.
  Object.assign(password(), { value: "river stone 8" });
  await user.click(username());
  await user.keyboard("amelie");
  await waitFor(() => expect(warned.join("")).toContain("screens.sign-in threw"));
  expect(password()).toHaveValue("river stone 8");
});

it("[QR-1] a second form on the screen of sign-in has the portal's screen shown, which signs in", async () => {
  const calls = answering("/api/auth/login", signedIn);
  const { user, leaveTo } = open(() => {
    const signInFlow = useSignInFlow();
    const forgot = useForgotFormFlow(useForgotFlow());
    return (
      <>
        <FlowForm flow={forgot}>
          {forgot.message && <Summary {...forgot.message} />}
          <Field {...forgot.fields.email} />
          <Button {...forgot.button} />
        </FlowForm>
        <FlowForm flow={signInFlow}>
          {signInFlow.message && <Summary {...signInFlow.message} />}
          <Field {...signInFlow.fields.username} />
          <Password {...signInFlow.fields.password} />
          <Button {...signInFlow.button} />
        </FlowForm>
      </>
    );
  });
  await waitFor(() => expect(warned.join("")).toContain("screens.sign-in threw"));
  expect(warned.join("")).toContain("more than one form of a flow");
  await signIn(user);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  expect(calls).toHaveLength(1);
});
