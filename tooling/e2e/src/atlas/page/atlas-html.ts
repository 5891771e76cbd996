import { atlasFaults } from "../faults.ts";
import { type Cell, countCells } from "../cell.ts";

/** The page of the atlas: a table of pictures, call by fault, and two selects that leave one row or column. */
export function atlasHtml(cells: readonly Cell[], css: string): string {
  const calls = [...new Set(cells.map(({ call }) => call))];
  const flawed = cells.some(({ flaws }) => flaws.length > 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The failure atlas</title>
<style>${css}
${calls.map((call) => filterRule("call", call)).join("\n")}
${atlasFaults.map(({ name }) => filterRule("fault", name)).join("\n")}</style>
<header>
<h1>The failure atlas</h1>
<p>Every call that the portal makes, with everything that can go wrong with it: what a person sees in the end.</p>
<p class="count"${flawed ? " data-flawed" : ""}>${escape(countCells(cells))}</p>
<form class="choices">
${select("call", "Call", calls)}
${select(
  "fault",
  "Fault",
  atlasFaults.map(({ name, label }) => [name, label] as const),
)}
</form>
</header>
<div class="scroller" role="region" aria-label="The atlas" tabindex="0">
<table>
<thead><tr><th scope="col">Call</th>${atlasFaults
    .map(({ name, label }) => `<th scope="col" data-fault="${name}">${escape(label)}</th>`)
    .join("")}</tr></thead>
<tbody>
${calls.map((call) => rowHtml(call, cells)).join("\n")}
</tbody>
</table>
</div>
</html>
`;
}

/** Without a script: the chosen option is a matter of style. */
function filterRule(kind: "call" | "fault", value: string): string {
  return `:root:has(select[name=${kind}] [value="${value}"]:checked) [data-${kind}]:not([data-${kind}="${value}"]) { display: none; }`;
}

function select(
  name: string,
  label: string,
  options: readonly (string | readonly [string, string])[],
): string {
  const items = options.map((option) => {
    const [value, words] = typeof option === "string" ? [option, option] : option;
    return `<option value="${value}">${escape(words)}</option>`;
  });
  return `<label>${label}<select name="${name}"><option value="">All</option>${items.join("")}</select></label>`;
}

function rowHtml(call: string, cells: readonly Cell[]): string {
  const own = atlasFaults.map(({ name, label }) => {
    const cell = cells.find((each) => each.call === call && each.fault === name);
    return cell ? cellHtml(cell, label) : `<td data-fault="${name}"></td>`;
  });
  return `<tr data-call="${call}"><th scope="row">${call}</th>${own.join("")}</tr>`;
}

function cellHtml({ call, fault, picture, seen, flaws }: Cell, label: string): string {
  const lines = [
    ...flaws.map(({ flaw, detail }) => `<li class="flaw">${escape(`${flaw} ${detail}`)}</li>`),
    ...(seen.length > 0 ? seen : ["continues"]).map(
      (key) => `<li>${escape(key).replaceAll("_", "_<wbr>")}</li>`,
    ),
  ];
  const image =
    picture &&
    `<a href="${picture}"><img loading="lazy" src="${picture}" alt="${call}, ${escape(label)}"></a>`;
  return `<td data-fault="${fault}"${flaws.length > 0 ? " data-flawed" : ""}>${image ?? ""}<ul class="keys">${lines.join("")}</ul></td>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
