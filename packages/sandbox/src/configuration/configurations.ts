import type { ConfigurationBlock } from "@waymark/hosting";
import type { SandboxApp } from "../regional-apps.ts";

/** Values to merge into the configuration of each app's served pages; empty: they are served as built. */
export function createConfigurations(apps: readonly SandboxApp[], atStart: ConfigurationBlock) {
  const byApp = new Map<string, ConfigurationBlock>();
  /** Sets it for one app, or for all. */
  const set = (configuration: ConfigurationBlock, app?: string) => {
    const names = app === undefined ? apps.map(({ name }) => name) : [app];
    for (const name of names) byApp.set(name, configuration);
  };
  /** Goes back to what the sandbox was started with. */
  const restore = () => set(atStart);
  restore();
  return { of: (app: string) => byApp.get(app) ?? {}, set, restore };
}

/**
 * A configuration that shows everything the portal can do, served from the sandbox's own addresses.
 * @param consolePort the port on which the API server and the static network have host names of their own
 */
export function demonstration(consolePort: number | string): ConfigurationBlock {
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
