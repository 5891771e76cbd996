/**
 * Adds an async script to the page. The url must come from the configuration.
 * A script that is forbidden by the policy or fails to load changes nothing.
 */
export function addScript(url: string): void {
  try {
    const script = document.createElement("script");
    script.async = true;
    Object.assign(script, { src: trusted(url) });
    document.head.append(script);
  } catch (error) {
    // oxlint-disable-next-line no-console -- for the operator who deploys the page
    console.warn(`The security policy does not allow ${url}`, error);
  }
}

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** Returns a url that Trusted Types accept. Where they are required, the security policy allows this one policy by name. */
function trusted(url: string): unknown {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("waymark", { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
}
