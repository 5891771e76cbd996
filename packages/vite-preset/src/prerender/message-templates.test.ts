import { lazyStyles } from "@waymark/core/prerender";
import { expect, it } from "vitest";
import { messageTemplates } from "./message-templates.ts";

it("[QP-1] [QP-2] puts the commonest messages and what decides on one into the page, all others into a file", () => {
  const messages = {
    invalid: "<p>Empty</p>",
    login: "<p>Wrong</p>",
    "login-TROUBLE_STALE_PAGE": '<p class="wm-notice">Closed</p>',
    "login-offline": "<p>Offline</p>",
  };
  const texts = {
    "title.error": "Error:",
    "server.SCHOOL": "Ask <b> your school",
    "wait.in": "in {{time}}",
    "signIn.busy": "Signing in",
    "password.show": "Show",
    "password.shown": "Shown",
    "signIn.title": "Sign in",
  };
  const { inPage, file } = messageTemplates(messages, { texts, variant: "sdmylife", lazyStyles });
  const shared = `<p data-text="title.error">Error:</p><p data-text="server.SCHOOL">Ask &lt;b&gt; your school</p>`;
  const template = (name: keyof typeof messages) =>
    `<template data-template="${name}">${messages[name]}</template>`;
  expect(inPage).toBe(template("invalid") + template("login") + template("login-offline") + shared);
  const { style, rest } =
    /^<p data-style>(?<style>[^<]*)<\/p>(?<rest>.*)$/u.exec(file)?.groups ?? {};
  expect(style).toMatch(/^@layer ui\{\.wm-notice\{/u);
  expect(rest).toBe(
    `${template("login-TROUBLE_STALE_PAGE")}${shared}<p data-text="wait.in">in {{time}}</p><p data-text="signIn.busy">Signing in</p><p data-text="password.shown">Shown</p>`,
  );
});

it("[QP-2] [QR-4] gives a page the texts that its variant has of its own", () => {
  const texts = { "wait.over": "Try again.", "wait.over_alpine": "Try again, climber." };
  const { file } = messageTemplates({}, { texts, variant: "alpine", lazyStyles });
  expect(file).toContain('<p data-text="wait.over">Try again, climber.</p>');
  expect(messageTemplates({}, { texts, variant: "default", lazyStyles }).file).toContain(
    ">Try again.<",
  );
});
