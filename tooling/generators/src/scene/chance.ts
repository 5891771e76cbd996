import { createHash } from "node:crypto";

/** Draws numbers that look random and are the same for the same name. */
export interface Chance {
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** @param name what the numbers depend on */
export function chanceOf(name: string): Chance {
  let drawn = 0;
  const fraction = () => {
    drawn += 1;
    return createHash("sha256").update(`${name} ${drawn}`).digest().readUInt32BE() / 0x1_0000_0000;
  };
  const between = (least: number, most: number) =>
    least + Math.floor(fraction() * (most - least + 1));
  return {
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error("there is nothing to pick from");
      return item;
    },
  };
}
