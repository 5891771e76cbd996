import type { ComponentPropsWithRef, ComponentType, ReactNode, RefObject } from "react";

/*
 * The contract of components, the portal's and a region's own. All of it stays within a major version. Each component has
 * one root element, and puts what its docstring names onto it. An error adds elements and classes, and changes no text: so
 * the page can show it before React. No component keeps a field's value: a form reads the values of its elements.
 */

/** Attributes for the one control of a component, such as `input`. Each is spread onto it; only `className` is added. */
export type Control<Element extends "input" | "select" | "button"> = Omit<
  ComponentPropsWithRef<Element>,
  "className" | "children" | "value" | "checked"
>;

/** A text that describes a control, for an element of that id. */
export interface Described {
  id: string;
  content: ReactNode;
}

/** Props of a button. Its `control` goes onto a `button`, which has no other type and no further listener. */
export interface ButtonPartProps {
  /** Has `aria-disabled` while it cannot be used yet: it looks disabled, and a press says why. */
  control: Control<"button">;
  /** True where another next step is the main one. */
  quiet: boolean;
  /** True while its call is pending; screen readers are told by the portal. */
  busy: boolean;
  /** The portal's class for the place, such as a list of ways in; mostly empty. */
  className: string;
  /** Its label. */
  children: ReactNode;
}

/** Props of a one-line field: a `label` for the control's id, and the `control` on an `input`. */
export interface FieldPartProps {
  control: Control<"input"> & { id: string; name: string };
  label: string;
  /** Beside the label, such as a tip. */
  aside: ReactNode;
  /** Describes the control, whose `aria-describedby` has its id. */
  hint: Described | null;
  /** Describes the control as the hint does. */
  error: Described | null;
}

/** Props of a password: a field with a toggle. Its value is in the page alone, never in a state or an attribute. */
export interface PasswordPartProps extends FieldPartProps {
  /** Shows and hides the password: for a `button` beside the `input`, in one element with it. Null where there is none. */
  toggle: Control<"button"> | null;
  /** True while the password is shown. */
  shown: boolean;
  /** Hints such as Caps Lock, and what screen readers are told; below the control. */
  notes: ReactNode;
}

/** Props of a box: a `label` for the control's id, and the `control` on an `input` of the type `checkbox`. */
export interface CheckboxPartProps extends Omit<FieldPartProps, "aside"> {
  /** Below the label, such as the terms that the box is about. */
  below: ReactNode;
}

/** Props of a list: the `control` goes onto a `select`, with its options as children. */
export interface SelectPartProps extends Omit<FieldPartProps, "control"> {
  control: Control<"select"> & { id: string; name: string };
  /** The options, the empty one first. */
  children: ReactNode;
}

/**
 * Props of a notice. The element of your own has the `role`. The portal's own is a `note` for `status`: the page's live region
 * says its words, and says them again when it gets other `children`.
 */
export interface NoticePartProps {
  tone: "info" | "success" | "warning";
  /** An `alert` is read out at once, a `note` only where it stands. */
  role: "status" | "alert" | "note";
  children: ReactNode;
}

/**
 * Props of an error summary: `frame` goes onto its root, which takes the focus. Each item is in an `li` of its own.
 */
export interface SummaryPartProps {
  /** For the root, which takes the focus. */
  frame: { ref: RefObject<HTMLDivElement | null>; role: "alert"; tabIndex: -1 };
  title: string;
  /** The reasons by the name of their field; a link to it where there is one. */
  items: readonly { name: string; content: ReactNode }[];
  /** Further content below the reasons, such as a countdown. */
  children: ReactNode;
}

/** Props of a screen's card: `heading` goes onto the page's one `h1`, whose only content is the title. */
export interface CardPartProps {
  heading: { ref: RefObject<HTMLHeadingElement | null>; tabIndex: -1 };
  title: string;
  /** Tells screens apart, whatever the language. */
  screen: string;
  /** True where the screen also uses the illustration's space. */
  wide: boolean;
  /** Above the heading. */
  above: ReactNode;
  /** The rest of the screen. */
  children: ReactNode;
}

/** Props of a tip: a control named `label` that shows its children, by pointer and by keyboard. */
export interface TipPartProps {
  /** Name of the button, e.g. "About your username". */
  label: string;
  children: ReactNode;
}

/** The components that a region replaces, once for all screens. */
export interface Components {
  button?: ComponentType<ButtonPartProps>;
  field?: ComponentType<FieldPartProps>;
  password?: ComponentType<PasswordPartProps>;
  checkbox?: ComponentType<CheckboxPartProps>;
  select?: ComponentType<SelectPartProps>;
  notice?: ComponentType<NoticePartProps>;
  summary?: ComponentType<SummaryPartProps>;
  card?: ComponentType<CardPartProps>;
  tip?: ComponentType<TipPartProps>;
}

/** The nine components that a region may replace, once for all screens. */
export type ComponentName =
  | "button"
  | "field"
  | "password"
  | "checkbox"
  | "select"
  | "notice"
  | "summary"
  | "card"
  | "tip";

/** Components of a region's own, as `ownComponents` makes them: renders the component of a name, or returns undefined without one. */
export type OwnComponents = <Props extends object>(
  name: ComponentName,
  props: Props,
  Portal: ComponentType<Props>,
) => ReactNode;
