/** A new element with a class and a text. */
export function element(name: string, className: string, content = ""): HTMLElement {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.textContent = content;
  return created;
}
