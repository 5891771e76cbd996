/** Style of the card of registration. On a desk it is wider: then its long texts are one line, and its button is in sight after a refusal. */
export const registrationStyles: string = `@layer layout {
  @media (min-width: 60rem) {
    [data-screen="registration.title"] {
      --wm-form-width: 36rem;
    }
  }
}`;
