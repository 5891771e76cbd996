import { describe, expect, it } from "vitest";
import cloneDeep from "./clone-deep.ts";
import clone from "./clone.ts";
import hoistStatics from "./hoist-statics.ts";
import isPlainObject from "./is-plain-object.ts";
import toPath from "./to-path.ts";

describe("what stands in for formik's helpers", () => {
  it("copies one level or all", () => {
    const inner = { b: [1, { c: 2 }] };
    expect(clone(inner)).toEqual(inner);
    expect(clone(inner).b).toBe(inner.b);
    expect(clone([inner])[0]).toBe(inner);
    expect(clone("text")).toBe("text");
    expect(cloneDeep(inner)).toEqual(inner);
    expect(cloneDeep(inner).b[1]).not.toBe(inner.b[1]);
  });

  it("leaves a component as it is", () => {
    const component = () => null;
    expect(hoistStatics(component)).toBe(component);
  });

  it("knows a plain object, and the steps of a path", () => {
    const values = [{}, Object.create(null), [], null, new Date(), "x"];
    expect(values.map(isPlainObject)).toEqual([true, true, false, false, false, false]);
    expect(toPath("username")).toEqual(["username"]);
    expect(toPath("children[0].name")).toEqual(["children", "0", "name"]);
    expect(toPath(["a", "b"])).toEqual(["a", "b"]);
  });
});
