import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  FlowForm,
  type RegistrationData,
  useForgotFlow,
  useForgotFormFlow,
  useRegistrationFlow,
  useRegistrationFormFlow,
  useResetFormFlow,
} from "../headless.ts";
import type { Region } from "../layout/region.ts";
import { collectWarnings } from "../testing/collect-warnings.ts";
import { wholeSet } from "../testing/own-components.tsx";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const { field: Field, password: Password, button: Button } = wholeSet;

function Forgot() {
  const flow = useForgotFormFlow(useForgotFlow());
  return (
    <FlowForm flow={flow}>
      <Button {...flow.button} />
    </FlowForm>
  );
}

function Reset() {
  const flow = useResetFormFlow({ username: "nadia.o" });
  return (
    <FlowForm flow={flow}>
      <Password {...flow.fields.password} />
      <Button {...flow.button} />
    </FlowForm>
  );
}

function Registration() {
  const { data, screen } = useRegistrationFlow();
  return data ? <RegistrationForm {...data} /> : screen;
}

function RegistrationForm(data: RegistrationData) {
  const flow = useRegistrationFormFlow(data);
  const { email, firstName, lastName } = flow.fields;
  return (
    <FlowForm flow={flow}>
      <Field {...email} />
      <Field {...firstName} />
      <Field {...lastName} />
      <Button {...flow.button} />
    </FlowForm>
  );
}

const rows: [path: string, screens: NonNullable<Region["screens"]>, fault: string][] = [
  ["/forgot", { forgot: Forgot }, 'There is no field with the id "email"'],
  [
    "/reset/tok/ActivateParent",
    { reset: Reset },
    'There is no password with the id "confirmPassword"',
  ],
  [
    "/registration/k",
    { registration: Registration },
    'There is no select with the id "institutionId"',
  ],
];

const warned = collectWarnings();

it.each(rows)("[QR-1] says which field an own screen of %s has forgotten", async (...row) => {
  const [path, screens, fault] = row;
  const institutions = [{ institutionId: 7, name: "Lakeview School" }];
  answering("/api/auth/getregistrationdata", { institutions, messages: [] });
  answering("/api/auth/validateemailtoken", { userName: "nadia.o" });
  answering("/api/auth/familydataget", {});
  renderPortal(path, { region: { screens } });
  await waitFor(() => expect(warned.join("")).toContain(fault));
});
