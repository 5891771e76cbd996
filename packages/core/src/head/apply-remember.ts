/**
 * Sets the box "Keep me signed in" of the prerendered page as the configuration has it. A form that is submitted before
 * hydration is read from the page. An absent box is hidden until it is removed.
 */
export function applyRemember(remember: string | undefined): void {
  if (remember === "absent") document.documentElement.dataset["remember"] = remember;
  document.addEventListener(
    "readystatechange",
    () => {
      const box = document.querySelector<HTMLInputElement>("[name=remember]");
      if (box) box.checked = remember !== "absent" && remember !== "unticked";
    },
    { once: true },
  );
}
