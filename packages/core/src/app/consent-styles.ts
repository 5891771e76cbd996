/** Style of the button that takes back the answer about statistics. It comes with its chunk. */
export const consentStyles: string = `@layer layout {
  .wm-footer__button {
    padding: 0.375rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
}`;
