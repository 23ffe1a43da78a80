import type { Schema } from '#contract/operation.ts'

export type TermsCode = Schema<'TermsCode'>

/** The terms of a sign-up in the order they are shown; a person who declines a required one cannot become a member. */
export const termsRequired: Readonly<Record<TermsCode, boolean>> = {
  SERVICE: true,
  PRIVACY: true,
  AGE14: true,
  MARKETING: false,
  MARKETING_NIGHT: false,
}

export const termsCodes = Object.keys(termsRequired) as TermsCode[]

/** A consent that means nothing without another one: advertising at night is advertising. */
export const consentNeeded: Readonly<Partial<Record<string, TermsCode>>> = { MARKETING_NIGHT: 'MARKETING' }

/** After so many months a consent to advertising is asked for again (article 50-8 of the Network Act: two years). */
export const CONSENT_MONTHS = 24

/** Terms whose consent is asked for again after CONSENT_MONTHS. */
export const termsRenewed: readonly TermsCode[] = ['MARKETING', 'MARKETING_NIGHT']
