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

const refuseWith = closedBy<AbnormalReason>
const nothingToDo = refuseWith('NOTHING_TO_DO')
const own = { guard: 'isOwn', ...refuseWith('OWN') } as const
const handledTransition = { target: 'HANDLED' } as const
const reach = [own, { guard: 'isUnreachable', ...nothingToDo }, handledTransition] as const
const order = [own, { guard: 'isOrdered', ...nothingToDo }, handledTransition] as const
/** The transitions of the actions that close an abnormal behaviour; they are the same in every state. */
const closingTransitions = {
  WARNING: [own, handledTransition],
  BLOCK_ACCESS: reach,
  END_SESSION: reach,
  RESET_PASSWORD: order,
  REQUIRE_MFA: order,
} as const
const reviewTransitions = [own, { target: 'REVIEW' }] as const
const exclusionTransitions = [own, { target: 'EXCLUDED' }] as const

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
    OPEN: { on: { ...closingTransitions, ADMIN_REVIEW: reviewTransitions, EXCLUSION: exclusionTransitions } },
    REVIEW: {
      on: { ...closingTransitions, ADMIN_REVIEW: [own, nothingToDo], EXCLUSION: exclusionTransitions },
    },
    HANDLED: {
      on: { ...closingTransitions, ADMIN_REVIEW: reviewTransitions, EXCLUSION: exclusionTransitions },
    },
    EXCLUDED: {
      on: {
        ...closingTransitions,
        ADMIN_REVIEW: reviewTransitions,
        EXCLUSION: [own, { guard: 'isExcluded', ...nothingToDo }, { target: 'EXCLUDED' }],
      },
    },
  },
})
