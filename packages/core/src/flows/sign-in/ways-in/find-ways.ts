import type { WayIn } from "../../../config/ways-in.ts";

/** More are not looked through by anyone, and cost time with every key. */
export const MOST_SHOWN = 50;

/** A way with its name as it is compared. */
interface Searchable<Way> {
  way: Way;
  name: string;
}

/** The name without accents, case and punctuation, so that `ecole st joseph` finds `École St-Joseph`. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Prepares a list once, so that each key is quick. */
export function searchable<Way extends WayIn>(ways: readonly Way[]): readonly Searchable<Way>[] {
  return ways.map((way) => ({ way, name: ` ${plain(way.name)}` }));
}

/** The ways of whose names every typed word begins a word, in the order of the list. */
export function findWays<Way>(list: readonly Searchable<Way>[], typed: string): readonly Way[] {
  const words = plain(typed)
    .split(" ")
    .filter((word) => word !== "");
  return list
    .filter(({ name }) => words.every((word) => name.includes(` ${word}`)))
    .map(({ way }) => way);
}
