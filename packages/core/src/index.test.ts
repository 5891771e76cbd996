import { describe, expect, expectTypeOf, it } from "vitest";
import * as core from "./index.ts";

const Nothing = () => null;

describe("the public API", () => {
  it("[RE-1] exports what an app composes its portal from, and no more", () => {
    expect(Object.keys(core).sort()).toEqual([
      "Button",
      "CallFailed",
      "HeaderMenu",
      "InstitutionLogos",
      "LanguageToggle",
      "LogOutLink",
      "Notice",
      "PortalFooter",
      "PortalHeader",
      "PortalLink",
      "RegionScreen",
      "TextField",
      "beaconReports",
      "definePortal",
      "googleTag",
      "languages",
      "lazyIllustration",
      "lazyPage",
      "openTelemetryReports",
      "ownComponents",
      "requiredBox",
      "sentryReports",
      "useLanguage",
      "useLinks",
      "usePageParams",
      "useRegionCall",
      "useRegionConfiguration",
      "useRegionData",
      "useText",
    ]);
  });

  it("[RE-1] needs of a region a name, a variant and a header", () => {
    const least = {
      productName: "Prairie",
      variants: ["default"],
      header: Nothing,
    } as const;
    expectTypeOf(least).toExtend<core.Region>();
    expectTypeOf<Omit<typeof least, "header">>().not.toExtend<core.Region>();
    expectTypeOf<{ variants: readonly [] }>().not.toExtend<Pick<core.Region, "variants">>();
    expectTypeOf<core.Region["variants"][0]>().toEqualTypeOf<core.Variant | core.OwnVariant>();
    expectTypeOf<core.Region["country"]>().toEqualTypeOf<"uk" | undefined>();
  });

  it("[QR-4] takes the languages of the specification's table, and UK English from UK pages alone", () => {
    expectTypeOf<readonly ["fr-CA", "en-US", "es-US"]>().toExtend<core.Languages>();
    expectTypeOf<readonly ["es-ES"]>().not.toExtend<core.Languages>();
    expectTypeOf<readonly ["en-GB"]>().not.toExtend<core.Languages>();
    expectTypeOf<readonly []>().not.toExtend<core.Languages>();
    // @ts-expect-error -- Type '"es-ES"' is not assignable to type '"en-CA" | … | "es-US" | …'. Did you mean '"es-US"'?
    const wrong: core.Languages = ["fr-CA", "es-ES"];
    expect(wrong).toHaveLength(2);
  });

  it("[QR-4] looks up the region's own texts by their keys, and the portal's", () => {
    interface Texts {
      "region.consent": string;
      "region.seats_one": string;
      "region.seats_other": string;
      "signIn.title": string;
    }
    const useText = core.useText<Texts>;
    type Key = Parameters<ReturnType<typeof useText>>[0];
    expectTypeOf<core.RegionKey<Texts>>().toEqualTypeOf<"region.consent" | "region.seats">();
    expectTypeOf<"region.seats" | "signIn.title">().toExtend<Key>();
    expectTypeOf<"region.consnet">().not.toExtend<Key>();
    expectTypeOf<"signIn.titel">().not.toExtend<Key>();
    type PortalKey = Parameters<ReturnType<typeof core.useText>>[0];
    expectTypeOf<PortalKey>().toEqualTypeOf<core.MessageKey>();
  });

  it("[RE-1] takes a region's own pages by a path from the root, and the screens that may be replaced", () => {
    type PagePath = keyof NonNullable<core.Region["pages"]>;
    expectTypeOf<"/about">().toExtend<PagePath>();
    expectTypeOf<"about">().not.toExtend<PagePath>();
    expectTypeOf<
      keyof NonNullable<core.Region["screens"]>
    >().toEqualTypeOf<core.ReplaceableScreen>();
    expectTypeOf<"sign-in" | "forgot" | "registration">().toExtend<core.ReplaceableScreen>();
    expectTypeOf<"signin" | "mass-print">().not.toExtend<core.ReplaceableScreen>();
  });

  it("[RE-1] names what the calls of a region's own give, and what `CallFailed` takes", () => {
    expectTypeOf<ReturnType<typeof core.useRegionData<string>>>().toExtend<core.Load<string>>();
    type Call = ReturnType<ReturnType<typeof core.useRegionCall<string>>>;
    expectTypeOf<Call>().resolves.toEqualTypeOf<core.Result<string, core.CallFailure>>();
    type Shown = Parameters<typeof core.CallFailed>[0]["failure"];
    expectTypeOf<Shown>().toEqualTypeOf<core.CallFailure>();
  });

  it("[RE-1] mounts a portal of a region and its dictionaries into an element", () => {
    const { definePortal } = core;
    type Definition = Parameters<typeof definePortal>[0];
    expectTypeOf<Definition>().toEqualTypeOf<{
      region: core.Region;
      dictionaries: core.DictionaryUrls;
    }>();
    type Mount = ReturnType<typeof definePortal>["mount"];
    expectTypeOf<Mount>().toEqualTypeOf<(element: HTMLElement) => Promise<void>>();
  });
});
