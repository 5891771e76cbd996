import { screen, waitFor } from "@testing-library/react";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { describe, expect, it } from "vitest";
import { isSignInPending } from "../attempt/page-attempts.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { FlowForm } from "../forms/flow-form.tsx";
import { useSignInFlow } from "../flows/sign-in/use-sign-in-flow.ts";
import { RegionScreen } from "../layout/screen.tsx";
import { collectWarnings } from "../testing/collect-warnings.ts";
import { madeSignIn } from "../testing/made-sign-in.tsx";
import { wholeSet } from "../testing/own-components.tsx";
import { answering, noAnswer } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { home, password, signedIn, signIn, username } from "../testing/sign-in-page.ts";
import { ownComponents } from "../ui/own-components.tsx";

const { field: Field, password: Password, button: Button } = wholeSet;

const open = (own: ComponentType) => renderPortal("/", { region: { screens: { "sign-in": own } } });

/** Renders its content a moment after it is there itself. */
function Later({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return isThere && children;
}

describe("a screen that is broken", () => {
  const warned = collectWarnings();

  const rows: [string, ComponentType, string][] = [
    [
      "forgets a field",
      madeSignIn(({ fields }) => <Field {...fields.username} />),
      'There is no password with the id "password"',
    ],
    [
      "has a second submit button",
      madeSignIn(({ fields, button: control }) => (
        <>
          <Field {...fields.username} />
          <Password {...fields.password} />
          <Button {...control} />
        </>
      )),
      "The form has 2 submit buttons",
    ],
    [
      "has a label without its field",
      madeSignIn(({ fields }) => (
        <>
          <input {...fields.username.control} />
          <Password {...fields.password} />
        </>
      )),
      'The field "username" has no label',
    ],
    [
      "throws",
      () => {
        throw new Error("planted");
      },
      "planted",
    ],
    [
      "calls a hook in another component than the form's",
      () => {
        const flow = useSignInFlow();
        const { fields } = flow;
        return (
          <Later>
            <FlowForm flow={flow}>
              <Field {...fields.username} />
              <Password {...fields.password} />
              <Button {...flow.button} />
            </FlowForm>
          </Later>
        );
      },
      "Call the hook of a flow in the component that renders its FlowForm",
    ],
  ];
  it.each(rows)(
    "[QR-1] that %s is replaced by the portal's, which signs in",
    async (_, own, why) => {
      const calls = answering("/api/auth/login", signedIn);
      const { user, leaveTo } = open(own);
      await waitFor(() => expect(warned.join("")).toContain(why));
      expect(warned.join("")).toContain("The region's screens.sign-in threw");
      await signIn(user);
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
      expect(calls).toHaveLength(1);
    },
  );

  it("[QR-1] [QN-7] that is replaced leaves no sign-in on its way once another way is pressed", async () => {
    const calls = answering("/api/auth/login", () => new Promise(() => undefined));
    const waysIn = [{ id: "river", name: "River Schools", url: "/sso/river" }];
    const { user } = renderPortal("/", {
      region: { screens: { "sign-in": madeSignIn(() => null) } },
      environment: { configuration: { ...defaultConfiguration, waysIn } },
    });
    await waitFor(() => expect(warned.join("")).toContain("The region's screens.sign-in threw"));
    await signIn(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(isSignInPending()).toBe(true);
    await user.click(await screen.findByRole("link", { name: /^River Schools/u }));
    expect(isSignInPending()).toBe(false);
  });

  const BrokenCard = () => {
    throw new Error("no card");
  };
  const cards: [string, typeof wholeSet.card, string[]][] = [
    ["a card", wholeSet.card, ["screens.sign-in"]],
    [
      "a card that throws, too",
      BrokenCard,
      ["components.card", "components.card", "screens.sign-in"],
    ],
  ];
  it.each(cards)(
    "[QR-1] in an effect, inside of %s of the region's own, is replaced once",
    async (_, card, leftOut) => {
      const calls = answering("/api/auth/login", signedIn);
      let thrown = 0;
      const Throws = () => {
        useEffect(() => {
          // Without its end, a page that renders it again and again would never end this test either.
          if (thrown < 20) throw new Error(`planted ${++thrown}`);
        });
        return null;
      };
      const SignIn = () => (
        <RegionScreen title="Own sign-in">
          <Throws />
        </RegionScreen>
      );
      const { user, leaveTo } = renderPortal("/", {
        region: { components: ownComponents({ card }), screens: { "sign-in": SignIn } },
      });
      await waitFor(() => expect(warned.join("")).toContain("screens.sign-in threw"));
      const named = warned.join("").match(/(?<=The region's )[\w.-]+(?= threw)/gu);
      expect(named).toEqual(leftOut);
      expect(warned.join("")).toContain("planted 1");
      expect(thrown).toBe(1);
      await signIn(user);
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
      expect(calls).toHaveLength(1);
    },
  );

  it("[QR-1] by a message without its attributes is replaced, and nothing typed is lost", async () => {
    answering("/api/auth/login", noAnswer());
    const Silent = () => {
      const flow = useSignInFlow();
      return (
        <FlowForm flow={flow}>
          {flow.message && <p>{flow.message.title}</p>}
          <Field {...flow.fields.username} />
          <Password {...flow.fields.password} />
          <Button {...flow.button} />
        </FlowForm>
      );
    };
    const { user } = open(Silent);
    await signIn(user);
    await waitFor(() => expect(warned.join("")).toContain("attributes of `frame`"));
    expect(await screen.findByRole("alert")).toHaveClass("wm-summary");
    expect(username()).toHaveValue("amelie");
    expect(password()).toHaveValue("river stone 8");
  });
});
