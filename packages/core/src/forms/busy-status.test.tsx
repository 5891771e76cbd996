import { useSyncExternalStore } from "react";
import { afterEach, expect, it } from "vitest";
import { hydratePage } from "../testing/hydrate-page.ts";
import { BusyStatus } from "./form.tsx";

const status = () => document.querySelector("[role=status]");

/** The status of a form that is prerendered, and then shows an attempt which may be on its way. */
function Page({ isOnItsWay }: { isOnItsWay: boolean }) {
  const busy = useSyncExternalStore(
    () => () => undefined,
    () => isOnItsWay,
    () => false,
  );
  return <BusyStatus busy={busy} text="Signing you in…" />;
}

/** Says it before React, as the first script does, and notes each change from then on. */
function saidBefore(isOnItsWay: boolean) {
  const { rerender } = hydratePage(<Page isOnItsWay={isOnItsWay} />, (page) => {
    const [found] = page.querySelectorAll("[data-busy-status]");
    if (!found) return;
    found.textContent = "Signing you in…";
    observer.observe(page, { childList: true, characterData: true, subtree: true });
  });
  return { changes: observer.takeRecords(), rerender };
}

const observer = new MutationObserver(() => undefined);

afterEach(() => {
  observer.disconnect();
  document.body.replaceChildren();
});

it("[QP-2] [SI-5] what the page has said before React is not said again, and ends with the call", () => {
  const { changes, rerender } = saidBefore(true);
  expect(changes).toEqual([]);
  expect(status()).toHaveTextContent("Signing you in…");
  rerender(<Page isOnItsWay={false} />);
  expect(status()).toBeEmptyDOMElement();
});

it("[QP-2] [SI-5] it ends with React where the call has ended meanwhile", () => {
  saidBefore(false);
  expect(status()).toBeEmptyDOMElement();
});
