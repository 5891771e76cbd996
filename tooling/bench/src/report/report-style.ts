/** The report's own style sheet; its colours follow the reader's scheme. */
export const reportStyle = `
:root { font: 16px/1.5 system-ui, sans-serif; color: light-dark(#1f2933, #e8edf2); background: light-dark(#f5f7fa, #0d1116); }
main { max-width: 1080px; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
section { margin-block: 3rem; }
.wide { overflow-x: auto; margin-block: 1rem; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.5rem; text-align: end; border-block-end: 1px solid light-dark(#d5dce3, #2a323b); }
th:first-child { text-align: start; white-space: nowrap; }
thead th { vertical-align: bottom; font-weight: 600; }
tbody th { font-weight: 400; }
.ours th, .ours td { font-weight: 600; }
small { color: light-dark(#0b6e75, #4fc3c9); white-space: nowrap; }
.floor { font-style: italic; }`;
