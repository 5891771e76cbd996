/** Parts of the logo of a made-up school, college or partner. */
export interface LogoDrawing {
  /** The name, in bold. */
  name: string;
  /** A smaller line below it. */
  line?: string;
  colour: string;
  /** The colour of the emblem's second part. */
  accent: string;
  emblem: keyof typeof emblems;
  /** Width in pixels; the height is 32. */
  width: number;
  /** True where the logo has a background of the colour; otherwise the colour itself contrasts with white and black. */
  plate: boolean;
}

/** Two paths each, in a square of 32: the first in the logo's colour, the second in its accent. */
export const emblems = {
  river: [
    "M16 3 28 7.500v8.500c0 7-5.200 11.300-12 13.500C9.200 27.300 4 23 4 16V7.500z",
    "M7 13.500q3-3 6 0t6 0 6 0v2.800q-3-3-6 0t-6 0-6 0zM8.500 20q2.500-2.500 5 0t5 0 5 0v2.600q-2.500-2.500-5 0t-5 0-5 0z",
  ],
  book: [
    "M3 7q7-3 13 1 6-4 13-1v19q-7-3-13 1-6-4-13-1z",
    "M15.200 9h1.600v17h-1.600zM6 11q4-1.500 7 .5v2q-3-2-7-.5zM19 11.500q3-2 7-.5v2q-4-1.500-7 .5z",
  ],
  compass: [
    "M16 2a14 14 0 1 0 .010 0zm0 3a11 11 0 1 1-.010 0z",
    "M22.500 9.500 18.500 18.500 9.500 22.500 13.500 13.500zm-6.500 4.700a1.800 1.800 0 1 0 .010 0z",
  ],
  hills: [
    "M2 27 11 9l5 8.500L20 12l10 15z",
    "M11 9 8 15l2.200-1 1.600 1.600L14 14zM24 4a3.500 3.500 0 1 0 .010 0z",
  ],
  bird: [
    "M3 8q8 1 12 7 1-7 9-8 3 0 5 3l-4 1q1 13-12 16-6 1-10-2 5 0 8-3-7-2-8-14z",
    "M22.500 9a1.500 1.500 0 1 0 .010 0z",
  ],
  leaf: [
    "M16 2q12 8 9 18-2 6-9 8-7-2-9-8-3-10 9-18z",
    "M15.200 8h1.600v22h-1.600zM16 16l5-4v2.500l-5 4zM16 21l-5-4v2.500l5 4z",
  ],
} as const satisfies Record<string, readonly [string, string]>;

/** Every logo by the name of its file. Each is readable on a light and on a dark page. */
export const logoDrawings: Readonly<Record<string, LogoDrawing>> = {
  "riverside.svg": {
    name: "Riverside",
    line: "Secondary School",
    colour: "#2f84b0",
    accent: "#ffffff",
    emblem: "river",
    width: 142,
    plate: false,
  },
  "two-rivers.svg": {
    name: "Two Rivers",
    line: "District School Board",
    colour: "#1f4f46",
    accent: "#f0c46c",
    emblem: "book",
    width: 172,
    plate: true,
  },
  "kestrel.svg": {
    name: "Kestrel College",
    colour: "#7a3146",
    accent: "#7a3146",
    emblem: "bird",
    width: 168,
    plate: true,
  },
  "compass.svg": {
    name: "Compass",
    line: "Careers Partnership",
    colour: "#bd7633",
    accent: "#bd7633",
    emblem: "compass",
    width: 158,
    plate: false,
  },
  "mont-bleu.svg": {
    name: "Mont-Bleu",
    line: "École secondaire",
    colour: "#5478cc",
    accent: "#c98a2b",
    emblem: "hills",
    width: 144,
    plate: false,
  },
  "etoile.svg": {
    name: "Collège de l’Étoile",
    line: "Moncton",
    colour: "#2f3f7f",
    accent: "#f2d27a",
    emblem: "leaf",
    width: 190,
    plate: true,
  },
};
