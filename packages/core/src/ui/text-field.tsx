import type { ComponentPropsWithRef } from "react";
import { replaceable } from "./replaceable.tsx";
import { describedBy, FieldFrame, type FieldFrameProps } from "./field.tsx";

/** Props of a one-line field; those of the element are passed on. Its name is its id, too. */
export type TextFieldProps = Omit<FieldFrameProps, "children" | "id"> &
  Omit<ComponentPropsWithRef<"input">, "id" | "children"> & { name: string };

/** A one-line field. Its value lives in the page, so that no re-render can wipe what was typed or filled in. */
export const TextField = /* @__PURE__ */ replaceable<TextFieldProps>("field", PortalTextField);

function PortalTextField({ label, aside, hint, error, name, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} error={error}>
      <input
        {...describedBy(name, { hint, error })}
        {...input}
        id={name}
        name={name}
        className="wm-input"
      />
    </FieldFrame>
  );
}
