import { expect, it } from "vitest";
import { blockedParts } from "./blocked-parts.ts";

const page = (body: string, configuration = {}) =>
  `<!doctype html><head><meta charset="utf-8"><script type="application/json" id="portal-config">${JSON.stringify(configuration)}</script></head><body>${body}</body>`;

const cdn = "https://cdn.example/a";

it.each([
  [`<p style="color:red">a</p>`, { element: "p" }],
  [`<img src="${cdn}.png" alt="">`, { element: "img", url: `${cdn}.png` }],
  [`<img src="//cdn.example/a.png" alt="">`, { element: "img", url: "//cdn.example/a.png" }],
  [`<img src="data:image/png;base64,AA" alt="">`, { element: "img", url: "data:image/png" }],
  [`<img srcset="/a.png 1x, ${cdn}.png 2x">`, { element: "img", url: `${cdn}.png` }],
  [`<svg><image href="${cdn}.png"/></svg>`, { element: "image", url: `${cdn}.png` }],
  [`<script src="${cdn}.js"></script>`, { element: "script", url: `${cdn}.js` }],
  [`<link rel="stylesheet" href="${cdn}.css">`, { element: "link", url: `${cdn}.css` }],
  [`<link rel="icon" href="${cdn}.png">`, { element: "link", url: `${cdn}.png` }],
  [`<iframe src="/map.html"></iframe>`, { element: "iframe", url: "/map.html" }],
  [`<video src="/tour.mp4"></video>`, { element: "video", url: "/tour.mp4" }],
  [
    `<template><img src="${cdn}.png?a=1&amp;b=2"></template>`,
    { element: "img", url: `${cdn}.png?a=1&b=2` },
  ],
])("[QH-1] a part of a page that its policy blocks is found: %s", (body, part) => {
  expect(blockedParts(page(body))).toEqual([part]);
});

it("[QH-1] what the policy allows is none", () => {
  const body = `<img src="/a.png"><img src="a.png" srcset="/b.png 2x"><img><svg><use href="#a"/></svg>
    <script src="/a.js"></script><link rel="stylesheet" href="/a.css"><link rel="canonical" href="${cdn}">
    <style>p { color: red }</style><a href="${cdn}">a</a>`;
  expect(blockedParts(page(body))).toEqual([]);
});

it("[QH-1] the origins of a configuration are allowed", () => {
  const body = `<img src="https://static.example/a.png"><script src="https://tag.example/js?id=1"></script>
    <img src="https://eu.count.example/pixel"><link rel="stylesheet" href="https://Static.example/a.css">`;
  expect(blockedParts(page(body))).toHaveLength(4);
  const analytics = {
    id: "A-1",
    script: "https://tag.example/js",
    collectOrigins: ["https://*.count.example"],
  };
  expect(blockedParts(page(body, { staticOrigin: "https://static.example", analytics }))).toEqual(
    [],
  );
});
