import { describe, expect, expectTypeOf, it } from "vitest";
import * as core from "./index.ts";

const Nothing = () => null;

describe("the public API", () => {
  it("[RE-1] exports what an app composes its portal from, and no more", () => {
    expect(Object.keys(core).sort()).toEqual([
      "PortalFooter",
      "PortalHeader",
      "PortalLink",
      "RegionScreen",
      "beaconReports",
      "definePortal",
      "googleTag",
      "languages",
      "lazyIllustration",
      "openTelemetryReports",
      "sentryReports",
      "useLanguage",
      "useLinks",
    ]);
  });

  it("[RE-1] needs of a region a name, a variant, a header and an illustration", () => {
    const least = {
      productName: "Prairie",
      variants: ["default"],
      header: Nothing,
      illustration: Nothing,
    } as const;
    expectTypeOf(least).toExtend<core.Region>();
    expectTypeOf<Omit<typeof least, "header">>().not.toExtend<core.Region>();
    expectTypeOf<{ variants: readonly [] }>().not.toExtend<Pick<core.Region, "variants">>();
    expectTypeOf<core.Region["variants"][0]>().toEqualTypeOf<core.Variant>();
    expectTypeOf<core.Region["country"]>().toEqualTypeOf<"uk" | undefined>();
  });

  it("[RE-1] takes a region's own pages by a path from the root, and the screens that may be replaced", () => {
    type PagePath = keyof NonNullable<core.Region["pages"]>;
    expectTypeOf<"/about">().toExtend<PagePath>();
    expectTypeOf<"about">().not.toExtend<PagePath>();
    expectTypeOf<
      keyof NonNullable<core.Region["screens"]>
    >().toEqualTypeOf<core.ReplaceableScreen>();
    expectTypeOf<"sign-in">().not.toExtend<core.ReplaceableScreen>();
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
