import type { Step } from "@waymark/core/states";
import { until } from "./until.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** Does what a person does, one step after the other; each waits until what it needs is there. */
export async function playSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ("fill" in step) for (const entry of Object.entries(step.fill)) await fill(...entry);
    if ("press" in step) (await element<HTMLElement>(step.press)).click();
    if ("see" in step) await element(step.see);
    if ("line" in step || "kept" in step) await listening();
    if ("line" in step) cutLine();
    if ("kept" in step) keepElsewhere(step.kept);
    if ("send" in step) (await element<HTMLFormElement>("main form")).requestSubmit();
  }
}

/** What is seen has been painted, and so listens to the window. */
async function listening(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

function cutLine(): void {
  Object.defineProperty(navigator, "onLine", { get: () => false });
  window.dispatchEvent(new Event("offline"));
}

function keepElsewhere(token: string | null): void {
  if (token === null) localStorage.clear();
  else localStorage.setItem("appToken", token);
  // Browsers tell the other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: "appToken" }));
}

function element<Kind extends Element>(selector: string): Promise<Kind> {
  return until(selector, () => document.querySelector<Kind>(selector));
}

async function fill(name: string, value: string): Promise<void> {
  const field = await element<Field>(`main [name=${name}]:not([type=hidden])`);
  field.focus();
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  // The field's own setter is React's, which would take the value for one that it has set itself.
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  // React hears of a field that was left, and validates, before the next step.
  await new Promise(requestAnimationFrame);
}
