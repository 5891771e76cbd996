import { PHONE_WIDTH_PX } from "../config/constants.ts";

/** Style of the header with log-out. Only the page of the workspaces has it from the start. */
export const dualLoginStyles: string = `@layer layout {
  .wm-header__room {
    visibility: hidden;
  }

  @media (max-width: ${PHONE_WIDTH_PX}px) {
    /* Its symbol alone, so that log-out, the toggle and the menu have room beside it. */
    .wm-header[data-kind="dual-login"] .wm-logo__name {
      position: absolute;
      clip-path: inset(50%);
    }

    .wm-header[data-kind="dual-login"] .wm-header__link {
      padding-inline: var(--wm-space-2);
    }

    /* In French, all of it fits into one row of the narrowest phones. */
    @media (max-width: 22.5rem) {
      .wm-header[data-kind="dual-login"] .wm-header__actions > * {
        padding-inline: 0;
      }

      .wm-header[data-kind="dual-login"] .wm-header__language {
        padding-inline: var(--wm-space-1);
      }
    }

    /* Large text: log-out and the menu are below the logo and the toggle, in the order of the keyboard. */
    @media (max-width: 15em) {
      .wm-header[data-kind="dual-login"] .wm-header__inner {
        row-gap: var(--wm-space-2);
      }

      .wm-header[data-kind="dual-login"] .wm-header__actions {
        display: contents;
      }

      .wm-header[data-kind="dual-login"] .wm-header__actions > .wm-header__link {
        justify-content: end;
        margin-inline-start: auto;
        line-height: 1.2;
        overflow-wrap: break-word;
        text-align: end;
      }

      .wm-header[data-kind="dual-login"] .wm-header__language ~ .wm-header__link {
        flex: 0 1 50%;
      }
    }
  }
}`;
