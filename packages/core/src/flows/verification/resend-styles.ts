/** Style of a link that can be sent again. It comes with its screen. */
export const resendStyles: string = `@layer layout {
  .wm-resend {
    display: grid;
    gap: var(--wm-space-4);
    inline-size: 100%;
  }
}`;
