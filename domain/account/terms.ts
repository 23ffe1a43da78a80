import type { Schema } from '#contract/operation.ts'

export type TermsCode = Schema<'TermsCode'>

/** The terms of a sign-up in their order on the screen; membership requires agreement to the required terms. */
export const termsRequired: Readonly<Record<TermsCode, boolean>> = {
  SERVICE: true,
  PRIVACY: true,
  AGE14: true,
  MARKETING: false,
  MARKETING_NIGHT: false,
}

export const termsCodes = Object.keys(termsRequired) as TermsCode[]

/** Consents that depend on another consent: advertising at night requires the consent to advertising. */
export const consentNeeded: Readonly<Partial<Record<string, TermsCode>>> = { MARKETING_NIGHT: 'MARKETING' }

/**
 * The number of months after which consent to advertising is requested again (article 50-8 of the Network Act: two
 * years).
 */
export const CONSENT_MONTHS = 24

/** Terms whose consent is requested again after CONSENT_MONTHS. */
export const termsRenewed: readonly TermsCode[] = ['MARKETING', 'MARKETING_NIGHT']
