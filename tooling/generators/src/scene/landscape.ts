import type { Chance } from "./chance.ts";

/** What lies between the fields in front and the sky, as markup of the illustration. */
interface Distance {
  /** What the haze at the horizon covers. */
  far: string;
  /** What is in front of the haze. */
  near: string;
  /** What it shows; the text continues "A trail through fields to". */
  words: string;
}

interface Place {
  /** Where there is room for what stands out. */
  side: "left" | "right";
  sunX: number;
}

/** Draws the distance, a little different for every region. */
export type Landscape = (chance: Chance, place: Place) => Distance;
