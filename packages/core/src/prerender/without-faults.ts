/** One rendering of a page. */
export interface Rendering {
  html: string;
  /** The parts of the region that were rendered, up to an error. */
  parts: ReadonlySet<string>;
  errors: readonly unknown[];
  /** The slots and the notice that a screen of the region's own has no place for. */
  unplaced?: readonly string[];
}

/** Renders a page without the parts of those names. */
type Render = (leftOut: readonly string[]) => Promise<Rendering>;

/**
 * Renders a page without the parts that throw. A server has no error boundaries, so the parts at fault are found by
 * trying. The page is rendered without any part, then each is put back.
 * @throws the first error of what is no part of the region
 */
export async function withoutFaults(render: Render) {
  const leftOut = new Map<string, unknown>();
  let rendering = await render([]);
  // The portal's own part may render further parts of the region.
  while (rendering.errors.length > 0) {
    const further = [...rendering.parts].filter((part) => !leftOut.has(part));
    if (further.length === 0) throw rendering.errors[0];
    for (const part of further) leftOut.set(part, null);
    rendering = await render([...leftOut.keys()]);
  }
  let whole = rendering;
  // One after another: each depends on the one before.
  for (const part of leftOut.keys()) {
    const others = [...leftOut.keys()].filter((other) => other !== part);
    rendering = await render(others);
    if (rendering.errors.length > 0) leftOut.set(part, rendering.errors[0]);
    else {
      leftOut.delete(part);
      whole = rendering;
    }
  }
  const { html, unplaced = [] } = whole;
  return { html, leftOut, unplaced };
}

/** An error of a part that renders, but lacks what it has to have. It has no line of code: pages are compared. */
export class ContractFault extends Error {
  override name = "ContractFault";
}
