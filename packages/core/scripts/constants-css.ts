import {
  CARD_WIDTH_PX,
  LOADING_DELAY_MS,
  LOGO_HEIGHT_PX,
  PHONE_WIDTH_PX,
  TOOLTIP_MAX_HEIGHT_PX,
} from "../src/config/constants.ts";

/** The text of `constants.css`: the constants for style sheets, so that each number is defined once. */
export function constantsCss(): string {
  return `/* Generated from constants.ts by \`pnpm --filter @waymark/core generate\`. */
@custom-media --wm-phone (max-width: ${PHONE_WIDTH_PX}px);

@layer base {
  :root {
    --wm-card-width: ${CARD_WIDTH_PX}px;
    --wm-logo-height: ${LOGO_HEIGHT_PX}px;
    --wm-tip-max-height: ${TOOLTIP_MAX_HEIGHT_PX}px;
    --wm-loading-delay: ${LOADING_DELAY_MS}ms;
  }
}
`;
}
