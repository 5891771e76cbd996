import { type ComponentType, createElement as h, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { pageSamples } from "./page-samples.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { requiredBox } from "../forms/required-boxes.tsx";
import { FlowForm } from "../forms/flow-form.tsx";
import { type SignInFlow, useSignInFlow } from "../flows/sign-in/use-sign-in-flow.ts";
import english from "../i18n/dictionaries/en-CA.json" with { type: "json" };
import type { Region } from "../layout/region.ts";
import { RegionScreen } from "../layout/screen.tsx";
import { ContractFault } from "./without-faults.ts";
import { renderMessages } from "./render-messages.ts";
import { type PageRequest, renderPage } from "./render-page.tsx";
import { wholeSet } from "../testing/own-components.tsx";
import { ownScreens } from "../testing/own-screens.tsx";
import { Slot } from "../ui/slot.tsx";

const requestOf = (screens: Region["screens"], path = "/"): PageRequest => ({
  region: {
    productName: "Waymark",
    variants: ["default"],
    header: () => null,
    ...(screens && { screens }),
  },
  configuration: defaultConfiguration,
  path,
  language: "en-CA",
  texts: { portal: english, legal: {} },
});

/** A sign-in with that content in its form. */
const signInWith = (content: (flow: SignInFlow) => ReactNode) => () => {
  const flow = useSignInFlow();
  return h(RegionScreen, { title: "Own" }, h(FlowForm, { flow, children: content(flow) }));
};
/** A page whose sign-in has that content in its form. */
const pageWith = (content: (flow: SignInFlow) => ReactNode) =>
  renderPage(requestOf({ "sign-in": signInWith(content) }));
const { field, password, button, checkbox } = wholeSet;
const fieldsAndButton = ({ fields, button: submit }: SignInFlow) => [
  h(field, { key: 1, ...fields.username }),
  h(password, { key: 2, ...fields.password }),
  h(button, { key: 3, ...submit }),
];

describe("a page with a screen of the region's own", () => {
  it.each([
    ["/", "Own sign-in", ["password", "username", "remember"]],
    ["/forgot", "Own forgot", ["email"]],
    ["/portfoliolinking/any/educator", "Own linking, educator", ["username", "password"]],
  ])("has its markup at %s, and what browsers and scripts need", async (path, title, names) => {
    const { html, leftOut, title: documentTitle } = await renderPage(requestOf(ownScreens, path));
    expect([...leftOut.keys()]).toEqual([]);
    expect(documentTitle).toBe(`${title} – Waymark`);
    const controls = [...html.matchAll(/<input[^>]* name="(?<name>\w+)"/gu)];
    expect(controls.map(({ groups }) => groups?.["name"])).toEqual(names);
    expect(html).toContain('data-portal-form=""');
    expect(html).not.toMatch(/wm-(?:field|button|checkbox)\b/u);
  });

  it.each<[string, (flow: SignInFlow) => ReactNode, string]>([
    [
      "forgets a field",
      ({ fields, button: submit }) => [
        h(field, { key: 1, ...fields.username }),
        h(button, { key: 2, ...submit }),
      ],
      '0 controls named "password" instead of 1',
    ],
    [
      "shows no button",
      ({ fields }) => [
        h(field, { key: 1, ...fields.username }),
        h(password, { key: 2, ...fields.password }),
      ],
      "0 submit buttons instead of one",
    ],
    [
      "has no label",
      ({ fields, button: submit }) => [
        h("input", { key: 1, ...fields.username.control }),
        h(password, { key: 2, ...fields.password }),
        h(button, { key: 3, ...submit }),
      ],
      '"username" has no label',
    ],
  ])("[QR-1] that %s has the portal's instead, and the build says why", async (_, content, why) => {
    const { html, leftOut } = await pageWith(content);
    expect([...leftOut.keys()]).toEqual(["screens.sign-in"]);
    expect(String(leftOut.get("screens.sign-in"))).toContain(why);
    expect(html).toBe((await renderPage(requestOf(undefined))).html);
  });

  it("[QR-1] that leaves out a required box is told the place for it", async () => {
    const terms = requiredBox({ name: "terms", label: "link.terms", missing: "link.privacy" });
    const request = requestOf({ "sign-in": signInWith(fieldsAndButton) });
    const slots = { "sign-in": { beforeButton: terms } };
    const { html, leftOut } = await renderPage({
      ...request,
      region: { ...request.region, slots },
    });
    expect(html).toContain('name="terms"');
    expect([...leftOut]).toEqual([
      [
        "screens.sign-in",
        new ContractFault(
          'The required box "terms" is missing. Put <ScreenSlot place="beforeButton" /> into the form.',
        ),
      ],
    ]);
  });

  it("[QR-2] that leaves out places of the region's slots names them", async () => {
    const Part = () => h("i");
    const places = { cardFoot: Part, aboveForm: Part, belowForm: [Part, Part] };
    const slots = { "sign-in": { ...places, besideField: { username: Part } } };
    const unplacedBy = async (screens: Region["screens"]) => {
      const request = requestOf(screens);
      return (await renderPage({ ...request, region: { ...request.region, slots } })).unplaced;
    };
    const Own = signInWith((flow) => [
      ...fieldsAndButton(flow),
      h(Slot, { key: 4, place: "aboveForm" }),
    ]);
    expect(await unplacedBy({ "sign-in": Own })).toEqual([
      "SignInNotice",
      "slots.sign-in.belowForm",
      "slots.sign-in.belowForm.2",
    ]);
    expect(await unplacedBy(undefined)).toEqual([]);
    expect(await unplacedBy({ "sign-in": signInWith(() => null) })).toEqual([]);
  });

  it("[QR-2] [QN-7] that leaves out the notice with which sign-in asks names it", async () => {
    const unplacedBy = async (SignIn: ComponentType) =>
      (await renderPage(requestOf({ "sign-in": SignIn }))).unplaced;
    expect(await unplacedBy(signInWith(fieldsAndButton))).toEqual(["SignInNotice"]);
    expect(await unplacedBy(ownScreens["sign-in"])).toEqual([]);
  });

  it("[QR-2] [QE-5] [QX-9] without the frame of a screen names it", async () => {
    const unplacedBy = async (own: ComponentType) =>
      (await renderPage(requestOf({ "no-account": own }, "/noaccount"))).unplaced;
    expect(await unplacedBy(() => h("h1", {}, "Help"))).toEqual(["RegionScreen"]);
    expect(await unplacedBy(ownScreens["no-account"])).toEqual([]);
  });

  it("may leave out the box, and have texts and an order of its own", async () => {
    const { leftOut } = await pageWith(({ fields, button: submit }) => [
      h(password, { key: 1, ...fields.password, label: "Secret" }),
      h(field, { key: 2, ...fields.username, label: "Login" }),
      h(button, { key: 3, ...submit, children: "Go" }),
    ]);
    expect([...leftOut.keys()]).toEqual([]);
    const { html } = await pageWith(
      ({ fields }) => fields.remember && h(checkbox, fields.remember),
    );
    expect(html).toContain('name="username"');
  });

  it("may show no reason of a stored sign-in that was refused", async () => {
    const Plain = () => {
      const flow = useSignInFlow();
      const { username, password: secret } = flow.fields;
      const content = [h(field, { key: 1, ...username }), h(password, { key: 2, ...secret })];
      const submit = h(button, { key: 3, ...flow.button });
      const message = flow.message && h(wholeSet.summary, { key: 0, ...flow.message });
      return h(FlowForm, { flow, children: [message, ...content, submit] });
    };
    const messages = await renderMessages(requestOf({ "sign-in": Plain }));
    expect(Object.keys(messages)).toContain("login");
    expect(Object.keys(messages).join()).not.toContain("redirect");
  }, 60_000);

  it("may have no form at all", async () => {
    const screens = { "sign-in": () => h(RegionScreen, { title: "By your school's own page" }) };
    const { html, leftOut } = await renderPage(requestOf(screens));
    expect([...leftOut.keys()]).toEqual([]);
    expect(html).not.toContain("data-portal-form");
  });

  it("[QE-1] [QP-2] has its messages before React in the same markup", async () => {
    const own = await renderMessages(requestOf({ "sign-in": ownScreens["sign-in"] }));
    const names = pageSamples({ language: "en-CA", hasWords: false, boxes: [] }).map(
      ({ name }) => name,
    );
    expect(Object.keys(own)).toEqual(names);
    expect(own["login"]).toContain('class="own-summary"');
    expect(own["invalid"]).toContain('href="#username"');
    expect(Object.values(own).join("")).not.toMatch(/wm-(?:field|button|summary)\b/u);
  }, 60_000);
});

it("[QO-3] messages of a page are the same bytes whenever it is built", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const builtAt = async (time: string) => {
    vi.setSystemTime(time);
    return await renderMessages(requestOf(undefined));
  };
  const early = await builtAt("2031-02-03T04:05");
  expect(early["login-TROUBLE_SERVICE_PAUSED-wait"]).toContain("once, at");
  const late = await builtAt("2032-11-12T13:14");
  expect(Object.keys(late).filter((name) => late[name] !== early[name])).toEqual([]);
}, 60_000);
