import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import english from "../i18n/dictionaries/en-CA.json";
import { httpFailure } from "../testing/http-failure.ts";
import { button, name, secret, send, showLogin, summary } from "../testing/login-form.tsx";

const tooManySubmits = httpFailure(429, { retryAfterSeconds: 90 });
const nextSteps = <p>next steps</p>;

describe("the form of a flow", () => {
  it("[QF-1] is a native form with one submit button, which the inline head script knows", () => {
    showLogin();
    const form = document.querySelector("form");
    expect(form).toHaveAttribute("data-portal-form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).not.toHaveAttribute("data-invalid");
    expect(form?.querySelectorAll("[type=submit]")).toHaveLength(1);
    expect(button()).not.toHaveAttribute("aria-disabled");
  });

  it("[QE-1] [SI-3] names the invalid fields in the summary, each in its own words, and beneath them", async () => {
    const user = showLogin({ help: nextSteps });
    await user.click(button());
    const found = await summary();
    expect(found).toHaveFocus();
    expect(found).toHaveTextContent(english["required.username"]);
    expect(found).not.toHaveTextContent("next steps");
    expect(screen.getByText("next steps").closest("form")).toBeVisible();
    expect(name()).toHaveAccessibleDescription(english["required.username"]);
    expect(secret()).not.toHaveAttribute("aria-invalid");
    await user.click(screen.getByRole("link", { name: english["required.username"] }));
    expect(name()).toHaveFocus();
  });

  it("[QE-1] gives the summary the focus again after each failed submit", async () => {
    const user = showLogin();
    await user.click(button());
    expect(await summary()).toHaveFocus();
    await user.click(name());
    await user.click(button());
    await waitFor(async () => expect(await summary()).toHaveFocus());
  });

  it("[SI-4] has a button that reads as disabled while touched and invalid, and can be reached", async () => {
    const user = showLogin();
    await user.click(name());
    await user.tab();
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    expect(button()).toBeEnabled();
  });

  it("[RS-4] may have it read as disabled from the start", () => {
    showLogin({ disabledWhileInvalid: true });
    expect(button()).toHaveAttribute("aria-disabled", "true");
  });

  it("[SI-5] says that it is busy", async () => {
    const user = showLogin();
    await send(user);
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "true"));
    expect(screen.getByText(english["signIn.busy"])).toBeInTheDocument();
  });

  it("[SI-8] [SI-10] [RG-8] shows a refusal, is marked as failed, and selects the password", async () => {
    const user = showLogin({ outcomes: [{ kind: "serverText", text: "Locked <b>" }] });
    await send(user);
    expect(await summary()).toHaveTextContent("Locked <b>");
    expect(document.querySelector("form")).toHaveAttribute("data-invalid", "true");
    const { value, selectionStart, selectionEnd } = secret();
    expect([value, selectionStart, selectionEnd]).toEqual(["river stone 8", 0, value.length]);
    expect(await summary()).toHaveFocus();
    await user.keyboard("new");
    expect(secret()).toHaveFocus();
    expect(secret()).toHaveValue("new");
  });

  it("[QE-2] an invalid submit answers a refusal, which does not come back once the field is filled in", async () => {
    const outcomes = [{ kind: "serverText", text: "Locked" }] as const;
    const user = showLogin({ outcomes, help: nextSteps });
    await send(user);
    expect(await summary()).toHaveTextContent("Locked");
    await user.clear(name());
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(english["required.username"]),
    );
    expect(screen.queryByText("next steps")).toBeNull();
    await user.type(name(), "amelie");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(document.querySelector("form")).not.toHaveAttribute("data-invalid");
  });

  it("[QE-2] an answered refusal is not seen again while the next submit is sent", async () => {
    const user = showLogin({ outcomes: [{ kind: "serverText", text: "Locked" }, "pending"] });
    await send(user);
    expect(await summary()).toHaveTextContent("Locked");
    await user.clear(name());
    await user.click(button());
    await waitFor(() => expect(screen.getByRole("alert")).not.toHaveTextContent("Locked"));
    await user.type(name(), "amelie");
    const added: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) added.push(node.textContent ?? "");
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "true"));
    watch.disconnect();
    expect(added.join()).not.toContain("Locked");
  });

  it("[QN-3] a name that is typed past one that has to wait stays in its field", async () => {
    const user = showLogin({ outcomes: [tooManySubmits] });
    await send(user);
    await user.clear(name());
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(english["required.username"]),
    );
    await user.click(name());
    await user.keyboard("amelie2");
    expect([name().value, secret().value]).toEqual(["amelie2", "river stone 8"]);
  });

  it("[QE-2] [QN-3] a refusal whose wait still holds the name comes back", async () => {
    const user = showLogin({ outcomes: [tooManySubmits] });
    await send(user);
    await user.clear(name());
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(english["required.username"]),
    );
    await user.type(name(), "amelie");
    await waitFor(() =>
      expect(screen.getByRole("alert")).not.toHaveTextContent(english["required.username"]),
    );
    expect(screen.getByRole("timer")).toBeInTheDocument();
  });

  it("[QN-3] has the wait of a refusal disable the button, and say why", async () => {
    const user = showLogin({ outcomes: [tooManySubmits] });
    await send(user);
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    const reason = button().getAttribute("aria-describedby") ?? "";
    await waitFor(() => expect(document.getElementById(reason)).toBeInTheDocument());
  });
});
