/**
 * Prevents the second press of a double click on a submit button, and repeats of Enter that is kept down. A fast server has
 * answered the first submit by then, and would count another try. The second press counts wherever it lands: the error
 * summary moves the form, and another control under the pointer.
 */
export const preventSecondPress = /* @__PURE__ */ secondPressGuard();

/** Makes the guard, which remembers where the last series of clicks began. */
function secondPressGuard() {
  let beganOnSubmit = false;
  return (event: MouseEvent | KeyboardEvent): void => {
    if ("key" in event) {
      if (event.repeat && event.key === "Enter") event.preventDefault();
      return;
    }
    const { target } = event;
    const isOnSubmit = target instanceof Element && target.closest("[type=submit]") !== null;
    if (event.detail < 2) beganOnSubmit = isOnSubmit;
    else if (isOnSubmit || beganOnSubmit) {
      event.preventDefault();
      // A button of another kind acts without a default.
      event.stopPropagation();
    }
  };
}
