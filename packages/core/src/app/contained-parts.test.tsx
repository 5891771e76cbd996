import { screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { PortalHeader } from "../layout/portal-header.tsx";
import type { Region } from "../layout/region.ts";
import { beaconReports } from "../reporting/report-providers.ts";
import type { Reports } from "../reporting/report-types.ts";
import { ownScreens } from "../testing/own-screens.tsx";
import { answering, type RecordedCall } from "../testing/recorded-calls.ts";
import { button, data, fill, open, submit } from "../testing/registration-page.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { home, signedIn, signIn } from "../testing/sign-in-page.ts";
import { readEnvironment } from "./read-environment.ts";

const Broken = () => {
  throw new Error("planted");
};
/** Throws once the page is shown. */
const BrokenEffect = () => {
  useEffect(() => {
    throw new Error("planted");
  });
  return <b>own</b>;
};

type Part = () => ReactNode;
const kinds: [string, Part][] = [
  ["while it is rendered", Broken],
  ["in an effect", BrokenEffect],
];
const parts: [string, (part: Part) => Partial<Region>][] = [
  ["header", (header) => ({ header })],
  ["footer", (footer) => ({ footer })],
  ["illustration", (illustration) => ({ illustration })],
  ["variantLogos.default.above", (above) => ({ variantLogos: { default: { above } } })],
  [
    "variantLogos.northside.below",
    (below) => ({
      variants: [{ name: "northside", path: "/northside" }],
      variantLogos: { northside: { below } },
    }),
  ],
];
const rows = parts.flatMap(([part, regionOf]) =>
  kinds.map(([when, Part]) => [part, when, regionOf(Part)] as const),
);

const reportsUrl = "https://reports.example/in";
let reports: RecordedCall[];
const reported = () => reports.map(({ body }) => body as Record<string, unknown>);
const configuration = { ...defaultConfiguration, reports: { url: reportsUrl } };
/** A provider is started once: each test has its own. */
const ownReports = (): Reports => ({ ...beaconReports() });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((error) => void errors.push(error));
  vi.spyOn(console, "warn").mockImplementation((text) => void warned.push(String(text)));
  reports = answering("/in", {});
});
afterEach(() => {
  warned.length = 0;
  errors.length = 0;
});

const warned: string[] = [];
const errors: unknown[] = [];

describe("in a browser, a region's part that throws", () => {
  it.each(rows)("[QR-1] %s, %s: console and reports say so, and people sign in", async (...row) => {
    const [part, , region] = row;
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/", {
      region: { ...region, reports: ownReports() },
      environment: { configuration },
    });
    expect(screen.getByRole("banner")).toHaveTextContent("Waymark");
    expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2026 Waymark");
    expect(screen.queryByText("own")).toBeNull();
    expect(warned).toEqual([`The region's ${part} threw, and the portal's own is shown:`]);
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
    await waitFor(() =>
      expect(reported()).toContainEqual(expect.objectContaining({ kind: "part", part })),
    );
    expect(JSON.stringify(reported())).not.toContain("planted");
  });

  it("[QR-1] on a press leaves the screen and what is typed as they are, and is reported", async () => {
    const failures: unknown[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      failures.push(event.error);
    };
    window.addEventListener("error", note);
    const press = () => {
      throw new Error("planted");
    };
    const header: Region["header"] = ({ kind }) => (
      <PortalHeader
        kind={kind}
        logo="Waymark"
        partnerLogo={
          <button type="button" onClick={press}>
            Press
          </button>
        }
      />
    );
    answering("/api/auth/login", signedIn);
    const { user, leaveTo } = renderPortal("/", { region: { header } });
    await user.type(screen.getByLabelText("Password"), "river");
    await user.click(screen.getByRole("button", { name: "Press" }));
    window.removeEventListener("error", note);
    expect(failures).toHaveLength(1);
    expect(screen.getByLabelText("Password")).toHaveValue("river");
    await signIn(user);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
  });

  it("[QR-1] and throws once more while it is removed is replaced all the same", async () => {
    const Header = () => {
      const ref = useRef<HTMLDivElement>(null);
      const [fails, setFails] = useState(false);
      // A common mistake: the element has gone by then.
      useEffect(
        () => () => {
          if (!ref.current) throw new Error("planted");
        },
        [],
      );
      if (fails) throw new Error("planted");
      return (
        <header ref={ref}>
          <button type="button" onClick={() => setFails(true)}>
            Press
          </button>
        </header>
      );
    };
    const { user } = renderPortal("/", { region: { header: Header } });
    await user.type(screen.getByLabelText("Password"), "river");
    await user.click(screen.getByRole("button", { name: "Press" }));
    expect(screen.getByRole("banner")).toHaveTextContent("Waymark");
    expect(screen.getByLabelText("Password")).toHaveValue("river");
    expect(warned).toContain("The region's header threw, and the portal's own is shown:");
  });

  it("[QR-1] later keeps what is typed, and where the focus is", async () => {
    // A screen of the region's own around the portal's form, as long as it works.
    const Own = () => {
      const [text, setText] = useState("");
      if (text === "abc") throw new Error("planted");
      return (
        <form data-portal-form="">
          <input
            type="email"
            name="email"
            aria-label="Own"
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      );
    };
    const screens = { forgot: Own } as NonNullable<Region["screens"]>;
    const { user } = renderPortal("/forgot", { region: { screens } });
    await user.type(screen.getByLabelText("Own"), "abc");
    const field = await screen.findByLabelText("Email");
    expect(field).toHaveValue("abc");
    expect(screen.queryByLabelText("Own")).toBeNull();
  });

  it("[QR-1] [QX-2] later keeps what is chosen, with what is typed", async () => {
    const Registration = ownScreens.registration;
    const Own = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error("planted");
      return (
        <>
          <Registration />
          <button type="button" onClick={() => setBroken(true)}>
            Break
          </button>
        </>
      );
    };
    const { user } = await open(data, { region: { screens: { registration: Own } } });
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Break" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Register as an educator" }),
    ).toBeVisible();
    expect(screen.getByLabelText("First name")).toHaveValue("Daniel");
    expect(screen.getByLabelText("Institution")).toHaveValue("7");
    const sent = answering(submit, {});
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ LastName: "Okafor", InstitutionId: 7 });
  });

  it("[QR-1] is named by the page, and the portal leaves the same part out when it hydrates the page", () => {
    document.documentElement.dataset["leftOut"] = "header slots.sign-in.aboveForm";
    const environment = readEnvironment({});
    delete document.documentElement.dataset["leftOut"];
    expect(environment.leftOut).toEqual(["header", "slots.sign-in.aboveForm"]);
    renderPortal("/", {
      region: { header: ({ kind }) => <PortalHeader kind={kind} logo="Own header" /> },
      environment: { leftOut: environment.leftOut },
    });
    expect(screen.getByRole("banner")).not.toHaveTextContent("Own header");
    expect(screen.getByRole("banner")).toHaveTextContent("Waymark");
    expect(errors).toEqual([]);
  });
});
