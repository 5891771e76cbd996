import type { Language } from "../i18n/languages.ts";

/** A duration as a text, such as "1 minute 35 seconds". */
export function durationText(seconds: number, language: Language): string {
  const parts = [
    { unit: "minute", value: Math.floor(seconds / 60) },
    { unit: "second", value: seconds % 60 },
  ];
  return parts
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value),
    )
    .join(" ");
}
