import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A piece of the portal did not arrive: it is gone since a deployment, or there is no line to fetch it over [QX-5]. */
export class MissingPiece extends Error {
  override readonly name = "MissingPiece";
}

/** A screen, fetched when somebody comes to it. Tried once more when it fails: a line may break for a moment only. */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPiece(load) }));
}

/** Fetches a piece. @throws {MissingPiece} when it does not arrive */
export async function fetchPiece<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  try {
    return await load().catch(load);
  } catch (cause) {
    throw new MissingPiece("A piece of the portal did not arrive", { cause });
  }
}

/** A part around others; `otherwise` stands in its place when it does not arrive [QX-6]. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => otherwise) }));
}
