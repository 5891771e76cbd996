import type { AppContext } from "../http/app-context.ts";
import { checkFields, type FieldGuards, type FieldsOf } from "./fields.ts";
import { readJsonBody } from "./read-json-body.ts";

/** One row of the call table. */
export interface CallRow {
  method: "GET" | "POST";
  path: string;
  answer: (c: AppContext) => Promise<Response>;
}

interface PostCall<Guards extends FieldGuards> {
  path: string;
  fields: Guards;
  answer: (c: AppContext, body: FieldsOf<Guards>) => Response | Promise<Response>;
}

/** A POST call; its `answer` only ever sees bodies whose fields passed their guards. */
export function postCall<Guards extends FieldGuards>(call: PostCall<Guards>): CallRow {
  return {
    method: "POST",
    path: call.path,
    answer: async (c) => call.answer(c, checkFields(await readJsonBody(c.req.raw), call.fields)),
  };
}
