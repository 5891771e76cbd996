import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withoutMarks } from "@waymark/hosting/texts";
import { JSDOM, VirtualConsole } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withRenderer } from "../prerender/load-renderer.ts";
import { writeHelpDesk } from "./help-desk.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-help-desk-"));
const dist = join(folder, "dist");
const appRoot = (app: string) =>
  fileURLToPath(new URL(`../../../../apps/${app}/`, import.meta.url));
const css = "p{color:red}</style><script>planted()</script>";

async function build(app: string) {
  const root = appRoot(app);
  return withRenderer(root, async (renderer) => writeHelpDesk({ root, dist, css }, renderer));
}

/** The page as it is once its script has run, with an address that ends in a code. */
function open(file: string, code = ""): Document {
  const html = readFileSync(join(folder, "dist-help-desk", file), "utf8");
  const virtualConsole = new VirtualConsole();
  virtualConsole.on("jsdomError", (error: Error) => {
    throw error;
  });
  const url = `https://desk.example/${file}#${encodeURIComponent(code)}`;
  return new JSDOM(html, { url, virtualConsole, runScripts: "dangerously" }).window.document;
}

function shownText(document: Document): string {
  const view = document.querySelector("[data-view]:not([hidden])");
  for (const hidden of view?.querySelectorAll("[hidden]") ?? []) hidden.remove();
  return view?.textContent ?? "";
}

