import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answering } from "../testing/recorded-calls.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import { notice } from "../testing/shown-messages.ts";

const home = "https://product.example/home";

describe("entry guard, where a stored sign-in leads back to the portal", () => {
  it.each([
    ["/?lang=fr", "/"],
    ["/florida", `${window.location.origin}/sdmylife/?a=1`],
    ["/", "null"],
    ["/", "/index.html"],
  ])(
    "[QT-1] [EG-1] on %s a stored sign-in that leads to %s is refused and forgotten",
    async (path, url) => {
      localStorage.setItem("appToken", "stored");
      const asked = answering("/api/auth/redirect", { url });
      const { leaveTo } = renderPortal(path);
      expect(await screen.findByLabelText(/^(?:Password|Mot de passe)$/u)).toBeVisible();
      await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
      expect(notice()).toBe("SAVED_SIGN_IN_ENDED");
      expect(leaveTo).not.toHaveBeenCalled();
      expect(asked).toHaveLength(1);
    },
  );

  it("[QT-1] [EG-1] below a path, the host's own root is a place to go, and the portal's is not", async () => {
    answering("/api/auth/redirect", { url: "/" }, { url: "/portal/florida" });
    localStorage.setItem("appToken", "stored");
    const { leaveTo, unmount } = renderPortal("/portal/", { environment: { basePath: "/portal" } });
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(`${window.location.origin}/`));
    unmount();
    renderPortal("/portal/", { environment: { basePath: "/portal" } });
    await waitFor(() => expect(localStorage.getItem("appToken")).toBeNull());
    expect(leaveTo).toHaveBeenCalledOnce();
  });

  it("[QT-1] [RT-2] a stored sign-in that leads to a path that is no page is tried once, then forgotten", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: "/no/such/page" });
    const { leaveTo, unmount } = renderPortal("/");
    await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
    unmount();
    renderPortal("/no/such/page");
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(notice()).toBe("SAVED_SIGN_IN_ENDED");
    expect([localStorage.getItem("appToken"), asked.length]).toEqual([null, 1]);
  });

  it("[EG-1] [RT-2] a path that is no page leaves a sign-in alone that did not lead there", async () => {
    localStorage.setItem("appToken", "stored");
    const asked = answering("/api/auth/redirect", { url: home });
    const first = renderPortal("/no/such/page");
    await waitFor(() => expect(first.leaveTo).toHaveBeenCalledWith(home));
    first.unmount();
    const second = renderPortal("/no/such/page");
    await waitFor(() => expect(second.leaveTo).toHaveBeenCalledWith(home));
    expect([localStorage.getItem("appToken"), asked.length]).toEqual(["stored", 2]);
  });

  it("[EG-1] [RT-2] a sign-in that has led away some time ago is tried again", async () => {
    const now = vi.spyOn(Date, "now");
    localStorage.setItem("appToken", "stored");
    answering("/api/auth/redirect", { url: "/home" });
    const first = renderPortal("/");
    await waitFor(() => expect(first.leaveTo).toHaveBeenCalledOnce());
    first.unmount();
    now.mockReturnValue(Date.now() + 60_000);
    const second = renderPortal("/no/such/page");
    await waitFor(() => expect(second.leaveTo).toHaveBeenCalledOnce());
  });
});
