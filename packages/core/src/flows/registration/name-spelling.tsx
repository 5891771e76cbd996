import type { RefObject } from "react";
import { useLanguage, useText } from "../../i18n/use-text.tsx";
import { Button } from "../../ui/button.tsx";
import { useStyles } from "../../ui/use-styles.ts";
import { acceptedSpelling, type RefusedSign, refusedSigns } from "./accepted-spelling.ts";

/** Style of the help with a name's spelling, which comes with its chunk. On a desk it is two lines, so that the button stays in sight. */
export const nameSpellingStyles: string = `@layer ui {
  @media (min-width: 60rem) {
    .wm-spelling {
      display: block;
      font-size: var(--wm-text-small);
    }

    .wm-spelling > * {
      display: inline;
    }

    .wm-spelling .wm-button--quiet {
      display: inline-block;
      min-block-size: 1.5rem;
      padding: 0;
      border: 0;
      text-decoration: underline;
    }
  }
}`;

export interface NameSpellingProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** The region's rule for names. */
  rule: RegExp;
  /** True while the field shows that the rule refuses its value. */
  isRefused: boolean;
  /** Receives the spelling that the field has now. */
  onUse: (name: string) => void;
}

/** The most refused signs that are named. */
const MAX_SIGNS = 4;

/** Says which signs of a name are refused, and offers the accepted spelling. */
export function NameSpelling({ id, field, value, rule, isRefused, onUse }: NameSpellingProps) {
  const text = useText();
  useStyles(nameSpellingStyles);
  const spelling = isRefused && acceptedSpelling(value, rule);

  function take(name: string) {
    const input = field.current;
    // Like typing: React ignores an input event after its own setter.
    input?.setRangeText(name, 0, input.value.length, "end");
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    input?.focus();
    onUse(name);
  }

  const signs = isRefused ? refusedSigns(value, rule) : [];
  // A rule about the length or the order of signs refuses none of them.
  if (signs.length === 0) return null;
  return (
    <div className="wm-field wm-spelling" id={id}>
      <RefusedSigns signs={signs} />{" "}
      {spelling && (
        <div className="wm-actions">
          <Button quiet translate="no" onClick={() => take(spelling)}>
            {text("registration.useSpelling", { name: spelling })}
          </Button>
        </div>
      )}
    </div>
  );
}

function RefusedSigns({ signs }: { signs: readonly RefusedSign[] }) {
  const text = useText();
  const language = useLanguage();
  const all = signs.map((found) =>
    typeof found === "string" ? text(`sign.${found}`) : found.sign,
  );
  const isLong = all.length > MAX_SIGNS;
  const list = isLong
    ? `${all.slice(0, MAX_SIGNS).join(", ")}…`
    : new Intl.ListFormat(language).format(all);
  // The period of the sentence is not wanted after three others.
  return <p>{text("registration.refusedSigns", { signs: list }).replace("….", "…")}</p>;
}
