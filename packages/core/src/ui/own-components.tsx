import { type ComponentType, useContext, useEffect } from "react";
import { focusAtStart } from "../browser/focus.ts";
import { CheckedPart, type PartProps } from "./checked-part.tsx";
import type { ComponentName, Components, OwnComponents } from "./component-props.ts";
import { ContentBoundary, PartBoundary, PartWatchContext } from "./part-boundary.tsx";

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
    const portals = (
      <>
        <Portal {...props} />
        {name === "summary" && <FocusAgain {...props} />}
      </>
    );
    return (
      <PartBoundary part={`components.${name}`} fallback={portals}>
        <Own {...props} {...contentOf(name, props)} />
        <CheckedPart name={name} props={props} />
      </PartBoundary>
    );
  };
  // The build stops at a misspelled name.
  return Object.assign(render, { own: components });
}

/** The screen inside of a card, which has a boundary of its own around both. */
function contentOf(name: ComponentName, { children }: PartProps) {
  return name === "card" ? { children: <ContentBoundary>{children}</ContentBoundary> } : null;
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
