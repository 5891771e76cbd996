import { render, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { startWait } from "../api/wait.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { Countdown } from "./countdown.tsx";

const i18n = createI18n("en-CA", {
  "wait.sending": "We’re trying again now.",
  "wait.sendsIn": "We’ll try again for you in",
});
const none = { "en-CA": "", "fr-CA": "", "en-GB": "" };
const refused = {
  kind: "http",
  status: 429,
  retryAfterSeconds: 0,
  messages: [],
  message: "",
} as const;

function Providers({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider i18n={i18n} wanted="en-CA" dictionaries={{ portal: none, legal: none }}>
      {children}
    </LanguageProvider>
  );
}

/** A form whose button is released some time after the wait is over, as on a busy device. */
function BusyForm({ onSubmit }: { onSubmit: () => void }) {
  const [heldBy, setHeldBy] = useState<string | undefined>("wait");
  const [wait] = useState(() => startWait(refused));
  const hold = {
    wait,
    heldBy,
    asked: 0,
    sendsItself: true,
    refuse: () => heldBy !== undefined,
    release: () => void setTimeout(() => setHeldBy(undefined), 200),
  };
  return (
    <form onSubmit={onSubmit}>
      <Countdown hold={hold} />
      <button type="submit" aria-label="Send" aria-disabled={heldBy !== undefined} />
    </form>
  );
}

afterEach(() => vi.restoreAllMocks());

it("[QN-3] sends automatically however long it takes until the button is released", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const onSubmit = vi.fn<() => void>();
  render(<BusyForm onSubmit={onSubmit} />, { wrapper: Providers });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), { timeout: 4000 });
});
