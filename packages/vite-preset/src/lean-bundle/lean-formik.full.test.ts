import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@waymark/hosting/testing/folder";
import type { Plugin } from "vite";
import { beforeEach, describe, expect, it } from "vitest";
import { filesOfBuild } from "../testing/files-of-build.ts";
import { leanFormik } from "./lean-formik.ts";
import { withReplacements } from "./replace-parts.ts";

const core = createRequire(fileURLToPath(import.meta.resolve("@waymark/core/package.json")));
const own = createRequire(import.meta.url);
const dist = dirname(core.resolve("formik"));
const MODULE = "formik.esm.js";
const moduleId = `/${MODULE}?lean`;

let folder: string;
beforeEach(() => {
  folder = testFolder();
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  // Formik and its own dependencies.
  const beside = join(dist, "../..");
  for (const name of readdirSync(beside)) symlinkSync(join(beside, name), join(modules, name));
  for (const [from, name] of [
    [own, "jsdom"],
    [core, "react-dom"],
  ] as const) {
    symlinkSync(dirname(from.resolve(`${name}/package.json`)), join(modules, name));
  }
});

/** A form as core makes them, with each method that core calls, and what formik knows after each step. */
const journey = `
  import { act, createElement as h } from "react";
  import { useFormik } from "formik";
  import { JSDOM } from "jsdom";

  const { window } = new JSDOM("<div id=root></div>", { url: "https://portal.example/" });
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
  const { createRoot } = await import("react-dom/client");

  let formik;
  let outcome = "stays";
  const seen = [];
  function Form() {
    formik = useFormik({
      validateOnBlur: false,
      validateOnChange: false,
      initialValues: { username: "", password: "", remember: true, where: "here" },
      validate: ({ username, password }) => ({
        ...(username === "" && { username: "required.username" }),
        ...(password === "" && { password: "required.password" }),
      }),
      onSubmit: async (values) => {
        seen.push({ submitted: values });
        if (outcome === "fails") throw new Error("sending failed");
      },
    });
    const { handleChange: onChange, handleBlur: onBlur } = formik;
    return h("form", null,
      h("input", { name: "username", defaultValue: "", onChange, onBlur }),
      h("input", { id: "password", type: "password", defaultValue: "", onChange, onBlur }),
      h("input", { name: "remember", type: "checkbox", defaultChecked: true, onChange, onBlur }),
      ["here", "there"].map((value) =>
        h("input", { key: value, name: "where", type: "radio", value, onChange, onBlur })));
  }
  const root = createRoot(window.document.querySelector("#root"));
  const step = async (run) => {
    await act(async () => {
      await run();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    const { values, errors, touched, isSubmitting, isValidating, submitCount } = formik;
    seen.push({ values, errors, touched, isSubmitting, isValidating, submitCount });
  };
  const field = (selector) => window.document.querySelector(selector);
  const type = (selector, value) => () => {
    const { prototype } = window.HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, "value").set.call(field(selector), value);
    field(selector).dispatchEvent(new window.Event("input", { bubbles: true }));
  };
  const leave = (selector) => () =>
    field(selector).dispatchEvent(new window.FocusEvent("focusout", { bubbles: true }));

  await step(() => root.render(h(Form)));
  await step(() => formik.submitForm());
  await step(type("[name=username]", "zoë"));
  await step(type("[name=username]", ""));
  await step(type("[name=username]", "zoë"));
  await step(leave("[name=username]"));
  await step(leave("#password"));
  await step(() => field("[name=remember]").click());
  await step(() => field("[value=there]").click());
  await step(() => formik.setFieldTouched("where", true, false));
  await step(() => formik.setValues({ ...formik.values, password: "p a s s" }));
  await step(() => formik.submitForm());
  outcome = "fails";
  await step(() => formik.submitForm().catch(({ message }) => seen.push({ message })));
  await step(() => formik.resetForm({ values: { ...formik.values, password: "" } }));
  await step(() => root.render(h(Form, { again: true })));
  await step(() => formik.submitForm());
  console.log(JSON.stringify(seen));`;

const lean: Plugin = {
  name: "lean",
  transform: {
    filter: { id: /formik\.esm\.js$/u },
    handler: (code) => withReplacements(code, leanFormik, moduleId),
  },
};

/** Runs a script with formik in it, which Node cannot import as it is. */
async function run(script: string, plugins: Plugin[]): Promise<unknown> {
  writeFileSync(join(folder, "entry.js"), script);
  const [{ code }] = await filesOfBuild(folder, {
    plugins,
    build: { ssr: "entry.js", target: "node20" },
    ssr: { noExternal: [/^(?!react|jsdom)/u] },
  });
  writeFileSync(join(folder, "run.mjs"), code);
  const options = { cwd: folder, encoding: "utf8", stdio: "pipe" } as const;
  return JSON.parse(execFileSync(process.execPath, ["run.mjs"], options));
}

describe("formik without what core's forms never use", () => {
  it("knows of a form's fields what the whole knows", async () => {
    const whole = await run(journey, []);
    expect(JSON.stringify(whole)).toContain("sending failed");
    expect(await run(journey, [lean])).toEqual(whole);
  });

  it("says so where a method is called that was left out", async () => {
    const script = `
      import { createElement as h } from "react";
      import { renderToString } from "react-dom/server";
      import { useFormik } from "formik";
      const Form = () => useFormik({ initialValues: {} }).getFieldProps("username").name;
      try {
        console.log(JSON.stringify(renderToString(h(Form))));
      } catch ({ message }) {
        console.log(JSON.stringify(message));
      }`;
    expect(await run(script, [])).toBe("username");
    expect(await run(script, [lean])).toContain("getFieldProps is not a function");
  });

  it("does not fit a version that has other parts", () => {
    const other = readFileSync(join(dist, MODULE), "utf8").replaceAll(
      "runAllValidations",
      "validateAll",
    );
    expect(() => withReplacements(other, leanFormik, moduleId)).toThrow(
      "formik.esm.js of formik has no runAllValidations to leave out",
    );
  });
});
