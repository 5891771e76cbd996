import { flows } from "@waymark/core/states";
import type { Shot } from "./shots.ts";

const style = `body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
nav a { margin-inline-end: 1rem; }
.row { display: flex; gap: 1rem; overflow-x: auto; padding-block-end: 1rem; }
figure { flex: none; margin: 0; }
img { block-size: 22rem; border: 1px solid #8886; border-radius: 0.5rem; }
figcaption { font-size: 0.85rem; }`;

/** The page that the pictures are looked at on: a chapter for each flow, a row for each state. */
export function bookOf(shots: readonly Shot[]): string {
  const chapters = flows
    .map((flow) => ({ flow, shots: shots.filter(({ view }) => view.state.flow === flow) }))
    .filter((chapter) => chapter.shots.length > 0);
  return pageOf(
    "Picture book",
    `<nav>${chapters.map(({ flow }) => `<a href="#${flow}">${flow}</a>`).join("")}</nav>
${chapters.map(({ flow, shots: own }) => `<h2 id="${flow}">${flow}</h2>${rowsOf(own)}`).join("\n")}`,
  );
}

export function pageOf(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${content}
</html>
`;
}

function rowsOf(shots: readonly Shot[]): string {
  const ids = [...new Set(shots.map(({ view }) => view.state.id))];
  return ids
    .map((id) => {
      const own = shots.filter(({ view }) => view.state.id === id);
      return `<h3>${id}</h3><div class="row">${own.map(({ file, label }) => figureOf(file, label)).join("")}</div>`;
    })
    .join("\n");
}

export function figureOf(file: string, label: string): string {
  return `<figure><img loading="lazy" src="${file}" alt="${label}"><figcaption>${label}</figcaption></figure>`;
}
