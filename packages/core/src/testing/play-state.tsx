import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { fillIn } from "./fill-in.ts";
import { renderPortal } from "./render-portal.tsx";
import { server } from "./server.ts";
import {
  answersOf,
  type StateAnswer,
  type ScreenState,
  signsOf,
  type Step,
} from "./states/index.ts";

type User = ReturnType<typeof renderPortal>["user"];

/** Renders a state of the catalogue, and waits until it is reached. */
export async function playState(state: ScreenState, lang = "en"): Promise<void> {
  for (const [path, answer] of Object.entries(answersOf(state))) {
    server.use(http.all(`*${path}`, () => responseOf(answer)));
  }
  const cookieEnabled = { configurable: true, value: !state.cookiesBlocked };
  Object.defineProperty(navigator, "cookieEnabled", cookieEnabled);
  if (state.appToken) localStorage.setItem("appToken", state.appToken);
  const { user } = renderPortal(
    `${state.path}${state.path.includes("?") ? "&" : "?"}lang=${lang}`,
    {
      environment: { configuration: { ...defaultConfiguration, ...state.configuration } as never },
      historyState: state.remembered ? { usr: state.remembered } : null,
    },
  );
  for (const step of state.steps ?? []) await play(step, user);
  for (const sign of signsOf(state)) await find(sign);
}

function responseOf(answer: StateAnswer): Response | Promise<Response> {
  if (answer === "offline") return HttpResponse.error();
  if (answer === "never") return new Promise(() => undefined);
  const { body, ...init } = answer;
  return typeof body === "string"
    ? HttpResponse.html(body, init)
    : HttpResponse.json(body as never, init);
}

async function play(step: Step, user: User): Promise<void> {
  if ("fill" in step) {
    for (const [name, value] of Object.entries(step.fill)) {
      const field = await find(`main [name=${name}]:not([type=hidden])`);
      await (field instanceof HTMLSelectElement
        ? user.selectOptions(field, value)
        : fillIn(user, field, value));
    }
  }
  if ("press" in step) await user.click(await find(step.press));
  if ("see" in step) await find(step.see);
  if ("send" in step) ((await find("main form")) as HTMLFormElement).requestSubmit();
}

/** @throws {Error} that names the selector when nothing matches */
async function find(selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Waited for ${selector}`);
    return found;
  });
}

/** The codes below the failures of the screen, such as L-503-7F3A. */
export function screenCodes(): string[] {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-code]")];
  return lines.map(({ dataset }) => dataset["code"] ?? "");
}

/** A text of a dictionary as it is read, without marks and blanks, in parts between its placeholders. */
export function wordsOf(text: string): string[] {
  const words = text.replaceAll(/^- |\*\*|\[([^\]]*)\]\(\w+\)/gmu, "$1").replaceAll(/\s+/gu, "");
  return words.split(/\{\{\w+\}\}/u);
}

/** The text of the screen, as it is read. */
export function screenText(): string {
  return screen.getByRole("main").textContent.replaceAll(/\s+/gu, "");
}
