import type { Schema } from '#contract/operation.ts'
import { addDays } from '../dates.ts'
import { after, closedReason } from '../lifecycle.ts'
import {
  type AbnormalAction,
  type AbnormalContext,
  type AbnormalReason,
  abnormalMachine,
} from './abnormal.machine.ts'

export type { AbnormalAction } from './abnormal.machine.ts'
export type AbnormalState = Schema<'AbnormalState'>

export const abnormalStates = ['OPEN', 'REVIEW', 'HANDLED', 'EXCLUDED'] as const satisfies AbnormalState[]

/** What may be done about an abnormal behaviour, by the seven action labels of SPEC section 3. */
export const abnormalActions = [
  'WARNING',
  'BLOCK_ACCESS',
  'END_SESSION',
  'RESET_PASSWORD',
  'REQUIRE_MFA',
  'ADMIN_REVIEW',
  'EXCLUSION',
] as const satisfies AbnormalAction[]

/** How short the word on an action may be, trimmed; an exclusion says why at more length. */
export const leastWords = (action: AbnormalAction): number => (action === 'EXCLUSION' ? 10 : 2)

/** For so many days at most something is taken for expected. */
export const LONGEST_EXCLUSION_DAYS = 365

/** What decides which actions remain, and the state of the behaviour. */
export type AbnormalFacts = Omit<AbnormalContext, 'today'> & { state: AbnormalState }

/** The lifecycle in the state of its row on a day, YYYY-MM-DD in Korea. */
const abnormalAt = ({ state, ...facts }: AbnormalFacts, today: string) =>
  abnormalMachine.resolveState({ value: state, context: { ...facts, today } })

/** Why an action may not be taken, or nothing: the button, its sentence and the server's refusal are one. */
export const actionRefusal = (
  type: AbnormalAction,
  facts: AbnormalFacts,
  today: string,
): AbnormalReason | null =>
  (closedReason(abnormalAt(facts, today), { type }) ?? null) as AbnormalReason | null

/** The state an action leads to, or nothing where it may not be taken. */
export const stateAfter = (
  type: AbnormalAction,
  facts: AbnormalFacts,
  today: string,
): AbnormalState | undefined => after(abnormalAt(facts, today), { type })?.value

/** Whether a last day is one that an action may have: an exclusion needs one from today on, the others have none. */
export function isEndDate(action: AbnormalAction, endDate: string | null, today: string): boolean {
  if (action !== 'EXCLUSION') return endDate === null
  return endDate !== null && endDate >= today && endDate <= addDays(today, LONGEST_EXCLUSION_DAYS)
}
