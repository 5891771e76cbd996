import type { Language } from "../i18n/languages.ts";

/** A duration as a text, such as "1 hour 35 seconds" for screen readers or "1 hr 35 sec" on the screen. */
export function durationText(
  seconds: number,
  language: Language,
  unitDisplay: "long" | "short" = "long",
): string {
  const parts = [
    { unit: "hour", value: Math.floor(seconds / 3600) },
    { unit: "minute", value: Math.floor(seconds / 60) % 60 },
    { unit: "second", value: seconds % 60 },
  ];
  return parts
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(value),
    )
    .join(" ");
}

const clocks = new Map<Language, Intl.DateTimeFormat>();

/** A time of day as a text on one line, such as "2:52 p.m." or "7 h 51". */
export function clockText(time: Date, language: Language): string {
  // Kept, because making a format takes long on a slow device.
  const clock = clocks.get(language) ?? new Intl.DateTimeFormat(language, { timeStyle: "short" });
  clocks.set(language, clock);
  return clock
    .format(time)
    .replace(/^0(?=\d\sh)/u, "")
    .replaceAll(" ", "\u00a0");
}
