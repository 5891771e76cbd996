import { expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration.ts";
import { requiredBox } from "./required-box.tsx";
import { setMark } from "../page/marks.ts";
import { renderPortal } from "../testing/render-portal.tsx";
import styles from "../ui/checkbox.css?raw";

const terms = requiredBox({ name: "terms", label: "crash.copied", missing: "crash.body" });

/** The rules without their layer, which the DOM of tests does not know. */
function addStyles(): void {
  const style = document.createElement("style");
  style.textContent = styles.slice(styles.indexOf("{") + 1, styles.lastIndexOf("}"));
  document.head.append(style);
}

const boxOf = (name: string) => document.querySelector(`[type=checkbox][name=${name}]`);

it("[SI-1] a page without the box to stay signed in shows the other boxes of its form", () => {
  addStyles();
  setMark("remember", "absent");
  const signIn = { ...defaultConfiguration.signIn, remember: "absent" } as const;
  renderPortal("/", {
    region: { slots: { "sign-in": { beforeButton: terms } } },
    environment: { configuration: { ...defaultConfiguration, signIn } },
  });
  expect(boxOf("remember")).toBeNull();
  expect(boxOf("terms")).toBeVisible();
});

it("[SI-1] hides that box alone before the portal has removed it", () => {
  addStyles();
  setMark("remember", "absent");
  renderPortal("/", { region: { slots: { "sign-in": { beforeButton: terms } } } });
  expect(boxOf("remember")).not.toBeVisible();
  expect(document.querySelector("#remember-hint")).not.toBeVisible();
  expect(boxOf("terms")).toBeVisible();
});
