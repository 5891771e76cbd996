import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fillIn, submitWith } from "../testing/fill-in.ts";
import { mustResetAnswer, mustResetPath } from "../testing/must-reset-page.ts";
import { hearing } from "../testing/hearing.ts";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { account, home, password, reset, validate } from "../testing/reset-page.ts";

/** Signs in, as another person than the one before. */
async function signIn({ user }: ReturnType<typeof renderPortal>, name: string) {
  const field = await screen.findByLabelText("Username or email");
  await user.clear(field);
  await fillIn(user, field, name);
  await submitWith(user, screen.getByLabelText("Password"), "river stone 8");
}

interface Row {
  name: string;
  call: string;
  open: () => Promise<ReturnType<typeof renderPortal>>;
}

const rows: Row[] = [
  {
    name: "a reset",
    call: reset,
    open: async () => {
      answering(validate, { data: account });
      return renderPortal("/reset/tok/ForceResetPassword");
    },
  },
  {
    name: "a forced change",
    call: mustResetPath,
    open: async () => {
      answering("/api/auth/login", mustResetAnswer);
      const view = renderPortal("/");
      await signIn(view, "tomas");
      return view;
    },
  },
];

/**
 * Submits a new password, and goes back to sign-in while its call runs.
 * @param stored the token that another tab has stored meanwhile
 */
async function leave({ call, open }: Row, stored?: string) {
  const fetched = vi.spyOn(window, "fetch");
  onTestFinished(() => fetched.mockRestore());
  let answer: (response: Response) => void = () => undefined;
  const asked = answering(call, () => new Promise<Response>((resolve) => (answer = resolve)));
  const view = await open();
  await submitWith(view.user, await password(), "mountain river");
  await waitFor(() => expect(asked).toHaveLength(1));
  const signal = fetched.mock.calls.find(([url]) => url === call)?.[1]?.signal;
  if (stored !== undefined) localStorage.setItem("appToken", stored);
  await view.user.click(screen.getByRole("link", { name: "Back to sign-in" }));
  await screen.findByLabelText("Username or email");
  return { view, signal, answer: () => answer(HttpResponse.json({ url: home })) };
}

describe("a new password whose call runs as its form is left", () => {
  it.each(rows)(
    "[QN-7] is aborted by the sign-in of another person, whose session its response would replace: $name",
    async (row) => {
      const { view, signal } = await leave(row);
      expect(signal?.aborted).toBe(false);
      answering("/api/auth/login", { data: { url: home } });
      await signIn(view, "amelie");
      expect(signal?.aborted).toBe(true);
      await waitFor(() => expect(view.leaveTo).toHaveBeenCalledWith(home));
    },
  );

  it.each(rows)(
    "[QN-7] [EG-1] is aborted by a stored sign-in that the person confirms: $name",
    async (row) => {
      const { view, signal } = await leave(row, "of another tab");
      answering("/api/auth/redirect", { url: home });
      await view.user.click(await screen.findByRole("button", { name: "Use the saved sign-in" }));
      await waitFor(() => expect(view.leaveTo).toHaveBeenCalledWith(home));
      expect(signal?.aborted).toBe(true);
    },
  );

  it.each(rows)(
    "[QN-7] [QX-4] is told to the other tabs by its response, which opens its account there, too: $name",
    async (row) => {
      const heard = hearing();
      const { answer } = await leave(row);
      localStorage.setItem("appToken", "of another person");
      answer();
      await waitFor(() => expect(heard).toContain(""));
      expect(localStorage.getItem("appToken")).toBeNull();
    },
  );
});
