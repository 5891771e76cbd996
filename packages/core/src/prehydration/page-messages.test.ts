import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import { server } from "../testing/server.ts";

beforeEach(() => void vi.resetModules());

async function startPage() {
  const asked: string[] = [];
  server.use(
    http.get("*/messages.txt", ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.text(
        `<p data-style>@layer ui{main &gt; p{opacity:0.5}}</p><template data-template="login.401"><p>Hi</p></template>`,
      );
    }),
  );
  document.head.innerHTML = `<style></style><script type="text/plain" data-first data-messages="/messages.txt"></script>`;
  document.body.innerHTML = `<input id="username" />`;
  const loading = await import("./load-messages.ts");
  return { asked, ...loading, ...(await import("./page-messages.ts")) };
}

afterEach(() => {
  removeMark("messageShown");
  removeMark("ready");
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

it("[QP-2] asks for the messages that the page lacks, and again if they do not arrive", async () => {
  const { asked, loadPageMessages } = await startPage();
  server.use(http.get("*/messages.txt", () => HttpResponse.error(), { once: true }));
  expect(await loadPageMessages()).toBeNull();
  const templates = await loadPageMessages();
  expect(templates?.querySelector("template")?.content.textContent).toBe("Hi");
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText).join("")).toContain("opacity");
  await loadPageMessages();
  expect(asked).toEqual(["/messages.txt"]);
});

it("[QO-2] [QP-2] has the links of messages lead to places of this host", async () => {
  const { loadPageMessages } = await startPage();
  const [script] = document.querySelectorAll<HTMLElement>("[data-first]");
  if (script) script.dataset["messages"] = "/school/assets/messages.txt";
  document.body.innerHTML = `<a data-link="help" href="https://help.example/fr">Aide</a>`;
  const links = ["/forgot?lang=fr", "#username", "//other.example/", "https://b.example/"];
  const markup = links.map((href) => `<a href="${href}"></a>`).join("");
  const configured = `<a data-link="help" href="/"></a><a data-link="contact" href="/c"></a>`;
  server.use(
    http.get("*/messages.txt", () =>
      HttpResponse.text(`<template data-template="a">${markup}${configured}</template>`),
    ),
  );
  const templates = await loadPageMessages();
  const { content } = templates?.querySelector("template") ?? {};
  const moved = [...(content?.querySelectorAll("a") ?? [])].map((a) => a.getAttribute("href"));
  expect(moved).toEqual([
    "/school/forgot?lang=fr",
    ...links.slice(1),
    "https://help.example/fr",
    "/school/c",
  ]);
});

it("[QP-2] asks for messages once a field has the focus, also where it had it before the script ran", async () => {
  const later = await startPage();
  later.loadPageMessagesAtFocus();
  expect(later.asked).toEqual([]);
  document.querySelector("input")?.focus();
  await waitFor(() => expect(later.asked).toEqual(["/messages.txt"]));
  vi.resetModules();
  const before = await startPage();
  document.querySelector("input")?.focus();
  before.loadPageMessagesAtFocus();
  await waitFor(() => expect(before.asked).toEqual(["/messages.txt"]));
});

it("[QP-2] [QF-8] says whether a password is shown, and nothing once React does or where there are no messages", async () => {
  const { announcePasswordShown } = await startPage();
  const texts = `<p data-text="password.shown">Shown</p><p data-text="password.hidden">Hidden</p>`;
  server.use(http.get("*/messages.txt", () => HttpResponse.text(texts)));
  document.body.innerHTML = `<button data-shown aria-controls="password"></button><p id="password-status"></p>`;
  const [toggle] = document.querySelectorAll("button");
  const status = document.querySelector("p");
  if (!toggle) throw new Error("there is no button");
  await announcePasswordShown(toggle);
  expect(status).toHaveTextContent("Shown");
  delete toggle.dataset["shown"];
  await announcePasswordShown(toggle);
  expect(status).toHaveTextContent("Hidden");
  setMark("ready");
  toggle.dataset["shown"] = "";
  await announcePasswordShown(toggle);
  removeMark("ready");
  expect(status).toHaveTextContent("Hidden");
  delete document.querySelector("script")?.dataset["messages"];
  await announcePasswordShown(toggle);
  expect(status).toHaveTextContent("Hidden");
});

it("[QP-2] says that the form is busy, and nothing once React does", async () => {
  const { loadPageMessages, announceBusy } = await startPage();
  const texts = `<p data-text="signIn.busy">Signing you in</p>`;
  server.use(http.get("*/messages.txt", () => HttpResponse.text(texts)));
  document.body.innerHTML = `<p data-busy-status></p>`;
  announceBusy(await loadPageMessages());
  expect(document.querySelector("p")).toHaveTextContent("Signing you in");
  setMark("ready");
  announceBusy(null);
  expect(document.querySelector("p")).toHaveTextContent("Signing you in");
});

describe("a message whose file comes late", () => {
  const failure = { kind: "http", status: 401, messages: [], message: "" } as const;
  const problem = { operation: "login", failure } as const;

  /** Shows a form whose file of messages comes when the test sends it. */
  async function startLate() {
    const { showPageMessage } = await startPage();
    document.body.innerHTML = `<form data-portal-form></form>`;
    let send: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (send = resolve));
    server.use(
      http.get("*/messages.txt", async () => {
        await sent;
        return HttpResponse.text(`<template data-template="login"><p>Refused</p></template>`);
      }),
    );
    return { send, showPageMessage };
  }

  it.each([
    ["of the last submit is shown", () => true, true],
    [
      "of a submit before the last is not shown: another person may have pressed",
      () => false,
      false,
    ],
  ])("[QN-7] [QP-2] %s", async (_, isCurrent, isShown) => {
    const { send, showPageMessage } = await startLate();
    const done = showPageMessage(problem, {}, isCurrent);
    send();
    expect(await done).toBe(isShown);
    expect(document.body.textContent === "Refused").toBe(isShown);
  });

  it("[QX-5] keeps the page from a reload once it is shown: that would lose it", async () => {
    const { send, showPageMessage } = await startLate();
    const done = showPageMessage(problem, {}, () => true);
    expect(hasMark("messageShown")).toBe(false);
    send();
    await done;
    expect(hasMark("messageShown")).toBe(true);
  });

  it("[QP-2] is React's, once that is there: the page has no second one", async () => {
    const { send, showPageMessage } = await startLate();
    const done = showPageMessage(problem, {}, () => true);
    setMark("ready");
    send();
    expect(await done).toBe(false);
    expect(document.body).toHaveTextContent("");
  });

  it("[QX-6] that does not come in 3 seconds is replaced by a shorter one, which the page has", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { showPageMessage } = await startLate();
    document.body.insertAdjacentHTML(
      "beforeend",
      `<template id="portal-messages"><template data-template="login">Refused</template></template>`,
    );
    const done = showPageMessage({ ...problem, submits: 2 }, {}, () => true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await done).toBe(true);
    expect(document.body).toHaveTextContent("Refused");
  });
});
