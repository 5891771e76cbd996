import { type ComponentType, createElement as h, Fragment } from "react";
import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import english from "../i18n/dictionaries/en-CA.json" with { type: "json" };
import { renderMessages } from "./render-messages.ts";
import { type PageRequest, renderPage } from "./render-page.tsx";
import { wholeSet } from "../testing/own-components.tsx";
import type {
  ButtonPartProps,
  CardPartProps,
  ComponentName,
  Components,
  FieldPartProps,
  NoticePartProps,
  OwnComponents,
} from "../ui/component-props.ts";
import { ownComponents } from "../ui/own-components.tsx";

const requestOf = (components?: OwnComponents, path = "/"): PageRequest => ({
  region: {
    productName: "Waymark",
    variants: ["default"],
    header: () => null,
    ...(components && { components }),
  },
  configuration: defaultConfiguration,
  path,
  language: "en-CA",
  texts: { portal: english, legal: {} },
});
const pageOf = (components: Components, path?: string) =>
  renderPage(requestOf(ownComponents(components), path));

const { field: Field, button: OwnButton, card: Card } = wholeSet;
const without =
  (...keys: string[]) =>
  ({ control, ...props }: FieldPartProps) => {
    const kept = Object.entries(control).filter(([key]) => !keys.includes(key));
    return h(Field, { ...props, control: Object.fromEntries(kept) as typeof control });
  };
const twoButtons = (props: ButtonPartProps) =>
  h(Fragment, null, h(OwnButton, props), h("button", { type: "submit" }, "Again"));

describe("a page with a region's own components", () => {
  it.each(["/", "/forgot", "/legal", "/noaccount"])("has them at %s", async (path) => {
    const { html, leftOut } = await pageOf(wholeSet, path);
    expect([...leftOut.keys()]).toEqual([]);
    expect(html).toContain('class="own-card"');
    expect(html).not.toMatch(/wm-(?:card|field|button|checkbox|tip)\b/u);
  });

  it.each<[string, ComponentName, ComponentType<never>, string]>([
    ["forgets the name", "field", without("name"), '0 controls named "username" instead of 1'],
    ["forgets the id", "field", without("id"), '"username" has no id="username"'],
    ["forgets autocomplete", "field", without("autoComplete"), 'no autocomplete="username"'],
    [
      "has no label",
      "field",
      ({ control }: FieldPartProps) => h("input", control),
      '"username" has no label',
    ],
    ["has a second submit button", "button", twoButtons, "2 submit buttons instead of one"],
    ["shows no button", "button", () => null, "0 submit buttons instead of one"],
    [
      "says something else",
      "button",
      (p: ButtonPartProps) => h("button", p.control, "Go"),
      'not say "Sign in"',
    ],
    [
      "changes the title",
      "card",
      (p: CardPartProps) => h(Card, { ...p, title: "Own" }),
      "The title is not",
    ],
  ])(
    "[QR-1] that %s has the portal's own instead, and the build says why: %s",
    async (_, name, component, fault) => {
      const { html, leftOut } = await pageOf({ ...wholeSet, [name]: component });
      expect([...leftOut.keys()]).toEqual([`components.${name}`]);
      expect(String(leftOut.get(`components.${name}`))).toContain(fault);
      expect(html).toMatch(/ name="username"/u);
      const { html: plain } = await renderPage(requestOf());
      const controls = (page: string) => page.match(/ name="[^"]*"| type="submit"/gu);
      expect(controls(html)).toEqual(controls(plain));
    },
  );

  it("[QR-1] has no component that submits, where the portal's does not", async () => {
    const { leftOut } = await pageOf({ ...wholeSet, tip: () => h("button", null, "?") });
    expect([...leftOut.keys()]).toEqual(["components.tip"]);
  });

  it("[QR-1] [QV-1] has the portal's notice where its own forgets the role that is read out, and the build says why", async () => {
    const portals = Object.values(await renderMessages(requestOf())).join("");
    expect(portals).toContain('class="wm-notice" data-tone="warning" role="alert"');
    const noticesOf = async (notice: ComponentType<NoticePartProps>) => {
      const leftOut = new Map<string, unknown>();
      const own = await renderMessages(requestOf(ownComponents({ notice })), leftOut);
      const isPortals = Object.values(own).join("").includes('class="wm-notice"');
      return [isPortals, ...[...leftOut].map(String)];
    };
    expect(await noticesOf(({ role, children }) => h("aside", { role }, children))).toEqual([
      false,
    ]);
    expect(await noticesOf(({ children }) => h("aside", null, children))).toEqual([
      true,
      'components.notice,ContractFault: The page lacks a notice with its role: role="alert".',
    ]);
  });

  it("[QE-1] [QP-2] has its messages before React in the same components", async () => {
    const request = requestOf(ownComponents(wholeSet));
    const own = await renderMessages(request);
    const portals = await renderMessages(requestOf());
    expect(Object.keys(own)).toEqual(Object.keys(portals));
    expect(own["invalid"]).toContain('class="own-summary"');
    expect(own["invalid"]).toContain('href="#username"');
    expect(own["login"]).toContain('role="alert" tabindex="-1"');
    expect(Object.values(own).join("")).not.toMatch(/wm-(?:field|button|summary)\b/u);
  });
});
