import type { Step } from "@waymark/core/states";
import { type UserEventObject, waitFor } from "storybook/test";

/** Does what the visitor does, step by step; each step waits for the element that it needs. */
export async function playSteps(steps: readonly Step[], user: UserEventObject): Promise<void> {
  for (const step of steps) {
    if ("fill" in step) for (const entry of Object.entries(step.fill)) await fill(user, ...entry);
    if ("press" in step) await user.click(await find(step.press));
    if ("see" in step) await find(step.see);
    if ("line" in step || "kept" in step) await listening();
    if ("line" in step) cutLine();
    if ("kept" in step) keepElsewhere(step.kept);
    if ("send" in step) await send(user);
  }
}

/**
 * Waits for the first element that matches.
 * @throws {Error} when none appears within ten seconds
 */
export function find<Kind extends HTMLElement>(selector: string): Promise<Kind> {
  return waitFor(
    () => {
      const found = document.querySelector<Kind>(selector);
      if (!found) throw new Error(`Waited for ${selector}`);
      return found;
    },
    { timeout: 10_000 },
  );
}

async function fill(user: UserEventObject, name: string, value: string): Promise<void> {
  const field = await find(`main [name=${name}]:not([type=hidden])`);
  await (field instanceof HTMLSelectElement
    ? user.selectOptions(field, value)
    : user.type(field, value));
}

/** Sends the form, as a person who has ticked what a region asks for. */
async function send(user: UserEventObject): Promise<void> {
  const form = await find<HTMLFormElement>("main form");
  for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox][required]")) {
    if (!box.checked) await user.click(box);
  }
  form.requestSubmit();
}

/** An element that is visible has been painted, so its effects listen to the window. */
async function listening(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

function cutLine(): void {
  // A link is followed where the server answers, although the browser says that it is offline.
  window.fetch = () => Promise.reject(new TypeError("There is no network."));
  Object.defineProperty(navigator, "onLine", { get: () => false });
  window.dispatchEvent(new Event("offline"));
}

function keepElsewhere(token: string | null): void {
  if (token === null) localStorage.clear();
  else localStorage.setItem("appToken", token);
  // Browsers tell the other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: "appToken" }));
}
