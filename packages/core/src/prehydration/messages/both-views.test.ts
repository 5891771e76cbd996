import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../api/result.ts";
import { isRefusal, isLongWait, startWait } from "../../api/retry-after.ts";
import type { SignInErrors } from "../../attempt/sign-in-values.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { isLocked } from "../../errors/account-lock.ts";
import { pressBeforeReact } from "../../page/prerendered-controls.ts";
import {
  alert,
  drawn,
  failed,
  failures,
  main,
  rendered,
  refusal,
  showInPage,
  showPage,
  structure,
  suspended,
  withTemplates,
} from "../../testing/both-views.ts";
import { removeFilledIn } from "./invalid-fields.ts";
import { removeMessage } from "./show-problem.ts";

/** Every state of a sign-in without a wait, as the page shows it before React and as React renders it. */

// The messages' script reads it as it loads; in a page, the head script has set it.
vi.hoisted(() => (document.documentElement.dataset["language"] = "fr-CA"));

withTemplates();

const form = () => document.querySelector("form") as HTMLFormElement;

describe("the page before React and React say the same", () => {
  it.each<SignInErrors>([
    { username: "REQUIRED", password: "REQUIRED" },
    { username: "REQUIRED" },
    { password: "REQUIRED" },
    { username: "REQUIRED", password: "REQUIRED", terms: "REQUIRED" },
    { password: "REQUIRED", terms: "REQUIRED" },
    { terms: "REQUIRED" },
  ])("[QP-2] [QE-1] of fields that are empty: %j", async (errors) => {
    const state = { name: "invalid", errors } as const;
    const byReact = await rendered({ progress: { state, submits: 1 } });
    expect(await drawn({ operation: "login", errors })).toBe(byReact);
    expect(document.activeElement).toHaveAttribute("role", "alert");
    removeMessage();
    expect(structure(main())).toBe(await rendered({}));
  });

  it("[QP-2] [QE-1] of fields that are filled in one after the other, with one announcement", async () => {
    const steps: readonly SignInErrors[] = [
      { username: "REQUIRED", password: "REQUIRED", terms: "REQUIRED" },
      { password: "REQUIRED", terms: "REQUIRED" },
      { terms: "REQUIRED" },
    ];
    const byReact: string[] = [];
    for (const errors of steps)
      byReact.push(
        await rendered({ progress: { state: { name: "invalid", errors }, submits: 1 } }),
      );
    const [first = {}, ...later] = steps;
    expect(await drawn({ operation: "login", errors: first })).toBe(byReact[0]);
    const announced = alert();
    for (const [index, errors] of later.entries()) {
      removeFilledIn(form(), errors);
      expect(structure(main())).toBe(byReact[index + 1]);
      expect(alert()).toBe(announced);
    }
  });

  it("[QP-2] [QV-3] the focus on a link that goes moves to the message, and with that to the button", async () => {
    await drawn({ operation: "login", errors: { username: "REQUIRED", password: "REQUIRED" } });
    document.querySelector<HTMLElement>("main a[href='#username']")?.focus();
    removeFilledIn(form(), { password: "REQUIRED" });
    expect(document.activeElement).toBe(alert());
    removeMessage();
    expect(document.activeElement).toHaveAttribute("type", "submit");
  });

  it.each(failures.filter((failure) => startWait(failure) === null))(
    "[QP-2] [QE-1] [QN-4] [QN-6] of a sign-in that failed: %j",
    async (failure) => {
      const state = { name: "failed", failure, wait: null } as const;
      const problem = { operation: "login", ...failed(failure) } as const;
      const byReact = await rendered({ progress: { state, submits: 1 } });
      expect(await drawn(problem)).toBe(byReact);
      expect(byReact).toContain("7F3A");
      expect(document.activeElement).toHaveAttribute("role", "alert");
      removeMessage();
      expect(document.activeElement).toHaveAttribute("type", "submit");
      expect(structure(main())).toBe(await rendered({}));
    },
  );

  it.each(failures.filter((failure) => startWait(failure) === null))(
    "[QP-2] [QN-2] of a sign-in that failed again, with the next steps of its message below the form: %j",
    async (failure) => {
      const state = { name: "failed", failure, wait: null } as const;
      const problem = { operation: "login", submits: 2, ...failed(failure) } as const;
      const byReact = await rendered({ progress: { state, submits: 2 } });
      expect(await drawn(problem)).toBe(byReact);
      const hasSteps = document.querySelector("form .wm-next-steps") !== null;
      expect(hasSteps).toBe(isRefusal(failure) || isLocked(failure) || isLongWait(failure));
      // A row with a message of its own has steps of its own in `SignInHelp`; the server's own text has no key.
      const { key } = errorMessageFor("login", failure).message;
      const advised = document.querySelector(".wm-next-steps__keyboard") !== null && key;
      expect(advised).toBeOneOf([false, undefined, "USERNAME_OR_PASSWORD_NOT_FOUND"]);
      removeMessage();
      expect(structure(main())).toBe(await rendered({}));
    },
  );

  it("[SI-10] [QP-2] a password that was changed while its call was on its way is not selected", async () => {
    await showPage();
    const field = document.querySelector<HTMLInputElement>("[name=password]");
    Object.assign(field ?? {}, { value: "maple-" });
    showInPage({ operation: "login", isRetyped: () => true, ...failed(refusal(401)) });
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([6, 6]);
  });

  it.each<Failure>([{ kind: "serverText", text: "Non" }, refusal(401)])(
    "[QF-8] [QP-2] a password that is shown stays shown, beside the button that hides it: %j",
    async (failure) => {
      await showPage();
      const find = (selector: string) => document.querySelector(selector) as HTMLElement;
      const button = find("[aria-controls=password]");
      const shown = () => [
        find("[name=password]").getAttribute("type"),
        button.getAttribute("aria-label"),
      ];
      pressBeforeReact(button);
      showInPage({ operation: "login", submits: 2, ...failed(failure) });
      expect(shown()).toEqual(["text", "Masquer le mot de passe"]);
      pressBeforeReact(button);
      expect(shown()).toEqual(["password", "Afficher le mot de passe"]);
    },
  );

  it.each<Failure>([
    { kind: "serverText", text: "SCHOOL_SUSPENDED" },
    ...[400, 403, 500].map((status) => suspended(status)),
  ])("[QR-4] in a region's words where it has some for %j", async (failure) => {
    const page = await drawn({ operation: "login", ...failed(failure) });
    expect(page).toContain("Votre école est fermée &lt;b&gt;");
    expect(page).toContain('data-message="server.SCHOOL_SUSPENDED"');
  });

  it.each(failures)("[QP-3] [EG-1] of a stored sign-in that failed: %j", async (failure) => {
    const problem = { operation: "redirect", ...failed(failure) } as const;
    const byReact = await rendered({ resume: { name: "failed", failure } });
    expect(await drawn(problem)).toBe(byReact);
  });

  it("[QE-1] [EG-1] before React the title says once that a stored sign-in failed, and that the next one is refused", async () => {
    document.title = "Connexion";
    await drawn({ operation: "redirect", ...failed(refusal(503)) });
    expect(document.title).toMatch(/^Erreur\s?: Connexion$/u);
    showInPage({ operation: "login", ...failed(refusal(401)) });
    expect(document.title).toMatch(/^Erreur\s?: Connexion$/u);
    removeMessage();
    expect(document.title).toMatch(/^Erreur\s?: Connexion$/u);
    document.title = "";
  });
});
