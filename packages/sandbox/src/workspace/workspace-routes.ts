import { Hono } from "hono";
import { workspacesOf } from "../accounts/workspaces.ts";
import { chooserUrl, landingUrl, sameOriginPath } from "../auth/landing-url.ts";
import { readSession, type Session, signOut } from "../auth/session.ts";
import { CSRF_FIELD, readCsrfCookies } from "../csrf/csrf-cookie.ts";
import { type AppContext, type AppEnv, originOf } from "../http/app-context.ts";
import { neverStored } from "../http/never-stored.ts";
import { textLanguageOf } from "../languages.ts";
import { answerPage } from "../pages/answer-page.ts";
import { workspacePage } from "./workspace-page.ts";

/** The pages after sign-in. They redirect visitors without a session to the portal. */
export function createWorkspaceRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  // After logging out, Back must not bring them again.
  routes.use("/workspace", neverStored);
  routes.use("/workspace/*", neverStored);
  routes.post("/workspace/logout", logOut);
  routes.get("/workspace", (c) => showWorkspace(c, ""));
  routes.get("/workspace/:path", (c) => showWorkspace(c, c.req.param("path")));
  return routes;
}

function showWorkspace(c: AppContext, path: string): Response | Promise<Response> {
  const session = readSession(c);
  if (!session) return c.redirect("/", 303);
  const mine = workspacesOf(session.account.userTypes);
  const workspace = mine.find((candidate) => candidate.path === path);
  // Another user's workspace, or none: redirect to the user's own.
  if (!workspace) return c.redirect(landingUrl(c, session), 303);
  return c.html(
    workspacePage({
      app: c.var.app,
      account: session.account,
      workspace,
      csrfToken: c.var.csrfToken,
      switchUrl: mine.length > 1 ? switchUrl(c, session, workspace.userType) : undefined,
      redirect: sameOriginPath(c.req.query("redirect") ?? "", originOf(c)),
    }),
  );
}

function switchUrl(c: AppContext, session: Session, from: number): string {
  const url = chooserUrl(c, session);
  url.searchParams.set("from", String(from));
  return url.href;
}

async function logOut(c: AppContext): Promise<Response> {
  const form = await c.req.parseBody();
  const given = form[CSRF_FIELD];
  const { csrf } = c.var.services;
  if (!csrf.match(readCsrfCookies(c), typeof given === "string" ? given : undefined)) {
    const session = readSession(c);
    const language = session && textLanguageOf(session.account.language);
    return c.html(answerPage(c, { kind: "stale", back: "/workspace", language }), 403);
  }
  const account = signOut(c);
  c.var.services.activity.add({
    app: c.var.app.name,
    call: "Sign out, on the workspace page",
    outcome: account ? `${account.username} signed out` : "no user was signed in",
  });
  // The portal forgets what it has kept, and says that the person is signed out.
  return c.redirect(`/?signedout=1${account?.language === "fr-CA" ? "&lang=fr" : ""}`, 303);
}
