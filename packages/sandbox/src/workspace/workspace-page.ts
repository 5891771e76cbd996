import { html } from "hono/html";
import { type Account, type Child, fullName } from "../accounts/account.ts";
import type { Workspace } from "../accounts/workspaces.ts";
import { CSRF_FIELD } from "../csrf/csrf-cookie.ts";
import { textLanguageOf } from "../languages.ts";
import { hills, type Html, page } from "../pages/page.ts";
import type { SandboxApp } from "../regional-apps.ts";
import { workspaceTexts } from "./workspace-texts.ts";

interface WorkspaceView {
  app: SandboxApp;
  account: Account;
  workspace: Workspace;
  csrfToken: string;
  /** The chooser's address; undefined for a user with one workspace. */
  switchUrl: string | undefined;
  /** The path that sign-in was asked to carry on. */
  redirect: string | undefined;
}

/** The small page that stands for the product: who is signed in, where, and the two ways out. */
export function workspacePage(view: WorkspaceView): Html {
  const { app, account, workspace, redirect } = view;
  const language = textLanguageOf(account.language);
  const texts = workspaceTexts[language];
  return page({
    title: `${texts.title(workspace[language])} – ${app.title}`,
    language: account.language,
    look: app.name,
    name: app.title,
    home: `/workspace/${workspace.path}`,
    body: html`<article class="card">
      ${hills()}
      <div class="card__body">
        <h1>${texts.hello(account.firstName)}</h1>
        <p class="lead">${texts.signedIn}</p>
        ${redirect ? html`<p class="note">${texts.onTheWay(redirect)}</p>` : ""} ${facts(view)}
        ${workspace.name === "Family" ? childList(texts.children, account.children) : ""}
        ${actions(view)}
        <p class="quiet">${texts.standIn}</p>
      </div>
    </article>`,
  });
}

function facts({ app, account, workspace }: WorkspaceView): Html {
  const language = textLanguageOf(account.language);
  const texts = workspaceTexts[language];
  const rows = [
    [texts.person, fullName(account)],
    [texts.username, account.username],
    [texts.workspace, workspace[language]],
    [texts.institution, account.institution],
    [texts.app, app.title],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([term, fact]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${fact}</dd>
        </div>`,
    )}
  </dl>`;
}

function childList(heading: string, children: readonly Child[]): Html {
  return html`<section class="section">
    <h2>${heading}</h2>
    <ul class="list">
      ${children.map((child) => html`<li>${fullName(child)}</li>`)}
    </ul>
  </section>`;
}

function actions({ account, csrfToken, switchUrl }: WorkspaceView): Html {
  const texts = workspaceTexts[textLanguageOf(account.language)];
  return html`<div class="actions">
    ${switchUrl ? html`<a class="button" href="${switchUrl}">${texts.switchWorkspace}</a>` : ""}
    <form method="post" action="/workspace/logout">
      <input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}" />
      <button class="button button--plain" type="submit">${texts.logOut}</button>
    </form>
  </div>`;
}
