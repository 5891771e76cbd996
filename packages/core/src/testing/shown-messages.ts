/** The keys of the messages in a part of the page, in the order in which they are read. */
export const messagesIn = (part: string) =>
  [...document.querySelectorAll<HTMLElement>(`${part} [data-message]`)].map(
    ({ dataset }) => dataset["message"],
  );

/** Those of a form that was refused. */
export const messages = () => messagesIn(":is(.wm-summary, .wm-summary__detail)");
export const message = () => messages()[0];

/** That of the notice above a form. */
export const notice = () => messagesIn(".wm-notice")[0];
