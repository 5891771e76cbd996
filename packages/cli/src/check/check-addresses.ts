import { hasParts } from "./check-headers.ts";
import { type Check, ofHost, unless, valueOf, WRITE_AGAIN } from "./finding.ts";

/** An address that no host has. Where it gets a page, password managers do not trust the redirect of `change-password`. */
export const NEVER_A_FILE =
  "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";

/** Checks the addresses that programs ask for, and what the host says of itself. */
export const checkAddresses: Check = async (site) => {
  const [health, version, password, missing, post] = await Promise.all([
    site.host("/healthz"),
    site.host("/version"),
    site.host("/.well-known/change-password"),
    site.host(NEVER_A_FILE),
    site.get("/", { method: "POST", body: "username=a" }),
  ]);
  const to = password.headers.get("Location") ?? "";
  const server = site.page.headers.get("Server") ?? "";
  const allowed = post.headers.get("Allow");
  const powered = site.page.headers.get("X-Powered-By") ?? "";
  return [
    ...unless(
      health.status === 200 && health.text.trim() === "ok",
      "/healthz",
      `It is answered with status ${health.status}, not with "ok".`,
      `A load balancer asks here. ${WRITE_AGAIN}`,
    ),
    ...unless(
      /"build":"[\da-f]{16}"/u.test(version.text) && version.status === 200,
      "/version",
      "It does not name the build.",
      `No team can tell which build is live. ${WRITE_AGAIN}`,
    ),
    ...unless(
      version.headers.get("Cache-Control") === "no-store",
      "/version",
      `Cache-Control is ${valueOf(version.headers, "Cache-Control")}.`,
      "Send no-store: a kept answer names a build that is gone.",
    ),
    ...unless(
      [302, 303, 307].includes(password.status) && to.endsWith("/forgot"),
      "/.well-known/change-password",
      "Password managers do not find the way to a new password.",
      "Redirect it to /forgot with 302.",
    ),
    ...unless(
      // A password manager follows a redirect to a page.
      missing.status >= 400,
      "/.well-known/",
      `An address that no host has is answered with status ${missing.status}.`,
      `Answer 404: where every address has a page, password managers trust none. ${WRITE_AGAIN}`,
    ),
    ...unless(
      post.status === 405 && hasParts(allowed, "GET, HEAD"),
      "POST /",
      `A form that is sent without a script is answered with status ${post.status} and ${allowed === null ? "no Allow" : `Allow: ${allowed}`}.`,
      `Answer it with the page, 405 and Allow: GET, HEAD. ${WRITE_AGAIN}`,
    ),
    ...ofHost(
      unless(
        !/\d/u.test(server) && powered === "",
        site.page.address,
        `The host names its version: ${server} ${powered}`.trim(),
        "Switch that off: it helps attackers alone.",
      ),
    ),
  ];
};
