import { defaultConfiguration } from "../config/configuration-keys.ts";
import type { WaysIn } from "../config/ways-in.ts";
import { renderPortal } from "./render-portal.tsx";

export const coast = { id: "coast", name: "Coast <b>Schools</b>", url: "https://coast.example/in" };
export const river = {
  id: "river",
  name: "River Schools",
  url: "/sso/river",
  languages: ["en-CA"],
};

/** Opens sign-in with these ways in, or with a file of them. */
export function open(waysIn: WaysIn, path = "/", more: object = {}) {
  return renderPortal(path, {
    environment: { configuration: { ...defaultConfiguration, waysIn, ...more } },
  });
}
