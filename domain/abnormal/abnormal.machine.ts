import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { closedBy } from '../lifecycle.ts'

export type AbnormalAction = Schema<'AbnormalAction'>
export type AbnormalReason = Schema<'AbnormalReason'>
/** What decides which actions are left. `today` and `exclusionEndDate` are days in Korea, YYYY-MM-DD. */
export type AbnormalContext = {
  today: string
  exclusionEndDate: string | null
  /** Whether it is the admin's own behaviour. */
  own: boolean
  /** Permissions of the member that are not stopped for security. */
  grants: number
  /** Sessions of the member that hold. */
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
/** What ends the matter, in whatever state. */
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
 * The life of an abnormal behaviour (domain/access, "Abnormal behaviour"): found, looked at by another admin, acted upon, or taken
 * for expected until a day. An event is an action by its label; what it reaches is in the context.
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
