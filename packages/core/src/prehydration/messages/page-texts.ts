let url = "";

/** Sets the url of the file with the messages that the page does not have; the build writes the call. */
export function setMessagesUrl(given: string): void {
  url = given;
}

/** Returns that url. */
export function messagesUrl(): string {
  return url;
}
