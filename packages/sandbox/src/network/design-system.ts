/** Says that it ran, and nothing else: a page has to be complete without it. */
const script = `document.documentElement.dataset.designSystem = "ready";
`;

/** The design system's custom properties: colours, sizes, faces. */
const tokenStyles = `/* Tokens of the product's design system. */
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

/**
 * The design system's components. Like real ones they have rules for bare elements, which must not change the
 * portal's pages.
 */
const componentStyles = `/* Components of the product's design system. */
body {
  font-family: var(--ds-font, sans-serif);
}

a {
  text-decoration: none;
}

h1,
h2,
h3 {
  margin: 0 0 var(--ds-space-3, 1rem);
  letter-spacing: 0.02em;
}

p {
  margin: 0 0 var(--ds-space-3, 1rem);
}

button {
  padding: 2px 6px;
  border: 1px outset buttonborder;
  border-radius: 0;
  background: #efefef;
  color: #000;
  font: 400 13px/1.2 sans-serif;
}

input,
select {
  width: auto;
  padding: 1px 2px;
  border: 2px inset #767676;
  font: 400 13px/1.2 sans-serif;
}

label {
  display: inline;
  font-weight: 400;
}

.ds-button {
  padding: var(--ds-space-2) var(--ds-space-4);
  border: 0;
  border-radius: var(--ds-radius);
  background: var(--ds-color-brand);
  color: var(--ds-color-paper);
  font: 600 1rem/1.5 var(--ds-font);
}

.ds-button:hover {
  background: var(--ds-color-brand-strong);
}

.ds-card {
  padding: var(--ds-space-4);
  border: 1px solid var(--ds-color-line);
  border-radius: var(--ds-radius);
  background: var(--ds-color-paper);
  box-shadow: var(--ds-shadow);
}

.ds-badge {
  padding: 0 var(--ds-space-2);
  border-radius: 999px;
  background: var(--ds-color-accent);
  color: #12292a;
  font-size: 0.875rem;
}
`;

/** A small design system of the product, as a company's other teams would publish it. By file name. */
export const designSystemFiles: ReadonlyMap<string, string> = new Map([
  ["design-system.js", script],
  ["tokens.css", tokenStyles],
  ["components.css", componentStyles],
]);
