import { html } from "hono/html";
import type { SeedAccount } from "../../accounts/account.ts";
import { seed } from "../../accounts/seed.ts";
import type { Html } from "../../pages/html.ts";

/** Everybody in the seed with what is needed to sign in. These are demonstration passwords and made to be shown. */
export function accountsSection(): Html {
  return html`<section class="section">
    <h2 id="accounts">Accounts</h2>
    <div class="scroller" role="region" aria-labelledby="accounts" tabindex="0">
      <table class="table--wide">
        <caption>
          Each account works in every app, by username or email address.
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Username</th>
            <th scope="col">Password</th>
            <th scope="col">Workspaces</th>
            <th scope="col">What it shows</th>
          </tr>
        </thead>
        <tbody>
          ${seed.map(accountRow)}
        </tbody>
      </table>
    </div>
  </section>`;
}

function accountRow(account: SeedAccount): Html {
  return html`<tr>
    <th scope="row">${account.firstName} ${account.lastName}</th>
    <td><code>${account.username}</code></td>
    <td><code>${account.password}</code></td>
    <td>${account.workspaces.join(", ")}</td>
    <td>${account.shows}</td>
  </tr>`;
}
