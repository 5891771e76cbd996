import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { useRegionCall } from "../api/use-region-call.ts";
import { CallFailed } from "../flows/shared/load-failure.tsx";
import { lazyPage } from "../layout/lazy-page.ts";
import { RegionScreen } from "../layout/screen.tsx";
import { useRegionData } from "../session/use-region-data.ts";
import { answering, noAnswer, refusal } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";

const visits = { path: "/api/visits", response: v.array(v.string()) } as const;
const book = {
  path: "/api/visits/book",
  method: "POST",
  response: v.object({ id: v.string() }),
} as const;

function Visits() {
  const { data, failure, retry } = useRegionData(visits, { query: { day: "Monday & Tuesday" } });
  const send = useRegionCall(book);
  const [said, setSaid] = useState("");
  async function press() {
    const result = await send({ body: { day: "Monday" } });
    setSaid(result.ok ? `booked ${result.data.id}` : `failed ${result.failure.kind}`);
  }
  return (
    <RegionScreen title="Visits">
      {failure && <CallFailed failure={failure} retry={retry} />}
      <ul>
        {data?.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void press()}>
        Book
      </button>
      <p>{said}</p>
    </RegionScreen>
  );
}

const page = lazyPage(
  async () => ({ Visits }),
  () => Visits,
);
const open = () => renderPortal("/visits", { region: { pages: { "/visits": page } } });

describe("a page of the region's own with a call", () => {
  it("loads once by the portal's client, with its query encoded", async () => {
    const calls = answering("/api/visits", ["Monday", "Tuesday"]);
    open();
    expect(await screen.findByText("Tuesday")).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url.search).toBe("?day=Monday%20%26%20Tuesday");
    expect(calls[0]?.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/u);
  });

  it("[API-22] loads again once the page is seen, where the first try failed meanwhile", async () => {
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    const calls = answering(
      "/api/visits",
      () => {
        seen.mockReturnValue("hidden");
        return refusal(503)();
      },
      ["Monday"],
    );
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    expect(calls).toHaveLength(1);
    seen.mockRestore();
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(await screen.findByText("Monday")).toBeVisible();
  });

  it("[QT-5] sends the CSRF token, and asks a second time where it was stale", async () => {
    document.cookie = "XSRF-TOKEN=old";
    answering("/api/visits", []);
    const calls = answering(
      "/api/visits/book",
      () => {
        document.cookie = "XSRF-TOKEN=new";
        return refusal(403)();
      },
      { id: "v1" },
    );
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Book" }));
    expect(await screen.findByText("booked v1")).toBeVisible();
    expect(calls.map(({ headers }) => headers.get("X-XSRF-TOKEN"))).toEqual(["old", "new"]);
    expect(calls[0]?.body).toEqual({ day: "Monday" });
    document.cookie = "XSRF-TOKEN=; Max-Age=0";
  });

  it("[QX-1] is made once by a double click, and again by a later press", async () => {
    answering("/api/visits", []);
    const calls = answering(
      "/api/visits/book",
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ id: "v1" })), 30)),
      { id: "v2" },
    );
    const { user } = open();
    const press = await screen.findByRole("button", { name: "Book" });
    await user.dblClick(press);
    expect(await screen.findByText("booked v1")).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(press);
    expect(await screen.findByText("booked v2")).toBeVisible();
  });

  it.each(["//evil.example/api", "/\\evil.example", "/\t/evil.example"] as const)(
    "[QT-5] never takes the token to another origin: %j",
    async (path) => {
      answering("/api/visits", []);
      const errors: unknown[] = [];
      function Wrong() {
        const send = useRegionCall({ ...book, path });
        const press = () => void send().catch((error: unknown) => errors.push(error));
        return (
          <button type="button" onClick={press}>
            Book
          </button>
        );
      }
      const wrong = lazyPage(
        async () => ({ Wrong }),
        () => Wrong,
      );
      const { user } = renderPortal("/visits", { region: { pages: { "/visits": wrong } } });
      await user.click(await screen.findByRole("button", { name: "Book" }));
      await waitFor(() => expect(errors).toEqual([expect.any(TypeError)]));
    },
  );

  it.each<[string, Parameters<typeof answering>[1], string]>([
    ["another shape", { days: [] }, "H-READ-"],
    ["an outage", refusal(503), "H-503-"],
    ["no connection", noAnswer(), "H-LINE-"],
    ["HTML", () => new Response("<html>"), "H-READ-"],
  ])("[QX-7] [QN-4] that is answered with %s says so, with a code", async (_, answer, code) => {
    answering("/api/visits", answer);
    open();
    const alert = await screen.findByRole("alert");
    expect(alert).not.toBeEmptyDOMElement();
    await waitFor(() =>
      expect(document.querySelector("[data-code]")?.getAttribute("data-code")).toContain(code),
    );
  });

  it("[API-22] is tried once more on its own where it only reads, and never where it may change something", async () => {
    const calls = answering("/api/visits", refusal(503));
    function Both() {
      const loads = [useRegionData(visits), useRegionData({ ...visits, method: "POST" })];
      return <p>{loads.filter(({ failure }) => failure).length} failed</p>;
    }
    const both = lazyPage(
      async () => ({ Both }),
      () => Both,
    );
    renderPortal("/visits", { region: { pages: { "/visits": both } } });
    await screen.findByText("2 failed");
    expect(calls.map(({ method }) => method).sort()).toEqual(["GET", "GET", "POST"]);
  });

  it("[QE-3] is asked for again by a press", async () => {
    const calls = answering("/api/visits", noAnswer(), noAnswer(), ["Monday"]);
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Try again" });
    await user.click(again);
    expect(await screen.findByText("Monday")).toBeVisible();
    expect(calls).toHaveLength(3);
  });
});

function TwoFailures() {
  const [left, setLeft] = useState(2);
  return (
    <RegionScreen title="Visits">
      {left > 0 && <CallFailed failure={{ kind: "timeout" }} />}
      {left > 1 && <CallFailed failure={{ kind: "offline" }} />}
      <button type="button" onClick={() => setLeft(left - 1)}>
        Solve
      </button>
    </RegionScreen>
  );
}

describe("two failures on one screen", () => {
  it("[QE-1] the title says so until both are over", async () => {
    const pages = {
      "/visits": lazyPage(
        async () => ({ TwoFailures }),
        () => TwoFailures,
      ),
    };
    const { user } = renderPortal("/visits", { region: { pages } });
    await waitFor(() => expect(document.title).toBe("Error: Visits – Waymark"));
    await user.click(screen.getByRole("button", { name: "Solve" }));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(document.title).toBe("Error: Visits – Waymark");
    await user.click(screen.getByRole("button", { name: "Solve" }));
    expect(document.title).toBe("Visits – Waymark");
  });
});
