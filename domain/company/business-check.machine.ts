import { setup } from 'xstate'
import { snapshotAfter } from '../lifecycle.ts'
import type { KnownBusinessState } from './business-check.ts'
import type { KnownDetailsMatch } from './details.ts'

/** A state of a business number of which the billing staff are notified. */
export type NotifiedBusinessState = 'SUSPENDED' | 'CLOSED'
/** The answers of the tax office, and the correction of the values that were sent to the tax office. */
export type BusinessCheckEvent = KnownBusinessState | KnownDetailsMatch | 'CORRECTED'
type BusinessCheckContext = { isRunning: boolean }

const over = { ACTIVE: 'QUIET', UNREGISTERED: 'QUIET', CORRECTED: 'QUIET' } as const
const suspended = { guard: 'isRunning', target: 'SUSPENDED' } as const
const closed = { guard: 'isRunning', target: 'CLOSED' } as const

/**
 * The lifecycle of a check at the tax office. Its state is the answer of which the staff were notified. They are
 * notified once of a suspended or closed business while one of its subscriptions is running (decision 179), and once
 * of company details that do not belong to the business number (decision 203).
 */
export const businessCheckMachine = setup({
  types: {} as {
    context: BusinessCheckContext
    input: BusinessCheckContext
    events: { type: BusinessCheckEvent }
  },
  guards: { isRunning: ({ context }) => context.isRunning },
}).createMachine({
  id: 'businessCheck',
  context: ({ input }) => input,
  initial: 'QUIET',
  states: {
    QUIET: { on: { SUSPENDED: suspended, CLOSED: closed, DIFFERS: 'DIFFERS' } },
    SUSPENDED: { on: { ...over, CLOSED: closed } },
    CLOSED: { on: { ...over, SUSPENDED: suspended } },
    DIFFERS: { on: { MATCHES: 'QUIET', CORRECTED: 'QUIET' } },
  },
})

type NoticeState = 'QUIET' | NotifiedBusinessState | 'DIFFERS'

const noticeAfter = (
  value: NoticeState,
  type: BusinessCheckEvent,
  isRunning = false,
): NoticeState | undefined =>
  snapshotAfter(businessCheckMachine.resolveState({ value, context: { isRunning } }), { type })?.value

/**
 * Returns the state of a business number of which the staff must be notified after an answer; null if a former notice
 * no longer applies, undefined if there is nothing to do. `isRunning` means that a subscription of the company is
 * running.
 */
export function businessNoticeAfter(
  notified: NotifiedBusinessState | null,
  answer: KnownBusinessState | 'CORRECTED',
  isRunning: boolean,
): NotifiedBusinessState | null | undefined {
  const next = noticeAfter(notified ?? 'QUIET', answer, isRunning)
  return next === 'QUIET' ? null : (next as NotifiedBusinessState | undefined)
}

/**
 * Returns, after an answer, true if the staff must be notified of details that differ, false if a former notice no
 * longer applies, and undefined if there is nothing to do.
 */
export function detailsNoticeAfter(
  isNotified: boolean,
  answer: KnownDetailsMatch | 'CORRECTED',
): boolean | undefined {
  const next = noticeAfter(isNotified ? 'DIFFERS' : 'QUIET', answer)
  return next && next === 'DIFFERS'
}
