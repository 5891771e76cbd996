import { findsEach } from "../testing/planted-faults.ts";

const script = "/assets/index-";

findsEach([
  ["no ETag", { headers: { ETag: null } }, /sent again as a whole/u],
  ["half a copy", { at: script, status: 404 }, /half a copy/u],
  [
    "no script of a screen",
    { at: "/assets/screen-", status: 404 },
    /^\/assets\/screen-1234abcd\.js\n.*loads later is answered with status 404/mu,
  ],
  [
    "no script that only a script of a screen loads",
    { at: "/assets/shared-", status: 404 },
    /^\/assets\/shared-1234abcd\.js\n.*loads later is answered with status 404/mu,
  ],
  [
    "no messages of the page before its scripts",
    { at: "/assets/messages-", status: 404 },
    /^\/assets\/messages-1234abcd\.txt\n.*A file of the page is answered with status 404/mu,
  ],
  [
    "files are not kept",
    { at: script, headers: { "Cache-Control": "no-cache" } },
    /would ask for it again/u,
  ],
  [
    "files without a word on caching",
    { at: script, headers: { "Cache-Control": null } },
    /Cache-Control is missing\./u,
  ],
  [
    "scripts as text",
    { at: script, headers: { "Content-Type": "text/plain" } },
    /Send text\/javascript; charset=utf-8: browsers refuse scripts and styles of another type, and/u,
  ],
  [
    "scripts without nosniff",
    { at: script, headers: { "X-Content-Type-Options": null } },
    /nosniff with every file/u,
  ],
  [
    "scripts without compression",
    { at: script, headers: { "Content-Encoding": null } },
    /The file is sent without compression/u,
  ],
  [
    "a file with a cookie",
    { at: script, headers: { "Set-Cookie": "lb=1" } },
    /A file sets a cookie/u,
  ],
  ["source maps", { at: ".js.map", status: 200 }, /source map is public/u],
  [
    "a dictionary for ever",
    { at: "v=00000000", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    /a version that is not its own/u,
  ],
  ["no dictionary", { at: "v=00000000", status: 404 }, /dictionary is answered with status 404/u],
  [
    "the page for a missing file",
    { at: "/assets/missing", status: 200 },
    /does not exist is answered with status 200/u,
  ],
  [
    "missing files are kept",
    { at: "/assets/missing", headers: { "Cache-Control": "public, max-age=60" } },
    /stays missing after it is there/u,
  ],
  [
    "a file outside",
    { at: "etc/passwd", status: 200, text: () => "root:x:0:0" },
    /outside of the build is sent/u,
  ],
]);
