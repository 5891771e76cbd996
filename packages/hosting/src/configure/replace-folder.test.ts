import { expect, it } from "vitest";
import { testFolder } from "../testing/small-build.ts";
import { replaceFolder } from "./replace-folder.ts";

const PARENT =
  "The folder around it has to be writable, too: the new one is made beside the old one.";
const COPY =
  "It is part of a container's image, a mount point, or in use: copy it (`cp -r`), and configure the copy.";

it.each([
  ["EXDEV", COPY],
  ["EBUSY", COPY],
  ["EACCES", PARENT],
])("[QO-2] a folder that cannot be replaced for %s has the advice that helps", (code, advice) => {
  const folder = testFolder();
  const refuse = () => {
    throw Object.assign(new Error(`${code}: refused`), { code });
  };
  expect(() => replaceFolder(folder, refuse)).toThrow(
    `${folder} is as it was: ${code}: refused. ${advice}`,
  );
});
