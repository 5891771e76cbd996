/** The design system's custom properties: colours, sizes, faces. */
export const tokenStyles = `/* Tokens of the product's design system. */
:root {
  --ds-color-brand: #14605a;
  --ds-color-brand-strong: #0c4743;
  --ds-color-accent: #e8a13a;
  --ds-color-ink: #12292a;
  --ds-color-ink-soft: #3f5756;
  --ds-color-paper: #ffffff;
  --ds-color-line: #d3dfd8;
  --ds-color-danger: #b3261e;
  --ds-space-1: 0.25rem;
  --ds-space-2: 0.5rem;
  --ds-space-3: 1rem;
  --ds-space-4: 1.5rem;
  --ds-radius: 0.5rem;
  --ds-font: system-ui, sans-serif;
  --ds-shadow: 0 1px 2px rgb(0 0 0 / 8%);
}

@media (prefers-color-scheme: dark) {
  :root {
    --ds-color-brand: #7fd0bf;
    --ds-color-brand-strong: #a3e3d4;
    --ds-color-ink: #eaf3ef;
    --ds-color-ink-soft: #b4c9c4;
    --ds-color-paper: #13272a;
    --ds-color-line: #27444a;
    --ds-color-danger: #f2b8b5;
  }
}
`;
