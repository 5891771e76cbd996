import { act, screen, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { CallFailed } from "../flows/shared/load-failure.tsx";
import { lazyPage } from "../layout/lazy-page.ts";
import { RegionScreen } from "../layout/screen.tsx";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { tellOtherTabs } from "../session/other-tabs.ts";
import { useRegionData } from "../session/use-region-data.ts";

const visits = { path: "/api/visits", response: v.array(v.string()) } as const;

function Visits() {
  const { data, failure, retry } = useRegionData(visits);
  return (
    <RegionScreen title="Visits">
      {failure && <CallFailed failure={failure} retry={retry} />}
      {data && <p>{data}</p>}
    </RegionScreen>
  );
}

const page = lazyPage(
  async () => ({ Visits }),
  () => Visits,
);
const open = () => renderPortal("/visits", { region: { pages: { "/visits": page } } });

/** Returns from the back/forward cache. */
const restore = () =>
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));

describe("data of a region's page, once another person may be there", () => {
  it.each(["signedIn", "signedOut", "resumed", "restored"] as const)(
    "[QN-7] [QX-4] loads again for the person who may be there now: %s",
    async (news) => {
      const calls = answering("/api/visits", ["of Maya"], ["of Leo"]);
      open();
      expect(await screen.findByText("of Maya")).toBeVisible();
      if (news === "restored") restore();
      else tellOtherTabs(news);
      expect(await screen.findByText("of Leo")).toBeVisible();
      expect(screen.queryByText("of Maya")).toBeNull();
      expect(calls).toHaveLength(2);
    },
  );

  it("[QX-4] loads for who has signed in elsewhere, also where the session had ended before", async () => {
    const calls = answering("/api/visits", refusal(401), ["of Leo"]);
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    await screen.findByText(/H-401/u);
    tellOtherTabs("signedIn");
    expect(await screen.findByText("of Leo")).toBeVisible();
  });

  it("[QN-7] what was on its way for the person before is asked for again", async () => {
    let answer: (response: Response) => void = () => undefined;
    const first = () => new Promise<Response>((resolve) => (answer = resolve));
    const calls = answering("/api/visits", first, ["of Leo"]);
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    restore();
    await waitFor(() => expect(calls).toHaveLength(2));
    answer(Response.json(["of Maya"]));
    expect(await screen.findByText("of Leo")).toBeVisible();
    expect(screen.queryByText("of Maya")).toBeNull();
  });

  it("[QN-3] [QN-7] repeats neither a load that failed nor one that may change something", async () => {
    const failing = answering("/api/visits", refusal(429));
    const changes = answering("/api/others", []);
    function Changing() {
      const { failure } = useRegionData(visits);
      const { data } = useRegionData({ ...visits, path: "/api/others", method: "POST" });
      return <p>{failure && data ? "both" : "waiting"}</p>;
    }
    const changing = lazyPage(
      async () => ({ Changing }),
      () => Changing,
    );
    renderPortal("/visits", { region: { pages: { "/visits": changing } } });
    await screen.findByText("both");
    restore();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([failing.length, changes.length]).toEqual([1, 1]);
  });
});
