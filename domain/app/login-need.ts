import { type Assurance, assurances } from '../mfa/proof-ways.ts'

/** The step that is still missing before a login leads to an app. */
export type LoginNeed = 'LOGIN' | 'PROOF' | 'GRANT'

/** The login to the portal that a browser has. */
export type PortalLogin = { assurance: Assurance; provenSecondsAgo: number }

type LoginRequirements = {
  /** The number of seconds since the app requested the login. */
  askedSecondsAgo: number
  /**
   * The maximum age of the proof of identity, in seconds (`max_age`); 0 if the app requires a new proof
   * (`prompt=login`).
   */
  maxAge?: number | undefined
  /** The assurances that the app accepts (`acr_values`); empty if it accepts any. */
  assurances: readonly string[]
  /** Whether the person has a permission that opens the app now. */
  isOpen: boolean
}

/**
 * The step that is missing before a login to an app succeeds (OpenID Connect Core 1.0, section 3.1.2.1). A proof of
 * identity that was given after the app's request is fresh enough for any maximum age. A person who cannot give a
 * stronger proof is not asked for it again: the app receives the assurance that was reached.
 */
export function loginNeed(login: PortalLogin | undefined, asked: LoginRequirements): LoginNeed | undefined {
  if (!login) return 'LOGIN'
  const isNew = login.provenSecondsAgo <= asked.askedSecondsAgo
  const isFresh = asked.maxAge === undefined || login.provenSecondsAgo <= asked.maxAge
  if (!isNew && !(isFresh && isAssuranceAccepted(login.assurance, asked.assurances))) return 'PROOF'
  return asked.isOpen ? undefined : 'GRANT'
}

/**
 * Whether an app accepts an assurance: the app requires this assurance or a weaker one. No assurance satisfies a
 * required value that the portal does not know.
 */
export function isAssuranceAccepted(assurance: Assurance, accepted: readonly string[]): boolean {
  const knownRanks = accepted
    .map((each) => assurances.findIndex((one) => one === each))
    .filter((at) => at >= 0)
  return accepted.length === 0 || knownRanks.some((at) => at <= assurances.indexOf(assurance))
}
