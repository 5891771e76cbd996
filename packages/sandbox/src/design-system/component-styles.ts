/**
 * The design system's components. Like real ones they have rules for bare elements, which must not change the
 * portal's pages.
 */
export const componentStyles = `/* Components of the product's design system. */
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
