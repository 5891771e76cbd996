import {
  type ButtonPartProps,
  type CardPartProps,
  type CheckboxPartProps,
  type FieldPartProps,
  ownComponents,
  type PasswordPartProps,
  type Slots,
  type SummaryPartProps,
} from "@waymark/core";
import { type KeyboardEvent, useEffect } from "react";

/** Tells whether the page's address asks for a fault. In the build none is asked for: such a part breaks in a browser alone. */
function isAsked(fault: "card" | "slot" | "enter"): boolean {
  return (
    typeof window !== "undefined" &&
    new URLSearchParams(window.location.search).get("fault") === fault
  );
}

/** Throws as a part with a mistake would. */
export function planted(): never {
  throw new Error("planted mistake");
}

/** Forgets the name of its control. */
function Field({ control }: FieldPartProps) {
  const { name: _forgotten, ...rest } = control;
  return <input {...rest} />;
}

/** Forgets the id of its control. */
function Checkbox({ control }: CheckboxPartProps) {
  const { id: _forgotten, ...rest } = control;
  return <input {...rest} />;
}

/** Renders a second button that submits. */
function Button({ control, children }: ButtonPartProps) {
  return (
    <>
      <button type="button" {...control}>
        {children}
      </button>
      <button type="submit">Again</button>
    </>
  );
}

/** Forgets what lets it take the focus. */
function Summary({ title }: SummaryPartProps) {
  return <div>{title}</div>;
}

/** Swallows Enter where the address asks for it. */
function Password({ control, label, toggle, notes, error }: PasswordPartProps) {
  const swallow = { onKeyDown: (event: KeyboardEvent) => event.preventDefault() };
  return (
    <div className="own">
      <label htmlFor={control.id}>{label}</label>
      {error && <p id={error.id}>{error.content}</p>}
      <div>
        <input {...control} {...(isAsked("enter") && swallow)} />
        {toggle && (
          <button type="button" {...toggle}>
            *
          </button>
        )}
      </div>
      {notes}
    </div>
  );
}

/** Throws once it is on the page, where the address asks for it. */
function Card({ heading, title, above, children }: CardPartProps) {
  useEffect(() => {
    if (isAsked("card")) planted();
  });
  return (
    <div className="own">
      {above}
      <h1 {...heading}>{title}</h1>
      {children}
    </div>
  );
}

export const components = ownComponents({
  field: Field,
  checkbox: Checkbox,
  button: Button,
  summary: Summary,
  password: Password,
  card: Card,
  tip: planted,
});

/** Throws while it hydrates the page, where the address asks for it. */
function AtHydration() {
  if (isAsked("slot")) planted();
  return <p className="own">A slot that works</p>;
}

function OnPress() {
  return (
    <button type="button" className="own" onClick={planted}>
      Press
    </button>
  );
}

export const slots: Slots = {
  "sign-in": { aboveForm: planted, beforeButton: OnPress, belowForm: AtHydration },
};
