import type { Page } from "@playwright/test";
import { regionsOf, screenStates } from "@waymark/core/states";
import { type View, viewsOf } from "../browser/matrix.ts";

const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
  paper: { width: 794, height: 1123 },
} as const;

/** A picture to take. */
export interface Shot {
  view: View;
  /** What the picture is of, for the reader. */
  label: string;
  size: { width: number; height: number };
  media: NonNullable<Parameters<Page["emulateMedia"]>[0]>;
  file: string;
}

/** A page that is opened once, and the pictures that are taken of it. */
export interface Sitting {
  view: View;
  shots: readonly Shot[];
}

/** Every state in both languages, the first screen in every region. */
export function sittings(): Sitting[] {
  return screenStates.flatMap((state) => {
    const regions = regionsOf(state);
    const pictured = state.id === "sign-in-ready" ? regions : regions.slice(0, 1);
    return viewsOf(state)
      .filter(({ theme, region }) => theme === "light" && pictured.includes(region))
      .filter(({ region, language }) => language !== "en-GB" || region === "uk")
      .map((view) => ({ view, shots: shotsOf(view) }));
  });
}

/** Phone and desk, light and dark; in English, colours of the system's choice and paper as well. */
function shotsOf(view: View): Shot[] {
  const { state, region, language } = view;
  const shot = (label: string, size: keyof typeof sizes, media: Shot["media"]): Shot => ({
    view,
    label: `${label}, ${language}, ${region}`,
    size: sizes[size],
    media: {
      media: "screen",
      forcedColors: "none",
      contrast: "no-preference",
      colorScheme: "light",
      ...media,
    },
    file: `${state.id}-${region}-${language}-${label.replaceAll(" ", "-")}.png`,
  });
  const everywhere = [
    shot("phone light", "phone", {}),
    shot("phone dark", "phone", { colorScheme: "dark" }),
    shot("desk light", "desk", {}),
    shot("desk dark", "desk", { colorScheme: "dark" }),
  ];
  if (language === "fr-CA") return everywhere;
  return [
    ...everywhere,
    shot("forced colours", "phone", { forcedColors: "active" }),
    shot("more contrast", "phone", { contrast: "more" }),
    shot("paper", "paper", { media: "print" }),
  ];
}
