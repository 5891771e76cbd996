import { uuid } from "../browser/uuid.ts";

let ofPrerenderedForm: string | null = null;

/** The request id of the prerendered sign-in form, before hydration. */
export function prerenderedRequestId(): string {
  return (ofPrerenderedForm ??= uuid());
}

/** The request id of a screen instance. The one that hydrates the prerendered form keeps the id that was sent. */
export function newRequestId(): string {
  const id = ofPrerenderedForm ?? uuid();
  ofPrerenderedForm = null;
  return id;
}
