import { PHONE_WIDTH_PX } from "../config/constants.ts";

/**
 * Styles of the buttons that answer a question or news, lower than those of a form.
 * @param bar the selector of what they are in
 */
export function answerStyles(bar: string): string {
  return `
  ${bar} .wm-button {
    min-block-size: var(--wm-target);
    padding-block: var(--wm-space-1);
  }

  /* On a phone the answers share the whole line, and mostly have room for one. */
  @media (max-width: ${PHONE_WIDTH_PX}px) {
    ${bar} .wm-strip__answers,
    ${bar} .wm-button {
      flex: auto;
    }

    ${bar} .wm-button {
      padding-inline: var(--wm-space-3);
    }
  }`;
}
