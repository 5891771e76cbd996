import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { requiredBox } from "../forms/required-boxes.tsx";
import type { Region } from "../layout/region.ts";
import { collectWarnings } from "../testing/collect-warnings.ts";
import { wholeSet } from "../testing/own-components.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { button, home, password, signedIn, signIn, username } from "../testing/sign-in-page.ts";
import type {
  ButtonPartProps,
  ComponentName,
  Components,
  FieldPartProps,
  SummaryPartProps,
} from "../ui/component-props.ts";
import { ownComponents } from "../ui/own-components.tsx";

/** Answers with nothing before the test ends: the files of a worker share the list of pending calls. */
function pendingUntilTheEnd(): () => Promise<Response> {
  let answer: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  onTestFinished(() => answer(HttpResponse.json({}, { status: 500 })));
  return () => pending;
}

const withOwn = (components: Components, region: Partial<Region> = {}) =>
  renderPortal("/", { region: { ...region, components: ownComponents(components) } });

describe("a region's own components", () => {
  it("are on every screen, and sign in as the portal's do", async () => {
    const calls = answering("/api/auth/login", signedIn);
    const { user, leaveTo, container } = withOwn(wholeSet);
    expect(container.querySelector(".wm-field, .wm-card, .wm-tip, .wm-checkbox")).toBeNull();
    expect(container.querySelectorAll(".own-card .own-group")).toHaveLength(3);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(calls).toHaveLength(1);
  });

  it("[QL-2] stay where a password manager has switched filling in off", async () => {
    answering("/api/auth/login", refusal(401));
    const { user, container } = withOwn(wholeSet);
    username().setAttribute("autocomplete", "off");
    await signIn(user);
    expect(await screen.findByRole("alert")).toHaveClass("own-summary");
    expect(container.querySelector(".wm-field")).toBeNull();
  });

  it("[QE-1] show what is missing, in a summary that takes the focus and leads to the field", async () => {
    const { user } = withOwn(wholeSet);
    await user.type(username(), "maya{Enter}");
    const summary = screen.getByRole("alert");
    expect(summary).toHaveFocus();
    expect(summary).toHaveClass("own-summary");
    expect(password()).toHaveAccessibleDescription(/Enter your password/u);
    await user.click(screen.getByRole("link", { name: "Enter your password" }));
    expect(password()).toHaveFocus();
    expect(username()).toHaveValue("maya");
  });

  it("[QF-8] a password is shown by its toggle, and hidden by a submit", async () => {
    answering("/api/auth/login", refusal(400));
    const { user } = withOwn(wholeSet);
    await user.type(password(), "river");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    await user.click(button());
    expect(password()).toHaveAttribute("type", "password");
    expect(password()).toHaveValue("river");
  });

  it("[QR-1] a box has the props of its contract, and none besides", () => {
    const props: string[] = [];
    withOwn({
      checkbox: (box) => {
        props.push(...Object.keys(box));
        return <input {...box.control} />;
      },
    });
    expect(new Set(props)).toEqual(new Set(["control", "label", "hint", "error", "below"]));
  });

  it("a box that has to be ticked is the region's own, too", async () => {
    const terms = requiredBox({
      name: "terms",
      label: "signIn.remember",
      missing: "required.email",
    });
    const { user } = withOwn(wholeSet, { slots: { "sign-in": { beforeButton: terms } } });
    await signIn(user);
    const box = document.getElementById("terms");
    expect(box).toHaveClass("own-box");
    expect(box).toHaveAccessibleDescription("Enter your email address");
  });

  it("in a waiting button say so", async () => {
    answering("/api/auth/login", pendingUntilTheEnd());
    const { user } = withOwn(wholeSet);
    await signIn(user);
    expect(button()).toHaveAttribute("aria-busy", "true");
    expect(button()).toHaveAttribute("data-busy", "true");
  });

  it("of a wrong name, or with props that the contract has not, do not compile", () => {
    // @ts-expect-error -- the name of a tip
    const name: Components = { tooltip: () => null };
    // @ts-expect-error -- no component is told a value
    const prop = ({ value }: FieldPartProps) => value as string;
    // @ts-expect-error -- not made by `ownComponents`
    const plain: Region["components"] = wholeSet;
    expect([name, prop, plain]).toHaveLength(3);
  });
});

