import { onTestFinished } from "vitest";

/** Collects the values of the appToken that other tabs hear of. jsdom tells all windows but this one, as browsers do. */
export function hearing() {
  const other = document.createElement("iframe");
  document.body.append(other);
  onTestFinished(() => other.remove());
  const values: (string | null)[] = [];
  other.contentWindow?.addEventListener("storage", ({ key, newValue }) => {
    if (key === "appToken") values.push(newValue);
  });
  return values;
}
