import type { Plugin } from "vite";

/**
 * Sets the CSRF cookie in development. Vite serves the pages, so the sandbox cannot set it, and would refuse the first call.
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
          // The page also works without a sandbox.
          .catch(() => undefined)
          .finally(next);
      });
    },
  };
}