describe("a component that is broken", () => {
  const warned = collectWarnings();

  it("[QF-8] [QR-1] a submit hides a shown password also in the portal's field, where the region's own took no ref", async () => {
    answering("/api/auth/login", refusal(400));
    const { user } = withOwn({
      password: ({ control }) => <input {...control} ref={null} data-own="" />,
    });
    expect(password()).not.toHaveAttribute("data-own");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    await user.click(button());
    expect(password()).toHaveAttribute("type", "password");
  });

  const Broken = () => {
    throw new Error("planted");
  };
  const names = Object.keys(wholeSet) as ComponentName[];

  it.each(names)(
    "[QR-1] by throwing, %s, is the portal's own, and people sign in",
    async (name) => {
      answering("/api/auth/login", refusal(400));
      const { user, leaveTo } = withOwn({ ...wholeSet, [name]: Broken });
      await signIn(user);
      await screen.findByRole("alert");
      answering("/api/auth/login", signedIn);
      await user.click(button());
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
      const isShown = name !== "select" && name !== "notice";
      expect(warned.some((text) => text.startsWith(`The region's components.${name} threw`))).toBe(
        isShown,
      );
    },
  );

  const { field: Field, button: OwnButton, password: Password } = wholeSet;
  const without = (...keys: string[]) =>
    function Without({ control, ...props }: FieldPartProps) {
      const kept = Object.entries(control).filter(([key]) => !keys.includes(key));
      return <Field {...props} control={Object.fromEntries(kept) as typeof control} />;
    };
  function ThrowsLater({ frame }: SummaryPartProps) {
    useEffect(() => {
      throw new Error("planted");
    });
    return <section {...frame}>own</section>;
  }
  const TwoButtons = (props: ButtonPartProps) => (
    <>
      <OwnButton {...props} />
      <button type="submit">Again</button>
    </>
  );
  const NoLabel = ({ control }: FieldPartProps) => <input {...control} />;
  const faults: [string, ComponentName, ComponentType<never>, string][] = [
    ["forgets the name", "field", without("name"), 'The field "username" has not its name.'],
    ["forgets the id", "field", without("id"), 'There is no field with the id "username".'],
    ["forgets autocomplete", "field", without("autoComplete"), 'has no autocomplete="username".'],
    ["forgets the label", "field", NoLabel, 'has no label with htmlFor="username".'],
    ["renders two submit buttons", "button", TwoButtons, "The form has 2 submit buttons"],
    ["shows no title", "card", () => <article />, "The title is no `h1`"],
  ];

  it.each(faults)("[QR-1] as it %s: %s is the portal's own", async (_, name, Own, fault) => {
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = withOwn({ ...wholeSet, [name]: Own });
    expect(warned.join()).toContain(`The region's components.${name} threw`);
    expect(warned.join()).toContain(fault);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  });

  it.each<[string, ComponentType<SummaryPartProps>]>([
    ["forgets its frame", () => <section>own</section>],
    ["throws in an effect", ThrowsLater],
  ])("[QR-1] [QE-1] as it %s: the portal's summary takes the focus", async (_, summary) => {
    answering("/api/auth/login", refusal(400));
    const { user } = withOwn({ ...wholeSet, summary });
    await signIn(user);
    const shown = await screen.findByRole("alert");
    expect(shown).toHaveClass("wm-summary");
    expect(shown).toHaveFocus();
    await user.type(username(), "a");
    expect(username()).toHaveFocus();
  });

  it("[QR-1] [QT-3] as it keeps a password in a state, is replaced when the field is left, and keeps what is typed", async () => {
    const Keeps = ({ control, ...props }: ComponentProps<typeof Password>) => {
      const [value, setValue] = useState("");
      const kept = { ...control, defaultValue: undefined, value };
      return (
        <Password
          {...props}
          control={{ ...kept, onChange: ({ target }) => setValue(target.value) }}
        />
      );
    };
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = withOwn({ ...wholeSet, password: Keeps });
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    expect(warned.join()).toContain('The field "password" keeps its value in a state.');
    expect(password().outerHTML).not.toContain("river stone");
  });

  it("[QR-1] [QF-1] as it swallows Enter, is replaced, and the next Enter submits", async () => {
    const Swallows = ({ control, ...props }: FieldPartProps) => (
      <Field {...props} control={{ ...control, onKeyDown: (event) => event.preventDefault() }} />
    );
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = withOwn({ ...wholeSet, field: Swallows });
    await user.type(password(), "river stone 8");
    username().focus();
    await user.keyboard("{Enter}");
    expect(warned.join()).toContain('The field "username" swallows Enter');
    await user.type(username(), "maya{Enter}");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  });
});
