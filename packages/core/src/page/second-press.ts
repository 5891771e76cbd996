/**
 * Prevents the second press of a double click on a submit button, and repeats of Enter that is kept down. A fast server has
 * answered the first submit by then, and would count another try. The second press counts wherever it lands: the error
 * summary moves the form, and another control under the pointer.
 */
export const preventSecondPress = /* @__PURE__ */ secondPressGuard();

/** Makes the guard, which remembers whether the present series of clicks has been on a submit button. */
function secondPressGuard() {
  let isOnSubmit = false;
  return (event: MouseEvent | KeyboardEvent): void => {
    const { target } = event;
    isOnSubmit =
      (event.detail > 1 && isOnSubmit) ||
      (target instanceof Element && target.closest("[type=submit]") !== null);
    const isSecond =
      "key" in event ? event.repeat && event.key === "Enter" : event.detail > 1 && isOnSubmit;
    if (!isSecond) return;
    event.preventDefault();
    // A button of another kind acts without a default.
    event.stopPropagation();
  };
}
