/** Business constants and limits of section 9 of the specification, each declared once. */
export const MIN_PASSWORD_LENGTH = 8;
export const CARD_WIDTH_PX = 288;
export const LOGO_HEIGHT_PX = 32;
/** The specification says "about 200–250px"; the upper end leaves room for 200% text. */
export const TOOLTIP_MAX_HEIGHT_PX = 250;
export const SPINNER_LINGER_MS = 1000;
export const MENU_FLAG_DELAY_MS = 25;
export const USER_AGENT_MAX_LENGTH = 500;
export const PHONE_WIDTH_PX = 600;

/** Decided limits: the time a call may take, and when a loading state may appear. */
export const REQUEST_TIMEOUT_MS = 30_000;
export const LOADING_DELAY_MS = 300;
/** Time for the page that a full navigation or a reload asks for, after which this one is used further. */
export const NEXT_PAGE_TIMEOUT_MS = 30_000;
/** Time limit of the files that an operator names: a list of ways in, a design system. */
export const FILE_TIMEOUT_MS = 30_000;
/** A parent's form waits no longer for the names of the children: it works without them. */
export const CHILDREN_TIMEOUT_MS = 5_000;
/** Time after which the page says that a chosen language is still loading. */
export const LANGUAGE_DELAY_MS = 1_000;
/** When a call that has had no response yet is said to take long. */
export const STILL_TRYING_MS = 8_000;
/** The wait after too many tries where the server does not say how long. */
export const DEFAULT_WAIT_SECONDS = 60;
/** Only a longer wait may take longer than a new password by mail. */
export const SHORT_WAIT_SECONDS = 60;
/** A longer wait is not said in minutes. */
export const MAX_WAIT_MINUTES = 120;
/**
 * A longer wait is not counted down, and does not disable the button. It may be a server's mistake, such as a date of another
 * year, which must not lock a form. A time of day says when, and is clear within half a day.
 */
export const MAX_COUNTDOWN_SECONDS = 43_200;
/** The automatic send after a wait is delayed at random, so that a class does not send at the same moment. */
export const MAX_RANDOM_DELAY_MS = 3_000;
/** Only a wait that is no longer ends with an automatic send. */
export const MAX_AUTOMATIC_WAIT_SECONDS = 60;
/** A page without a key, a pointer or a scroll for so long is not in use. */
export const IN_USE_MS = 60_000;
/** A submit that was queued before React is sent for so long. */
export const QUEUED_SUBMIT_MS = 60_000;
/** After so long out of use, the password of a wait is emptied. */
export const UNATTENDED_MS = 120_000;
/** Time after which an announcement is taken back: its words are old then, and screen readers have begun it. */
export const ANNOUNCEMENT_MS = 5_000;
/** Time for which the page says that it is online again. */
export const BACK_ONLINE_MS = 6_000;
/** Browsers take a longer time for none at all. */
export const MAX_TIMER_MS = 2 ** 31 - 1;
