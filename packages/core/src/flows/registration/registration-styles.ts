/** Style of the card of registration. On a desk it is wider: then its long texts are one line, and its button is in sight after a refusal. */
export const registrationStyles: string = `@layer layout {
  @media (min-width: 60rem) {
    [data-screen^="registration."] {
      --wm-form-width: 36rem;
    }

    .wm-phone-copy {
      display: none;
    }
  }

  /* A pending registration has no code. */
  .wm-summary:has([data-message="REGISTRATION_PENDING"]) ~ .wm-code {
    display: none;
  }
}`;

/** Style of the help with a name's spelling, which comes with its chunk. On a desk it is two lines, so that the button stays in sight. */
export const nameSpellingStyles: string = `@layer ui {
  @media (min-width: 60rem) {
    .wm-spelling {
      display: block;
      font-size: var(--wm-text-small);
    }

    .wm-spelling > * {
      display: inline;
    }

    .wm-spelling .wm-button--quiet {
      display: inline-block;
      min-block-size: 1.5rem;
      padding: 0;
      border: 0;
      text-decoration: underline;
    }
  }
}`;
