import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { closedBy } from '../lifecycle.ts'

export type AbnormalAction = Schema<'AbnormalAction'>
export type AbnormalReason = Schema<'AbnormalReason'>
/**
 * The facts that decide which actions are still open. `today` and `exclusionEndDate` are days in Korea,
 * YYYY-MM-DD.
 */
export type AbnormalContext = {
  today: string
  exclusionEndDate: string | null
  /** Whether the abnormal behaviour is that of the admin who acts. */
  own: boolean
  /** The member's permissions that are not suspended for security. */
  grants: number
  /** Active sessions of the member. */
  sessions: number
  resetOrdered: boolean
  mfaOrdered: boolean
}

const closed = closedBy<AbnormalReason>
const nothingToDo = closed('NOTHING_TO_DO')
const own = { guard: 'isOwn', ...closed('OWN') } as const
const handled = { target: 'HANDLED' } as const
const reach = [own, { guard: 'isUnreachable', ...nothingToDo }, handled] as const
const order = [own, { guard: 'isOrdered', ...nothingToDo }, handled] as const
/** The actions that close the event, in every state. */
const acts = {
  WARNING: [own, handled],
  BLOCK_ACCESS: reach,
  END_SESSION: reach,
  RESET_PASSWORD: order,
  REQUIRE_MFA: order,
} as const
const review = [own, { target: 'REVIEW' }] as const
const exclude = [own, { target: 'EXCLUDED' }] as const

/**
 * The lifecycle of an abnormal behaviour (domain/access, "Abnormal behaviour"): found, under review by
 * another admin, acted upon, or excluded as expected until a day. Its events are named after the action
 * labels; the facts that decide the next state are in the context.
 */
export const abnormalMachine = setup({
  types: {} as {
    context: AbnormalContext
    input: AbnormalContext
    events: { type: AbnormalAction }
    meta: { reason: AbnormalReason }
  },
  guards: {
    isOwn: ({ context }) => context.own,
    isUnreachable: ({ context, event }) =>
      (event.type === 'BLOCK_ACCESS' ? context.grants : context.sessions) === 0,
    isOrdered: ({ context, event }) =>
      event.type === 'RESET_PASSWORD' ? context.resetOrdered : context.mfaOrdered,
    isExcluded: ({ context: { today, exclusionEndDate } }) =>
      exclusionEndDate !== null && exclusionEndDate >= today,
  },
}).createMachine({
  id: 'abnormal',
  context: ({ input }) => input,
  initial: 'OPEN',
  states: {
    OPEN: { on: { ...acts, ADMIN_REVIEW: review, EXCLUSION: exclude } },
    REVIEW: { on: { ...acts, ADMIN_REVIEW: [own, nothingToDo], EXCLUSION: exclude } },
    HANDLED: { on: { ...acts, ADMIN_REVIEW: review, EXCLUSION: exclude } },
    EXCLUDED: {
      on: {
        ...acts,
        ADMIN_REVIEW: review,
        EXCLUSION: [own, { guard: 'isExcluded', ...nothingToDo }, { target: 'EXCLUDED' }],
      },
    },
  },
})
