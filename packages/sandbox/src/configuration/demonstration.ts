import type { Configuration } from "@waymark/hosting";

/**
 * A configuration that shows everything the portal can do, served from the sandbox's own addresses.
 * @param consolePort the port on which the API server and the static network have host names of their own
 */
export function demonstration(consolePort: number | string): Configuration {
  const staticOrigin = `http://static.localhost:${consolePort}`;
  return {
    apiOrigin: `http://api.localhost:${consolePort}`,
    staticOrigin,
    logoutPath: "/api/auth/logout",
    branding: { institutionId: "riverside" },
    designSystem: {
      script: "/design-system/design-system.js",
      stylesheets: ["/design-system/tokens.css", "/design-system/components.css"],
    },
    analytics: {
      id: "G-CANADA",
      ukId: "G-UK",
      script: `${staticOrigin}/gtag/js`,
      collectOrigins: [staticOrigin],
    },
  };
}
