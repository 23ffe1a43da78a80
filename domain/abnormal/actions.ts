import type { Schema } from '#contract/operation.ts'
import { addDays, isCalendarDate } from '../dates.ts'
import { closedReason, snapshotAfter } from '../lifecycle.ts'
import {
  type AbnormalAction,
  type AbnormalContext,
  type AbnormalReason,
  abnormalMachine,
} from './abnormal.machine.ts'

export type { AbnormalAction } from './abnormal.machine.ts'
export type AbnormalState = Schema<'AbnormalState'>

export const abnormalStates = ['OPEN', 'REVIEW', 'HANDLED', 'EXCLUDED'] as const satisfies AbnormalState[]

/** The actions on an abnormal behaviour: the seven action labels of SPEC section 3. */
export const abnormalActions = [
  'WARNING',
  'BLOCK_ACCESS',
  'END_SESSION',
  'RESET_PASSWORD',
  'REQUIRE_MFA',
  'ADMIN_REVIEW',
  'EXCLUSION',
] as const satisfies AbnormalAction[]

/** The minimum length of the comment on an action, trimmed; an exclusion needs a longer one. */
export const minCommentLength = (action: AbnormalAction): number => (action === 'EXCLUSION' ? 10 : 2)

/** The maximum number of days of an exclusion. */
export const MAX_EXCLUSION_DAYS = 365

/** The facts that decide which actions are open, and the state of the behaviour. */
export type AbnormalFacts = Omit<AbnormalContext, 'today'> & { state: AbnormalState }

/** Restores the lifecycle of an abnormal behaviour from the state of its row, on a day (YYYY-MM-DD in Korea). */
const abnormalAt = ({ state, ...facts }: AbnormalFacts, today: string) =>
  abnormalMachine.resolveState({ value: state, context: { ...facts, today } })

/**
 * The reason why an action is refused; null if it is allowed. The button, the text next to the button and the
 * server's refusal all use this reason.
 */
export const actionRefusal = (
  type: AbnormalAction,
  facts: AbnormalFacts,
  today: string,
): AbnormalReason | null =>
  (closedReason(abnormalAt(facts, today), { type }) ?? null) as AbnormalReason | null

/** The state after an action, or undefined if the action is refused. */
export const stateAfter = (
  type: AbnormalAction,
  facts: AbnormalFacts,
  today: string,
): AbnormalState | undefined => snapshotAfter(abnormalAt(facts, today), { type })?.value

/**
 * Whether an action may have this end date: an exclusion needs a day from today on, every other action has
 * none.
 */
export function isEndDate(action: AbnormalAction, endDate: string | null, today: string): boolean {
  if (action !== 'EXCLUSION') return endDate === null
  return (
    endDate !== null &&
    isCalendarDate(endDate) &&
    endDate >= today &&
    endDate <= addDays(today, MAX_EXCLUSION_DAYS)
  )
}
