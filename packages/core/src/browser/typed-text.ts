/** Whether a text field of the page holds something: a navigation would lose it. */
export function hasTypedText(): boolean {
  const fields = [...document.querySelectorAll("input")];
  return fields.some(({ type, value }) => type !== "checkbox" && value !== "");
}
