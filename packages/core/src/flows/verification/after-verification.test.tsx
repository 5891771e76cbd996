import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, refusal } from "../../testing/recorded-calls.ts";
import { renderPortal } from "../../testing/render-portal.tsx";
import { verificationKinds } from "../../testing/verification-kinds.ts";

const [{ path: verifyPath, good: verified }] = verificationKinds;

describe.each(verificationKinds)(
  "$route on a device with a stored sign-in",
  ({ route, path, good }) => {
    const redirect = "/api/auth/redirect";
    const home = "https://product.example/home";
    const toSignIn = async (answer: Parameters<typeof answering>[1]) => {
      localStorage.setItem("appToken", "of a parent");
      answering(path, answer);
      const asked = answering(redirect, { url: home });
      const view = renderPortal(`/${route}/t/Personal/0/1`);
      await view.user.click(await screen.findByRole("link", { name: "Sign in" }));
      return { ...view, asked };
    };

    it.each([
      ["verified", good, "new@home.example"],
      ["used before", refusal(409), ""],
    ] as const)(
      "[QN-7] [VF-1] a link that was %s leads to the form",
      async (_, answer, address) => {
        const { asked, leaveTo } = await toSignIn(answer);
        expect(await screen.findByRole("textbox", { name: "Username or email" })).toHaveValue(
          address,
        );
        expect(document.querySelector("[data-message=SAVED_SIGN_IN_UNSURE]")).toBeVisible();
        expect(asked).toHaveLength(0);
        expect(leaveTo).not.toHaveBeenCalled();
        expect(localStorage.getItem("appToken")).toBe("of a parent");
      },
    );

    it("[QX-3] [QN-7] a return from the back/forward cache says what is done, and not whose address it is", async () => {
      answering(path, good);
      const { user } = renderPortal(`/${route}/t/Personal/0/1`);
      await screen.findByText("new@home.example");
      act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
      expect(await screen.findByRole("heading", { name: "Already confirmed" })).toBeVisible();
      expect(document.body).not.toHaveTextContent("new@home.example");
      await user.click(screen.getByRole("link", { name: "Sign in" }));
      expect(await screen.findByLabelText("Username or email")).toHaveValue("");
    });

    it("[QN-7] [EG-1] the stored sign-in is used once the person asks for it", async () => {
      const { user, asked, leaveTo } = await toSignIn(good);
      await user.click(await screen.findByRole("button", { name: "Use the saved sign-in" }));
      await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(home));
      expect(asked.map(({ body }) => body)).toEqual([{ Token: "of a parent" }]);
    });

    it("[QN-7] nothing is said of it where there is none", async () => {
      answering(path, good);
      const { user } = renderPortal(`/${route}/t/Personal/0/1`);
      await user.click(await screen.findByRole("link", { name: "Sign in" }));
      expect(await screen.findByLabelText("Password")).toBeVisible();
      expect(document.querySelector(".wm-notice")).toBeNull();
    });
  },
);

describe("on a UK page", () => {
  it("[VF-4] [LN-1] a French link leads to sign-in without a language, which has UK English alone", async () => {
    answering(verifyPath, verified);
    renderPortal("/verify/t/Personal/1/fr", { environment: { country: "uk" } });
    await screen.findByText("new@home.example");
    expect(document.documentElement.lang).toBe("fr-CA");
    expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute("href", "/");
  });

  it("[LN-1] no link keeps a language that the page does not have", async () => {
    renderPortal("/noaccount?lang=fr", { environment: { country: "uk" } });
    await screen.findByRole("link", { name: "Back to sign-in" });
    const links = screen.getAllByRole("link");
    for (const link of links) expect(link.getAttribute("href")).not.toContain("lang=fr");
    expect(document.documentElement.lang).toBe("en-GB");
  });
});
