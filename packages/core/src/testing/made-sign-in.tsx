import type { ComponentType, ReactNode } from "react";
import { FlowForm } from "../forms/flow-form.tsx";
import { type SignInFlow, useSignInFlow } from "../flows/sign-in/use-sign-in-flow.ts";
import { RegionScreen } from "../layout/screen.tsx";
import { wholeSet } from "./own-components.tsx";

const { button: Button, summary: Summary } = wholeSet;

/** A sign-in screen with fields of a test's own. */
export function madeSignIn(Fields: (flow: SignInFlow) => ReactNode): ComponentType {
  return () => {
    const flow = useSignInFlow();
    return (
      <RegionScreen title="Own">
        <FlowForm flow={flow}>
          {flow.message && <Summary {...flow.message} />}
          <>{Fields(flow)}</>
          <Button {...flow.button} />
        </FlowForm>
      </RegionScreen>
    );
  };
}
