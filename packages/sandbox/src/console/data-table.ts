import { html } from "hono/html";
import type { Html } from "../pages/page.ts";

type Cell = Html | string;

interface DataTable {
  caption: Cell;
  columns: readonly string[];
  /** A cell for each column; the first is what the row is about. */
  rows: readonly (readonly Cell[])[];
}

/**
 * A table, which is a list of cards where there is no room for columns: each cell then brings its column's name. The
 * roles are said aloud, because browsers take them away with the table's display.
 */
export function dataTable({ caption, columns, rows }: DataTable): Html {
  return html`<table class="data" role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((column) => html`<th scope="col" role="columnheader">${column}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((cells) => row(cells, columns))}
    </tbody>
  </table>`;
}

function row([first, ...others]: readonly Cell[], [, ...columns]: readonly string[]): Html {
  return html`<tr role="row">
    <th scope="row" role="rowheader">${first}</th>
    ${others.map(
      (cell, index) => html`<td role="cell" data-column="${columns[index] ?? ""}">${cell}</td>`,
    )}
  </tr>`;
}
