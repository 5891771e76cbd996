import { html } from "hono/html";
import { fullName, type SeedAccount } from "../../accounts/account.ts";
import { seed } from "../../accounts/seed.ts";
import type { Html } from "../../pages/page.ts";
import { dataTable } from "../data-table.ts";

/** The accounts of the seed with what is needed to sign in. These are demonstration passwords and made to be shown. */
export function accountsSection(): Html {
  return dataTable({
    caption: "Each account works in every app, by username or email address.",
    columns: ["Name", "Username", "Password", "Workspaces", "What it shows"],
    rows: seed.map(accountRow),
  });
}

function accountRow(account: SeedAccount) {
  return [
    fullName(account),
    html`<code>${account.username}</code>`,
    html`<code class="whole">${account.password}</code>`,
    account.workspaces.join(", "),
    account.shows,
  ];
}
