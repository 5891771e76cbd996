import type { UserEvent } from "@testing-library/user-event";

/** Fills in a field at once. Each typed character would render the form, which is a fifth of the time of such tests. */
export async function fillIn(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await user.click(field);
  await user.paste(value);
}

/** Fills in the last field of a form, and submits it by Enter. */
export async function submitWith(user: UserEvent, field: HTMLElement, value: string) {
  await fillIn(user, field, value);
  await user.keyboard("{Enter}");
}
