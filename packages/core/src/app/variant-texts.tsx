import { type ReactNode, useMemo } from "react";
import { useRequired } from "../browser/use-required.ts";
import type { PortalText, Text } from "../i18n/message.ts";
import { TextContext } from "../i18n/use-text.tsx";
import { useVariantOf } from "../layout/region.ts";
import type { RouteRow } from "../navigation/route-table.ts";

interface VariantTextsProps {
  row: RouteRow;
  /** The screen of the row. */
  children: ReactNode;
}

/** Gives a screen the texts that its variant has of its own. A build without such texts leaves this out. */
export function VariantTexts({ row, children }: VariantTextsProps) {
  const variant = useVariantOf(row);
  const text = useRequired(TextContext);
  const own = useMemo(() => textsOf(variant, text), [variant, text]);
  return <TextContext value={own}>{children}</TextContext>;
}

/** Looks the texts of a variant up. Dictionaries have them under the key and the variant's name, like i18next's contexts. */
function textsOf(variant: string, text: PortalText): PortalText {
  const ownText = text as Text<string>;
  const own: Text<string> = (key, values) => {
    const ownKey = `${key}_${variant}`;
    return ownText(text.has(ownKey) ? ownKey : key, values);
  };
  return Object.assign(own, text);
}
