import { setPageShown } from "../attempt/page-attempts.ts";
import { preloadFailureParts } from "../app/prefetch-next.ts";
import { boxesIn } from "../forms/required-boxes.tsx";
import { SERVER_PREFIX } from "../i18n/message.ts";
import { pageSamples, sampleWords } from "./page-samples.ts";
import { type PageRequest, renderPage } from "./render-page.tsx";

/**
 * The messages of a sign-in page, as React renders them, by the names of their templates. Empty for a screen of a region's
 * own without the portal's form.
 * @param leftOut gets the parts of the region that break in a message, with what they broke
 */
export async function renderMessages(
  request: PageRequest,
  leftOut = new Map<string, unknown>(),
): Promise<Record<string, string>> {
  const { html: idle } = await renderPage(request);
  await preloadFailureParts();
  const { portal, legal } = request.texts;
  const hasWords = Object.keys(portal).some((key) => key.startsWith(SERVER_PREFIX));
  const texts = { portal: { ...portal, ...sampleWords }, legal };
  const messages: Record<string, string> = {};
  try {
    const { values } = boxesIn(request.region.slots?.["sign-in"]?.beforeButton);
    const page = { language: request.language, hasWords, boxes: Object.keys(values) };
    for (const { name, shown, withPlaceholders } of pageSamples(page)) {
      setPageShown(shown);
      const { html, leftOut: broken } = await renderPage({ ...request, texts });
      for (const [part, error] of broken) leftOut.set(part, error);
      const message =
        shown.resume.name === "failed"
          ? insertedInto(idle, html)
          : withoutIdle(formOf(html), formOf(idle));
      if (message !== "") messages[name] = withPlaceholders(message, request.language);
    }
  } finally {
    setPageShown();
  }
  return messages;
}

function formOf(html: string): string {
  return /<form[^>]* data-portal-form[^]*?<\/form>/u.exec(html)?.[0] ?? "";
}

/** A form without its fields and button, where these are as in the first state. It is no form then. */
function withoutIdle(form: string, idle: string): string {
  const content = idle.replace(/^<form[^>]*>/u, "");
  if (!form.endsWith(content)) return form;
  const start = form.slice(0, -content.length);
  return `${start.replace(/^<form[^>]*>/u, `<div class="wm-form" data-invalid="true">`)}</div>`;
}

/** The one part that a page has beyond another one; empty where a region's own screen shows none. */
function insertedInto(idle: string, html: string): string {
  if (html === idle) return "";
  let start = 0;
  while (idle[start] === html[start]) start += 1;
  // Both may continue with the same element.
  start = html.lastIndexOf("<", start);
  return html.slice(start, start + html.length - idle.length);
}
