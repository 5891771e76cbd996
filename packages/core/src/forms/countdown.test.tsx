import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RetryWaitState } from "../attempt/countdown.ts";
import { WAIT_ID } from "../attempt/countdown-texts.ts";
import { begunWait } from "../testing/begun-wait.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { Countdown } from "./countdown.tsx";

function Page(state: Partial<RetryWaitState>) {
  return (
    <InEnglish>
      <div role="alert">
        <Countdown state={{ ...begunWait, ...state }} />
      </div>
      <input />
    </InEnglish>
  );
}

const scrolled = vi.fn<Element["scrollIntoView"]>();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => scrolled.mockReset());

describe("a wait that is counted down", () => {
  it("[QN-3] is announced as it begins, and its alert is silent while it ticks", () => {
    const { rerender, unmount } = render(<Page />);
    const alert = screen.getByRole("alert");
    expect(alert).not.toHaveAttribute("aria-live");
    rerender(<Page seconds={89} />);
    expect(alert).toHaveAttribute("aria-live", "off");
    rerender(<Page seconds={88} />);
    expect(alert).toHaveAttribute("aria-live", "off");
    unmount();
    expect(alert).not.toHaveAttribute("aria-live");
  });

  it.each([true, false])(
    "[QN-3] is the reason of the button only where the form waits: %s",
    (blocks) => {
      render(<Page blocks={blocks} />);
      expect(screen.queryByText(/^You can try again at/u)?.id).toBe(blocks ? WAIT_ID : "");
    },
  );

  it("[QN-3] is a reason that stays the same while it ticks: screen readers say a changed one", () => {
    const { rerender } = render(<Page blocks />);
    const reason = () => document.getElementById(WAIT_ID)?.textContent;
    const first = reason();
    expect(first).toMatch(/^You can try again at/u);
    rerender(<Page blocks seconds={89} />);
    expect(reason()).toBe(first);
  });

  it("[QN-3] says what is announced in a status of its own", () => {
    render(<Page announced={60} />);
    expect(screen.getByRole("status")).toHaveTextContent(/60 seconds|1 minute/u);
  });

  it("[QN-3] leaves room for each of its texts", () => {
    render(<Page />);
    const rooms = [...document.querySelectorAll<HTMLElement>("[data-room]")];
    expect(new Set(rooms.map(({ dataset }) => dataset["room"])).size).toBe(3);
  });

  it("[QN-3] is brought into view when a press is refused, and not before", () => {
    const { rerender } = render(<Page />);
    expect(scrolled).not.toHaveBeenCalled();
    rerender(<Page blockedSends={1} />);
    expect(scrolled.mock.calls).toEqual([[{ block: "nearest" }]]);
    rerender(<Page blockedSends={1} seconds={80} />);
    rerender(<Page blockedSends={2} />);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it("[QN-3] moves nothing while a field has the focus", () => {
    const { rerender } = render(<Page />);
    screen.getByRole("textbox").focus();
    rerender(<Page blockedSends={1} />);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
