import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { begunWait } from "../testing/begun-wait.ts";
import { InEnglish } from "../testing/in-english.tsx";
import { Countdown } from "./countdown.tsx";
import { FoldedText } from "./form-error-summary.tsx";

const sheet = document.createElement("style");
sheet.textContent = "@layer ui;";

beforeEach(() => document.head.append(sheet));
afterEach(() => sheet.remove());

describe("the style that only some messages have", () => {
  it("[QV-7] [QN-3] comes with a countdown: the texts that keep its place are not seen", () => {
    render(<Countdown state={begunWait} />, { wrapper: InEnglish });
    const rooms = document.querySelectorAll("[data-room]");
    expect(rooms).not.toHaveLength(0);
    for (const room of rooms) expect(room).not.toBeVisible();
    expect(screen.getByRole("timer")).toBeVisible();
  });

  it("[QE-6] comes with a long text, which is cut short until a person unfolds it", async () => {
    render(<FoldedText>words</FoldedText>, { wrapper: InEnglish });
    expect(screen.getByText("words")).toHaveStyle({ overflow: "hidden" });
    await userEvent.click(screen.getByText("Read the whole message"));
    expect(screen.getByText("words")).not.toHaveStyle({ overflow: "hidden" });
  });
});
