/** One rendering of a page. */
export interface Attempt {
  html: string;
  /** The parts of the region that were rendered, up to an error. */
  parts: ReadonlySet<string>;
  errors: readonly unknown[];
}

/** Renders a page without the parts of those names. */
type Render = (leftOut: readonly string[]) => Promise<Attempt>;

/**
 * Renders a page without the parts that throw. A server has no error boundaries, so the parts at fault are found by
 * trying. The page is rendered without any part, then each is put back.
 * @throws the first error of what is no part of the region
 */
export async function withoutFaults(render: Render) {
  const whole = await render([]);
  if (whole.errors.length === 0) return { html: whole.html, leftOut: new Map<string, unknown>() };
  const leftOut = await partsToTry(render);
  let { html } = await render([...leftOut.keys()]);
  for (const part of leftOut.keys()) {
    const others = [...leftOut.keys()].filter((other) => other !== part);
    // One after another: each depends on the one before.
    // oxlint-disable-next-line no-await-in-loop
    const attempt = await render(others);
    if (attempt.errors.length > 0) leftOut.set(part, attempt.errors[0]);
    else {
      leftOut.delete(part);
      ({ html } = attempt);
    }
  }
  return { html, leftOut };
}

/** The parts without which the page can be rendered. A part that stands in for another one may bring further ones. */
async function partsToTry(render: Render): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const { errors, parts } = await render([...found.keys()]);
    if (errors.length === 0) return found;
    const further = [...parts].filter((part) => !found.has(part));
    if (further.length === 0) throw errors[0];
    for (const part of further) found.set(part, null);
  }
}
