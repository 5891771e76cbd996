import type { StateAnswer } from "./screen-state.ts";

export const answered = (body: object): StateAnswer => ({ body });

/** A refusal, with what its body says. */
export const refused = (status: number, body: object = {}): StateAnswer => ({ status, body });

/** A refusal that says how long to wait. */
export const refusedFor = (status: number, seconds: number): StateAnswer => ({
  status,
  body: {},
  headers: { "Retry-After": String(seconds) },
});

/** A refusal whose text decides on what is shown. */
export const saying = (message: string): StateAnswer => refused(400, { data: { message } });

/** Answer of a network that wants its people to log in to it first. */
export const foreignPage: StateAnswer = { body: "<!doctype html><title>Guest network</title>" };

/** A url that must not be followed. */
export const hostileUrl = "javascript:alert(1)";

/** A screen that waits for its call: the page says on its root element that it was asked something it never answers. */
export const WAITING = "[data-asked] .wm-waiting h1";
