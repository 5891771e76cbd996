import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const url = "https://design.example/system.js";
const added = () => document.head.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
const warned = vi.fn<(...said: unknown[]) => void>();

// The policy is made once for the life of the module.
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(warned);
});

afterEach(() => {
  warned.mockReset();
  added()?.remove();
});

describe("a script from elsewhere", () => {
  it("[QX-6] is added without holding anything up", async () => {
    const { addScript } = await import("./add-script.ts");
    addScript(url);
    expect(added()?.async).toBe(true);
    expect(warned).not.toHaveBeenCalled();
  });

  it("[QH-1] is vouched for by one policy, by name, where the page asks for one", async () => {
    const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules);
    vi.stubGlobal("trustedTypes", { createPolicy });
    const { addScript } = await import("./add-script.ts");
    addScript(url);
    expect(added()).not.toBeNull();
    addScript(`${url}?2`);
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]?.[0]).toBe("waymark");
    document.head.querySelector(`script[src="${url}?2"]`)?.remove();
  });

  it("[QX-6] that the page does not allow is reported, and changes nothing", async () => {
    const refusal = new TypeError("Policy waymark disallowed");
    const createPolicy = () => {
      throw refusal;
    };
    vi.stubGlobal("trustedTypes", { createPolicy });
    const { addScript } = await import("./add-script.ts");
    expect(() => addScript(url)).not.toThrow();
    expect(added()).toBeNull();
    expect(warned.mock.calls).toEqual([[expect.stringContaining(url), refusal]]);
  });
});
