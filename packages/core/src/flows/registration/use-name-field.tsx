import { type ReactNode, useRef, useState } from "react";
import { useText } from "../../i18n/use-text.tsx";
import type { TextFieldProps } from "../../ui/field.tsx";
import { deferred } from "../../browser/lazy-chunk.tsx";

interface NameFieldOptions {
  field: TextFieldProps;
  value: string;
  /** The region's rule for the name. */
  rule: RegExp;
}

/** A field for a name, and what helps to spell it as the rule wants it. */
export interface NameField {
  field: TextFieldProps;
  spelling: ReactNode;
}

/** A name, with an accepted spelling of one that the rule refuses. */
export function useNameField({ field, value, rule }: NameFieldOptions): NameField {
  const text = useText();
  const ref = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState("");
  const { name, error } = field;
  const isRefused = error !== undefined && error.messageKey !== "REQUIRED";
  const id = `${name}-spelling`;
  const described = isRefused && { "aria-describedby": `${name}-error ${id}` };
  return {
    field: { ...field, ...described, ref },
    spelling: (
      <>
        <DeferredNameSpelling {...{ id, field: ref, value, rule, isRefused }} onUse={setUsed} />
        {/* There from the start: screen readers announce what changes in it. */}
        <span role="status" className="wm-visually-hidden">
          {used !== "" && used === value && text("registration.spellingUsed", { name: used })}
        </span>
      </>
    ),
  };
}

/** Spelling help for a name that the rule refuses. Lazy, as the form begins without one; the error says the rule. */
const DeferredNameSpelling = deferred(
  () => import("./name-spelling.tsx"),
  ({ NameSpelling }) => NameSpelling,
);