let marked: ReadonlyMap<string, string>;
beforeAll(async () => {
  mkdirSync(dist);
  marked = await build("default");
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the help desk’s pages of a build", () => {
  it("[QN-4] are one for each language that the region offers, beside the build", () => {
    expect(readdirSync(join(folder, "dist-help-desk"))).toEqual(["fr-CA.html", "index.html"]);
    expect(readdirSync(dist)).toEqual([]);
  });

  it("[QO-7] are known with marks around what callers see, so that other texts can be merged", () => {
    expect([...marked.keys()].toSorted()).toEqual(["fr-CA.html", "index.html"]);
    for (const [file, page] of marked) {
      expect(page).toContain("\uE000fr-CA/USERNAME_OR_PASSWORD_NOT_FOUND\uE002");
      expect(readFileSync(join(folder, "dist-help-desk", file), "utf8")).toBe(withoutMarks(page));
    }
  });

  it("[QN-4] [QD-1] have heights and widths that the oldest browsers read", () => {
    const page = readFileSync(join(folder, "dist-help-desk", "index.html"), "utf8");
    expect(page).toMatch(/min-block-size:100vh;[^}]*min-block-size:100dvh/u);
    expect(page).toContain("-webkit-user-select:all");
    expect(page).not.toMatch(/@media[^{]*[<>]/u);
  });

  it("[QN-4] have the styles of the notices that they show", () => {
    expect(open("index.html").querySelector("style")?.textContent).toContain(".wm-notice{");
  });

  it("[QN-4] [QH-1] ask for no file, are not indexed, and run their own script alone", () => {
    const document = open("index.html");
    expect(document.querySelectorAll("[src], link:not([rel=icon])")).toHaveLength(0);
    expect(document.querySelector("[name=robots]")?.getAttribute("content")).toContain("noindex");
    const scripts = [...document.querySelectorAll("script:not([type])")];
    expect(scripts).toHaveLength(1);
    const policy = document.querySelector("[http-equiv]")?.getAttribute("content");
    expect(policy).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-\S+'; script-src/u,
    );
    expect(document.querySelector("script")?.textContent).not.toContain("planted");
  });

  it.each([
    ["index.html", "L-401-5B9B", ["Signing in", "Wrong username", "Show password", "5b9b"]],
    ["index.html", "L-403", ["open for a long time", "blocks cookies", "reload the page"]],
    ["index.html", "Code L-429-5B9B, 15:34", ["Too many tries", "Code L-429-5B9B, 15:34"]],
    ["index.html", "l 5o3", ["overloaded", "L-503"]],
    ["index.html", "L-418", ["Another refusal of the server", "Username or password not found"]],
    ["index.html", "B-OLD", ["too old", "newer browser"]],
    ["index.html", "T-400", ["mailed link", "This link has expired", "may be incomplete"]],
    ["fr-CA.html", "l-4o1", ["Se connecter", "Afficher le mot de passe"]],
    ["fr-CA.html", "Code L-429-5B9B, 15 h 34", ["Trop d’essais", "15 h 34", "There were too many"]],
  ])("[QN-4] %s explains %s", (file, code, words) => {
    const text = shownText(open(file, code)).replaceAll("\u00A0", " ");
    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    ["Z-401", ["No code begins with Z", "T-401"]],
    ["L-592", ["Another error of the server", "mistyped", "L-502"]],
    ["L-492", ["Another refusal of the server", "mistyped", "L-429"]],
    ["L-999", ["999 is not a known outcome"]],
    ["L-TXET", ["TXET is not a known outcome", "L-TEXT"]],
    ["L-LOCKED", ["LOCKED is not a known outcome", "L-LOCK", "The account is locked"]],
    ["F-TIMEOUT", ["TIMEOUT is not a known outcome", "F-TIME"]],
    ["L-STOP", ["There is no code L-STOP", "X-STOP", "a page that stopped working"]],
    ["V-409", ["There is no code V-409", "V-403", "open for too long"]],
    ["503", ["The letter at the beginning is missing", "R-503"]],
    ["hello", ["This is not a code", "three digits or a short word"]],
  ])("[QN-4] %s is said to be unknown, with others that may be meant", (code, words) => {
    const text = shownText(open("index.html", code));
    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    ["index.html", "that didn't work", 2, ["Something went wrong while signing", "start again"]],
    ["index.html", "Part of this page", 1, ["didn’t arrive", "reload the page"]],
    ["index.html", "our mistake, not yours", 1, ["report it", "lost this workspace"]],
    ["index.html", "link you opened", 1, ["incomplete", "open the link again"]],
    ["index.html", "Il manque une partie", 1, ["didn’t arrive", "reload the page"]],
    [
      "fr-CA.html",
      "quelque chose n’a pas fonctionne pendant",
      1,
      ["réessayez", "page de connexion"],
    ],
  ])(
    "[QN-4] %s lists what a caller reads without a code, and what helps: %s",
    (file, typed, count, words) => {
      const list = open(file, typed).querySelector("details[open]");
      const items = [...(list?.querySelectorAll("[data-codeless]:not([hidden])") ?? [])];
      expect(items).toHaveLength(count);
      for (const word of words) expect(items[0]?.textContent).toContain(word);
      expect(items[0]?.textContent).not.toMatch(/[A-Z]-\d{3}-/u);
    },
  );

  it.each([
    ["This page needs JavaScript", "newer browser"],
    ["contact the school to be added", "set a new password"],
    ["administrator or your district’s help desk to add you", "set a new password"],
  ])("[QN-4] give no advice that contradicts a message without a code: %s", (typed, advice) => {
    const list = open("index.html", typed).querySelector("details[open]");
    const item = list?.querySelector("[data-codeless]:not([hidden])");
    expect(item?.querySelector(".hd-sample")?.textContent).toContain(typed);
    expect(item?.textContent).not.toContain(advice);
  });

  it("[QN-4] list all messages without a code for words that no caller reads, and none for a code", () => {
    const items = (code: string) =>
      open("index.html", code).querySelectorAll("[open] [data-codeless]:not([hidden])").length;
    const advice = "please sign in again";
    const codes = ["hello", advice, "L-401", "L-999", "Code PAGE", "page", ""];
    expect(codes.map(items)).toEqual([9, 9, 0, 0, 0, 0, 0]);
  });

  it("[QN-4] lead to the messages that they have found, and do not call their words no code", () => {
    const document = open("index.html", "link you opened");
    const { Event: PageEvent = Event } = document.defaultView ?? {};
    document.querySelector("form")?.dispatchEvent(new PageEvent("submit", { cancelable: true }));
    expect(document.querySelector("[role=status]")?.textContent).toBe("Messages without a code");
    expect(document.activeElement?.textContent).toBe("Messages without a code");
    expect(shownText(document)).toBe("");
    expect(shownText(open("index.html", "???"))).toContain("This is not a code");
  });

  it("[QN-4] explain every code that they list", () => {
    const document = open("index.html");
    const data = JSON.parse(document.querySelector("#help-desk-data")?.textContent ?? "");
    const codes = Object.entries<object>(data.codes).flatMap(([letter, outcomes]) =>
      Object.keys(outcomes).map((outcome) => `${letter}-${outcome.replace("xx", "77")}`),
    );
    expect(codes.length).toBeGreaterThan(300);
    const field = document.querySelector("input");
    const { Event: PageEvent = Event } = document.defaultView ?? {};
    for (const code of codes) {
      if (field) field.value = code;
      field?.dispatchEvent(new PageEvent("input"));
      expect(document.querySelector("[data-slot=code]")?.textContent).toBe(code);
      expect(document.querySelector("[data-slot=situation] blockquote")?.textContent).not.toBe("");
    }
  });
});
