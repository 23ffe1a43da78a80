import type { Schema } from '#contract/operation.ts'
import { addDays } from '../dates.ts'

export type AbnormalAction = Schema<'AbnormalAction'>
export type AbnormalState = Schema<'AbnormalState'>

export const abnormalStates = ['OPEN', 'REVIEW', 'HANDLED', 'EXCLUDED'] as const satisfies AbnormalState[]

/** What may be done about an abnormal behaviour (the seven action labels of SPEC section 3), and the state it leads to. */
export const stateAfter = {
  WARNING: 'HANDLED',
  BLOCK_ACCESS: 'HANDLED',
  END_SESSION: 'HANDLED',
  RESET_PASSWORD: 'HANDLED',
  REQUIRE_MFA: 'HANDLED',
  ADMIN_REVIEW: 'REVIEW',
  EXCLUSION: 'EXCLUDED',
} as const satisfies Record<AbnormalAction, AbnormalState>

export const abnormalActions = Object.keys(stateAfter) as AbnormalAction[]

/** How short the word on an action may be, trimmed; an exclusion says why at more length. */
export const leastWords = (action: AbnormalAction): number => (action === 'EXCLUSION' ? 10 : 2)

/** For so many days at most something is taken for expected. */
export const LONGEST_EXCLUSION_DAYS = 365

/** What decides which actions are left. */
export type AbnormalFacts = {
  /** Whether it is the admin's own behaviour. */
  own: boolean
  state: AbnormalState
  exclusionEndDate: string | null
  /** Permissions of the member that are not stopped for security. */
  grants: number
  /** Sessions of the member that hold. */
  sessions: number
  resetOrdered: boolean
  mfaOrdered: boolean
}

/** Whether something is taken for expected on a day. */
export const isExcluded = (
  { state, exclusionEndDate }: Pick<AbnormalFacts, 'state' | 'exclusionEndDate'>,
  today: string,
): boolean => state === 'EXCLUDED' && exclusionEndDate !== null && exclusionEndDate >= today

/** Why an action may not be taken, or nothing: one table for the button, its sentence and the server's refusal. */
export function actionRefusal(
  action: AbnormalAction,
  facts: AbnormalFacts,
  today: string,
): Schema<'AbnormalReason'> | null {
  if (facts.own) return 'OWN'
  const idle: Record<AbnormalAction, boolean> = {
    WARNING: false,
    BLOCK_ACCESS: facts.grants === 0,
    END_SESSION: facts.sessions === 0,
    RESET_PASSWORD: facts.resetOrdered,
    REQUIRE_MFA: facts.mfaOrdered,
    ADMIN_REVIEW: facts.state === 'REVIEW',
    EXCLUSION: isExcluded(facts, today),
  }
  return idle[action] ? 'NOTHING_TO_DO' : null
}

/** Whether a last day is one that an action may have: an exclusion needs one from today on, the others have none. */
export function isEndDate(action: AbnormalAction, endDate: string | null, today: string): boolean {
  if (action !== 'EXCLUSION') return endDate === null
  return endDate !== null && endDate >= today && endDate <= addDays(today, LONGEST_EXCLUSION_DAYS)
}
