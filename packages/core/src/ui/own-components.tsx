import { type ComponentProps, type ComponentType, useContext, useEffect } from "react";
import { focusAtStart } from "../browser/focus.ts";
import type { SummaryFrameProps } from "./error-summary.tsx";
import type { NoticeProps } from "./notice.tsx";
import {
  buttonPart,
  checkboxPart,
  fieldPart,
  selectPart,
  summaryItems,
  usePasswordPart,
} from "./part-props.tsx";
import { Slot } from "./slot.tsx";
import type { TipProps } from "./tip.tsx";
import { CheckedPart, type PartProps } from "./checked-part.tsx";
import type { ComponentName, OwnComponents } from "./component-names.ts";
import type { CardPartProps, Components } from "./component-props.ts";
import { Contained, PartWatchContext } from "./contained.tsx";

/**
 * Replaces components of the portal by a region's own, on every screen. One that throws, or that breaks its contract, is
 * left out: the portal's own is shown instead, and build, console and reports say so.
 * @example
 * components: ownComponents({
 *   field: ({ control, label, hint, error, aside }) => (
 *     <div className={error ? "form-group form-group--error" : "form-group"}>
 *       <label className="label" htmlFor={control.id}>{label}</label>
 *       {aside}
 *       {hint && <div id={hint.id}>{hint.content}</div>}
 *       {error && <p className="error" id={error.id}>{error.content}</p>}
 *       <input {...control} className="input" />
 *     </div>
 *   ),
 * })
 */
export function ownComponents(components: Components): OwnComponents {
  const render: OwnComponents = (name, props, Portal) => {
    const Own = components[name] as ComponentType<object> | undefined;
    if (!Own) return undefined;
    // Each function makes the props of its own component: the types of both are of the same name.
    const partOf = parts[name] as (props: object) => object;
    const portals = (
      <>
        <Portal {...props} />
        {name === "summary" && <FocusAgain {...props} />}
      </>
    );
    return (
      <Contained part={`components.${name}`} fallback={portals}>
        <Adapted Own={Own} partOf={partOf} props={props} />
        <CheckedPart name={name} props={props} />
      </Contained>
    );
  };
  // The build stops at a misspelled name.
  return Object.assign(render, { own: components });
}

/** Makes the props of each component's contract of those of the portal's own. */
const parts = {
  button: buttonPart,
  field: fieldPart,
  password: usePasswordPart,
  checkbox: checkboxPart,
  select: selectPart,
  notice: ({ role = "status", ...notice }: NoticeProps) => ({ role, ...notice }),
  summary: ({ items, ...summary }: SummaryFrameProps) => ({
    ...summary,
    items: summaryItems(items),
  }),
  card: cardPart,
  tip: (tip: TipProps) => tip,
} satisfies {
  [Name in ComponentName]: (props: never) => ComponentProps<NonNullable<Components[Name]>>;
};

/** A card with its slots inside its content, where the region's component need not know them. */
function cardPart({ above, children, ...card }: CardPartProps): CardPartProps {
  return {
    ...card,
    above: (
      <>
        <Slot place="cardHead" />
        <>{above}</>
      </>
    ),
    children: (
      <>
        <>{children}</>
        <Slot place="cardFoot" />
      </>
    ),
  };
}

interface AdaptedProps {
  Own: ComponentType<object>;
  partOf: (props: object) => object;
  props: object;
}

/** Renders a region's component. It is a component of its own, as hooks make the props of a password. */
function Adapted({ Own, partOf, props }: AdaptedProps) {
  return <Own {...partOf(props)} />;
}

/** Gives the focus to the portal's summary where the region's own broke in the browser: nothing had taken it. */
function FocusAgain({ frame }: PartProps) {
  const { leftOut } = useContext(PartWatchContext);
  const brokeInBrowser = !leftOut.includes("components.summary");
  const summary = frame?.ref;
  useEffect(() => {
    if (brokeInBrowser && summary?.current) focusAtStart(summary.current);
  }, [brokeInBrowser, summary]);
  return null;
}
