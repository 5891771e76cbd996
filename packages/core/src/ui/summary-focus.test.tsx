import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { ErrorTitleContext, useSummaryFocus } from "./error-summary.tsx";

interface SummaryProps {
  failureId: number;
  isAdopted?: boolean;
}

function Summary(props: SummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  useSummaryFocus(element, props);
  return (
    <div ref={element} role="alert" tabIndex={-1}>
      <a href="#name">Enter your name</a>
    </div>
  );
}

/** A form whose summary is shown, or gone. */
function Page({ shown }: { shown: SummaryProps | null }) {
  return (
    <form>
      {shown && <Summary {...shown} />}
      <input />
      <button type="submit">Send</button>
    </form>
  );
}

describe("the error summary", () => {
  it("[QE-1] has the focus, and takes it again after each failed submit", () => {
    const { rerender } = render(<Page shown={{ failureId: 1 }} />);
    expect(screen.getByRole("alert")).toHaveFocus();
    screen.getByRole("textbox").focus();
    rerender(<Page shown={{ failureId: 1 }} />);
    expect(screen.getByRole("textbox")).toHaveFocus();
    rerender(<Page shown={{ failureId: 2 }} />);
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("[QE-1] [QP-2] leaves the focus where it is for a failure that the page has shown before React", () => {
    render(<Page shown={{ failureId: 1, isAdopted: true }} />);
    expect(document.body).toHaveFocus();
  });

  it("[QE-1] has the title say that there is an error while it is shown", () => {
    const end = vi.fn<() => void>();
    const count = vi.fn<() => () => void>(() => end);
    const page = (shown: SummaryProps | null) => (
      <ErrorTitleContext value={count}>
        <Page shown={shown} />
      </ErrorTitleContext>
    );
    const { rerender } = render(page({ failureId: 1 }));
    rerender(page({ failureId: 2 }));
    expect([count, end].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    rerender(page(null));
    expect([count, end].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it("[QE-1] passes the focus to the button where it had it as it goes", () => {
    const { rerender } = render(<Page shown={{ failureId: 1 }} />);
    screen.getByRole("link").focus();
    rerender(<Page shown={null} />);
    expect(screen.getByRole("button")).toHaveFocus();
  });

  it("[QE-1] takes the focus from no field as it goes, not even for a moment", () => {
    const { rerender } = render(<Page shown={{ failureId: 1 }} />);
    screen.getByRole("textbox").focus();
    const blurred = vi.fn<() => void>();
    screen.getByRole("textbox").addEventListener("blur", blurred);
    rerender(<Page shown={null} />);
    expect(screen.getByRole("textbox")).toHaveFocus();
    expect(blurred).not.toHaveBeenCalled();
  });

  it("[QE-1] moves nothing on the page as it passes the focus on", () => {
    const { rerender } = render(<Page shown={{ failureId: 1 }} />);
    const focus = vi.spyOn(screen.getByRole("button"), "focus");
    rerender(<Page shown={null} />);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it("[QE-1] may be in no form as it goes", () => {
    const { unmount } = render(<Summary failureId={1} />);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(unmount).not.toThrow();
  });
});
