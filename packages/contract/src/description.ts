import {
  CHILDREN_TIMEOUT_MS,
  DEFAULT_WAIT_SECONDS,
  defaultConfiguration,
  languages,
  MAX_AUTOMATIC_WAIT_SECONDS,
  MAX_COUNTDOWN_SECONDS,
  MAX_RANDOM_DELAY_MS,
} from "@waymark/core/contract";

const { csrf, requestTimeoutMs } = defaultConfiguration;

const rows = Object.entries(languages).map(
  ([language, { loginId, translationId, param }]) =>
    `| ${language} | ${loginId} | ${translationId} | \`lang=${param}\` |`,
);

/** Rules that hold for every call, as Markdown. */
export const description = `What the portal asks of its server, and how it reads each answer. Made from the portal's own tables.

## Requests

- Every call has the headers \`Content-Type: application/json\` and an empty \`Device\`.
- \`X-Request-Id\` is the id that the code under a failure is made from: write it into the log.
- A call that is no read carries the value of the cookie \`${csrf.cookie}\`, decoded, in the header \`${csrf.header}\`. Both names can be configured.
- The cookie is read again for each call. The page's script has to be able to read it, so it is not \`HttpOnly\`, and its path is \`/\` or the portal's.
- A call is given up after ${requestTimeoutMs / 1000} s, which can be configured. That for a parent's children is given up after ${CHILDREN_TIMEOUT_MS / 1000} s at most.

## Answers

- Fields are read at the top of a body or, where it has an object \`data\`, inside it. Unknown fields are ignored.
- A body is UTF-8, whatever its \`Content-Type\` says.
- A 401 has no \`WWW-Authenticate\` with \`Basic\`, \`Digest\`, \`Negotiate\` or \`NTLM\`: browsers would ask for a password in a window of their own.
- An id that is sent back is text where it is larger than ${Number.MAX_SAFE_INTEGER}: as a number it would be read as another one.
- A field that is \`null\` counts as absent, and so does a text of blanks, unless it is an id.
- Each status from 200 to 299 is a success, unless the call says otherwise. A 408, 431, 451 or 511 without words of the server is taken for the network's.
- So is a web page with any other 4xx than 401, 403, 409, 410 and 429. IIS writes one in place of an error's body, unless it has \`existingResponse="PassThrough"\`.
- A refusal whose first \`translationKey\` is \`ACCOUNT_LOCKED\` is about a locked account, in answer to any call.
- A success that is no JSON, is cut off or lacks a field counts as a failure.
- A \`url\` is followed only if it is an absolute http or https url, or a path that begins with one slash.
- It is refused if it is http for a page over https, the page itself or, for a sign-in or a stored one, a sign-in page.

## Waits

- \`Retry-After\` of a 429 or of a status from 500 is a number of seconds, or a date, which is compared with \`Date\`.
- A 429 without it means ${DEFAULT_WAIT_SECONDS} s. A wait of up to ${MAX_COUNTDOWN_SECONDS / 3600} h is counted down; a longer one is told.
- During a wait nothing is sent for the same username or address.

## What is repeated

- A read is asked once more where no answer came, where it could not be read, or after a 403 or a status from 500, each without a wait.
- A 403 of any other call is tried once more, where the CSRF cookie has a value by then that was not sent.
- After a wait of at most ${MAX_AUTOMATIC_WAIT_SECONDS} s, a call is made once more automatically, while the page is in use and unchanged. A random delay of up to ${MAX_RANDOM_DELAY_MS / 1000} s is added.
- The portal repeats nothing else without a person, in particular no call whose answer did not come.
- A browser may: Chromium sends a call again, unchanged, up to six times, where a connection that it has used before ends without an answer.
  So answer each call that was read, also with a 5xx. A host between the two does it for a server that is gone.

## Languages

| language | login-language id | translation-language id | address |
| -------- | ----------------: | ----------------------: | ------- |
${rows.join("\n")}

The login-language id is \`SelectedLanguage\` or \`languageType\`, the other one \`translationLanguage\`.`;
