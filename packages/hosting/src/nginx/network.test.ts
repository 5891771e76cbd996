import { describe, expect, it } from "vitest";
import { buildOfOnePage } from "./testing/one-page.ts";

const { conf } = buildOfOnePage();

describe("what is in front of and behind nginx", () => {
  it("[QO-4] is a content delivery network by name, which says whose address a limit counts", () => {
    const text = conf("--front", "cloudflare", "--front", "10.0.0.0/8");
    expect(text).toContain("real_ip_header CF-Connecting-IP;");
    expect(text.match(/set_real_ip_from "[\da-f.:/]+";/gu)?.length).toBeGreaterThan(20);
    expect(text).toContain('set_real_ip_from "10.0.0.0/8";');
    const capital = conf("--front", "Cloudflare");
    expect(capital).toContain("real_ip_header CF-Connecting-IP;");
    expect(capital).not.toMatch(/set_real_ip_from "cloudflare"/iu);
    expect(() => conf("--front", "cloudflare,fastly")).toThrow(
      "a visitor comes through one network. Name that one alone.",
    );
  });

  it("[QO-4] is one kind of server, and the one whose name is looked up again", () => {
    const one = ["--server", "https://api.example:8443"] as const;
    expect(conf(...one)).toContain('proxy_ssl_name "api.example";');
    expect(conf(...one, "--server", "https://api.example")).toContain("portal_server");
    expect(() => conf(...one, "--server", "https://b")).toThrow(
      "with one name, not with api.example and b.",
    );
    expect(() => conf("--server", "https://10.0.0.1")).toThrow(
      "Give the name of the https server 10.0.0.1.",
    );
    expect(() => conf(...one, "--server", "http://b")).toThrow("give http or https for all");
    expect(() => conf("--server", "http://b", "--server-ca", "/ca.pem")).toThrow("over https");
    const again = conf(...one, "--resolver", "127.0.0.11");
    expect(again).toContain('resolver "127.0.0.11";');
    expect(again).not.toContain("upstream portal_server");
    expect(conf(...one, "--resolver", "[::1]:53")).toContain('resolver "[::1]:53";');
    expect(() => conf(...one, "--server", "https://b", "--resolver", "127.0.0.11")).toThrow(
      "--resolver: give one --server",
    );
  });

  it.each([
    ["9180", "127.0.0.1:9180"],
    ["[::]:9180", "[::1]:9180"],
    ["0.0.0.0:9180", "127.0.0.1:9180"],
    ["127.0.0.1:9180", "127.0.0.1:9180"],
  ])("[QO-4] is no monitor at the address of the portal: --listen %s --metrics %s", (...given) => {
    const [listen, metrics] = given;
    expect(() => conf("--listen", listen, "--metrics", metrics)).toThrow(
      "--metrics: the portal is at port 9180 itself. Give another port.",
    );
  });

  it.each([
    ["192.0.2.1:9180", "127.0.0.1:9180"],
    ["[::]:9180", "127.0.0.1:9180"],
    ["*:9180", "[::1]:9180"],
  ])("[QO-4] is a monitor at the portal's port on another address: %s, %s", (listen, metrics) => {
    const text = conf("--listen", listen, "--metrics", metrics);
    expect(text).toContain(`listen "${metrics}";`);
  });
});
