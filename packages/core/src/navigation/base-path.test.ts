import { expect, it } from "vitest";
import { stripBasePath } from "./base-path.ts";

it.each([
  ["/", "", "", "/"],
  ["/forgot", "", "", "/forgot"],
  ["/portal", "/portal", "/portal", "/"],
  ["/portal/", "/portal", "/portal", "/"],
  ["/portal/reset/a%2Fb/X", "/portal", "/portal", "/reset/a%2Fb/X"],
  ["/a/b/forgot/", "/a/b", "/a/b", "/forgot/"],
  // So that the page hears there, too, that the product has signed the person out.
  ["/index.html", "", "", "/"],
  ["/portal/index.html", "/portal", "/portal", "/"],
  ["/portals/forgot", "/portal", "", "/portals/forgot"],
  ["/forgot", "/portal", "", "/forgot"],
])("[QO-2] %s of a portal under %j has the base %j and the path %s", (path, base, ...wanted) => {
  const { basePath, pathname, search } = stripBasePath(
    new URL(`https://login.example${path}?lang=fr`),
    base,
  );
  expect([basePath, pathname, search]).toEqual([...wanted, "?lang=fr"]);
});
