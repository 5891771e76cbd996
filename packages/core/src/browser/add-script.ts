/**
 * Adds a script to the page without holding anything up. Only urls that the configuration names come here; a policy that
 * does not allow scripts by url, or a script that never arrives, changes nothing on the page [QX-6].
 */
export function addScript(url: string): void {
  try {
    const script = document.createElement("script");
    script.async = true;
    Object.assign(script, { src: trusted(url) });
    document.head.append(script);
  } catch (error) {
    // oxlint-disable-next-line no-console -- whoever deploys the page looks for it there
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

/** Where Trusted Types are required, the security policy allows this one policy by name [QH-1]. */
function trusted(url: string): unknown {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("waymark", { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
}
