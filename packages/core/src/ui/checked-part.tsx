import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { endAll, listen } from "../browser/listen.ts";
import type { ComponentName } from "./component-props.ts";
import { portalForm } from "../page/portal-form.ts";

interface CheckedPartProps {
  name: ComponentName;
  props: PartProps;
}

/**
 * Checks on the page that a region's component keeps its contract: as soon as it is there, and when a field is used.
 * @throws while rendering or in an effect, what the component has broken; the portal's own component is shown then
 */
export function CheckedPart({ name, props }: CheckedPartProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken !== null) throw new Error(broken);

  const { name: field, defaultValue } = props.control ?? {};
  const last = useRef<Field>(null);
  const hadFocus = useRef(false);
  // After each render: an error is a state of its own.
  useLayoutEffect(() => {
    const control = document.querySelector<HTMLInputElement>(`input[id="${field}"]`);
    const fault = shownFault(name, props) ?? lostFault(last.current, control, hadFocus.current);
    last.current = control;
    if (fault !== null) throw new Error(fault);
  });

  useEffect(() => {
    if (field === undefined) return;
    const check = (event: Event) => setBroken(usedFault(event, { name: field, defaultValue }));
    const note = ({ target }: Event) => void (hadFocus.current = target === last.current);
    return endAll(
      listen(window, ["keydown", "focusout"], check),
      listen(window, ["focusin"], note),
    );
  }, [field, defaultValue]);
  return null;
}

/** The attributes of a control that are checked. */
interface ControlProps {
  name?: string | undefined;
  type?: string | undefined;
  autoComplete?: string | undefined;
  defaultValue?: unknown;
}

/** Props of the contract, as far as they are checked. */
export interface PartProps {
  control?: ControlProps;
  error?: { id: string } | null;
  frame?: { ref: RefObject<HTMLElement | null> };
  heading?: { ref: RefObject<HTMLElement | null> };
  children?: ReactNode;
}

/** Says what a component on the page has forgotten; null where it keeps its contract. */
function shownFault(component: ComponentName, props: PartProps): string | null {
  switch (component) {
    case "field":
    case "password":
    case "checkbox":
    case "select":
      return controlFault(component, props);
    case "button":
      return props.control?.type === "submit" ? submitFault() : null;
    case "summary":
      return frameFault(props.frame?.ref.current);
    case "card":
      return props.heading?.ref.current?.nodeName === "H1"
        ? null
        : "The title is no `h1` with the attributes of `heading`.";
    default:
      return null;
  }
}

/** Matches the control of a component that is no plain `input`. */
const selectors: Partial<Record<ComponentName, string>> = {
  checkbox: "[type=checkbox]",
  select: "select",
};

function controlFault(component: ComponentName, props: PartProps): string | null {
  const { name = "", ...given } = props.control ?? {};
  const control = document.getElementById(name);
  const selector = selectors[component] ?? "input";
  if (!control?.matches(selector)) return `There is no ${component} with the id "${name}".`;
  const { labels } = control as HTMLInputElement;
  const { autoComplete } = given;
  const shown = control.getAttribute("autocomplete");
  const rules: [isKept: boolean, fault: string][] = [
    [control.getAttribute("name") === name, "has not its name."],
    // Some password managers switch filling in off.
    [
      autoComplete === undefined || shown === autoComplete || shown === "off",
      `has no autocomplete="${autoComplete}".`,
    ],
    [labels === null || labels.length > 0, `has no label with htmlFor="${name}".`],
    [
      !props.error || document.getElementById(props.error.id) !== null,
      "does not show its error under the id of `error`.",
    ],
  ];
  const fault = rules.find(([isKept]) => !isKept)?.[1];
  return fault === undefined ? null : `The ${component} "${name}" ${fault}`;
}

type Field = HTMLInputElement | null;

/** Says that a field has lost what was typed. Puts it back, so that the portal's own field gets it, with the focus that it had. */
function lostFault(before: Field, control: Field, hadFocus: boolean): string | null {
  if (!before || !control || before.isConnected) return null;
  if (before.value === before.defaultValue || before.value === control.value) return null;
  control.value = before.value;
  // After the heading of the portal's screen, which takes it.
  if (hadFocus && document.activeElement === document.body)
    setTimeout(() => document.getElementById(control.id)?.focus());
  return `The field "${control.id}" is another element after a change. Define its component outside of others.`;
}

/** Matches what submits a form. */
const SUBMITS = "button:not([type]), [type=submit], [type=image]";

function submitFault(): string | null {
  const count = portalForm()?.querySelectorAll(SUBMITS).length ?? 1;
  return count === 1 ? null : `The form has ${count} submit buttons instead of one.`;
}

function frameFault(frame: HTMLElement | null | undefined): string | null {
  const takesFocus = frame?.matches("[role=alert][tabindex='-1']");
  return takesFocus ? null : "The root has not the attributes of `frame`, and takes no focus.";
}

/** Says what a field does wrong when it is used: swallow Enter, or keep its value in a state. Null for any other event. */
function usedFault(event: Event, { name, defaultValue = "" }: ControlProps): string | null {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.id !== name) return null;
  if (event instanceof KeyboardEvent) {
    const isSwallowed = event.key === "Enter" && event.defaultPrevented;
    return isSwallowed ? `The field "${name}" swallows Enter, which submits its form.` : null;
  }
  // React writes the value of a state into the attribute, where scripts and styles of the page read a password.
  return target.type !== "checkbox" && target.defaultValue !== defaultValue
    ? `The field "${name}" keeps its value in a state. It has to have \`defaultValue\` alone.`
    : null;
}
