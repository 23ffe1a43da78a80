import type { Schema } from '#contract/operation.ts'

export type TermsCode = Schema<'TermsCode'>

/** The terms of a sign-up in the order they are shown; who declines a required one cannot become a member. */
export const termsRequired: Readonly<Record<TermsCode, boolean>> = {
  SERVICE: true,
  PRIVACY: true,
  AGE14: true,
  MARKETING: false,
  MARKETING_NIGHT: false,
}

export const termsCodes = Object.keys(termsRequired) as TermsCode[]
