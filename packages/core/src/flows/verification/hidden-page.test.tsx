import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answering } from "../../testing/recorded-calls.ts";
import { verificationKinds } from "../../testing/verification-kinds.ts";

const [{ path, good: verified }] = verificationKinds;

// In a file of its own: other tests would have two copies of the portal after it.
it("[QT-4] calls on load wait until the page is shown, and come once", async () => {
  const asked = answering(path, verified);
  let state: DocumentVisibilityState = "hidden";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
  vi.resetModules();
  const { renderPortal: renderAfresh } = await import("../../testing/render-portal.tsx");
  renderAfresh("/verify/t/Personal/0/1");
  await screen.findByRole("heading", { level: 1, name: "Confirming your email" });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toHaveLength(0);
  state = "visible";
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await screen.findByText("new@home.example");
  act(() => void window.dispatchEvent(new Event("focus")));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(asked).toHaveLength(1);
});
