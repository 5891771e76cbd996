import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

/** Bytes. The page has room for a drawing of this size, and for a long name of a region. */
const MAX_BYTES = 1740;

it.each(["coast", "mountains", "prairie"])(
  "[QP-1] the drawing of the landscape %s leaves room on the sign-in page",
  async (name) => {
    const { Illustration } = await import(`../template/landscapes/${name}/src/illustration.tsx`);
    const markup = renderToStaticMarkup(createElement(Illustration));
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(MAX_BYTES);
  },
);
