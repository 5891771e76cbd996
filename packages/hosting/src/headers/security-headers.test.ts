import { describe, expect, it } from "vitest";
import { indexablePaths, securityHeaders } from "./security-headers.ts";

describe("security headers", () => {
  it("allow a page its own origin and nothing inline", () => {
    expect(securityHeaders({ html: true, path: "/" })["Content-Security-Policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
        "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it("add what a page is configured with", () => {
    const policy = securityHeaders({
      html: true,
      path: "/",
      "script-src": ["https://static.example", "'sha256-abc='", "https://static.example"],
      "trusted-types": ["waymark"],
    })["Content-Security-Policy"]?.split("; ");
    expect(policy).toContain("script-src 'self' https://static.example 'sha256-abc='");
    expect(policy).toContain("trusted-types waymark");
    expect(policy).toContain("img-src 'self'");
    expect(policy).toContain("form-action 'self'");
  });

  it("[QH-2] are on every response", () => {
    for (const html of [true, false]) {
      expect(securityHeaders({ html, path: "/forgot" })).toMatchObject({
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Strict-Transport-Security": "max-age=31536000",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "X-Robots-Tag": "noindex",
      });
    }
  });

  it.each(["/", "/sdmylife", "/florida", "/legal", "/privacy", "/privacy/"])(
    "[QH-2] let search engines list %s",
    (path) => {
      expect(securityHeaders({ html: true, path })).not.toHaveProperty("X-Robots-Tag");
    },
  );

  it("[QH-2] let search engines list the sign-in page of a region's own variant", () => {
    const row = { language: "en-CA", file: "pages/x.html" };
    const rows = [
      { ...row, path: "/northside", indexed: true },
      { ...row, path: "/about" },
      { ...row, path: null },
    ] as const;
    const robots = (path: string) => securityHeaders({ html: true, path, rows })["X-Robots-Tag"];
    expect(["/northside", "/northside/", "/", "/about"].map(robots)).toEqual([
      undefined,
      undefined,
      undefined,
      "noindex",
    ]);
    expect(indexablePaths(rows)).toContain("/northside");
    expect(indexablePaths()).not.toContain("/northside");
  });
});
