import { createContext, useContext } from "react";
import type { Failure } from "../api/failure.ts";
import type { SignInReason } from "./sign-in-reason.tsx";

/** What the person should know on arriving at sign-in: a reason brought along, or why a stored sign-in failed. */
export type SignInNotice = { arrival: SignInReason } | { failure: Failure | "refusedUrl" } | null;

const SignInNoticeContext = createContext<SignInNotice>(null);

export const SignInNoticeProvider = SignInNoticeContext.Provider;

export function useSignInNotice(): SignInNotice {
  return useContext(SignInNoticeContext);
}
