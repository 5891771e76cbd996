import type { Page } from "@playwright/test";

interface SignedIn {
  url: string;
  jwtToken: string;
}

/** Signs in from a page of the app's origin without a portal, and returns the server's response. */
export async function signInQuietly(
  page: Page,
  origin: string,
  person: { username: string; password: string },
): Promise<SignedIn> {
  await page.goto(`${origin}/sso`);
  return page.evaluate(async ({ username, password }) => {
    const token = /XSRF-TOKEN=(?<value>[^;]+)/u.exec(document.cookie)?.groups?.["value"] ?? "";
    const answer = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-XSRF-TOKEN": decodeURIComponent(token) },
      body: JSON.stringify({
        Username: username,
        Password: password,
        RequestId: crypto.randomUUID(),
        SelectedLanguage: 0,
        remember: true,
      }),
    });
    const { data }: { data: SignedIn } = await answer.json();
    return data;
  }, person);
}
