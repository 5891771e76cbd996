import { expect, it } from "vitest";
import { recordedAnswers, refusal } from "./recorded-answers.ts";

it("[QR-2] answers in turn, also calls that are made at the same time", async () => {
  const { handler, calls } = recordedAnswers("/api/visits", { a: 1 }, refusal(503), { b: 2 });
  const ask = async (name: string) => {
    const request = new Request("http://localhost/api/visits", {
      method: "POST",
      body: JSON.stringify({ name }),
    });
    return (await handler.run({ request, requestId: name }))?.response?.status;
  };
  expect(await Promise.all(["one", "two", "three", "four"].map(ask))).toEqual([200, 503, 200, 200]);
  expect(calls.map(({ body }) => Object(body).name)).toEqual(["one", "two", "three", "four"]);
});
