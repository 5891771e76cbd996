import type { Plugin } from "vite";

/**
 * In development vite serves the pages, and with them nobody would bring the cookie of the CSRF check: the first call
 * would be refused. The sandbox is asked for it.
 * @param sandbox the origin that answers for this app
 */
export function pageCookie(sandbox: string): Plugin {
  return {
    name: "waymark:page-cookie",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.headers["sec-fetch-dest"] !== "document") return next();
        const { cookie = "" } = request.headers;
        fetch(sandbox, { method: "HEAD", headers: { cookie } })
          .then(({ headers }) => response.setHeader("Set-Cookie", headers.getSetCookie()))
          // Without a sandbox there is nobody to sign in to, either; the page shows all the same.
          .catch(() => undefined)
          .finally(next);
      });
    },
  };
}
