import { chanceOf } from "./chance.ts";
import { coast } from "./coast.ts";
import type { Landscape } from "./landscape.ts";
import { mountains } from "./mountains.ts";
import { prairie } from "./prairie.ts";

/** The landscapes that a region can choose from. */
export const landscapes = { coast, prairie, mountains } as const satisfies Record<
  string,
  Landscape
>;

export type LandscapeName = keyof typeof landscapes;

export const landscapeNames = Object.keys(landscapes) as LandscapeName[];

/** What a region gets that does not choose: always the same for the same name. */
export function landscapeFor(name: string): LandscapeName {
  return chanceOf(`${name} landscape`).pick(landscapeNames);
}
