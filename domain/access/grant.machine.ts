import { assign, setup } from 'xstate'
import { closedBy } from '../lifecycle.ts'
import type { ApprovalType, EndReason, PauseOrigin } from './codes.ts'
import { needsDecision, type Policy } from './policy.ts'
import type { GrantReason } from './reasons.ts'
import { extensionOpensOn, renewalClosesOn } from './terms.ts'
import { type OfferState, useStateRefusal } from './use-states.ts'

/** The facts about a request other than the grant itself. */
export type RequestConditions = Policy & {
  /** Whether another request for the same level is waiting. */
  waiting: boolean
  /** Whether a person other than the requester could decide on a request of this type. */
  hasApprover: (type: ApprovalType) => boolean
  /** Whether the grant is the last grant that administers its app. */
  lastAdmin: boolean
  /**
   * The state of use of the level and its app: in use, switched off or locked in the company, or without a
   * subscription.
   */
  useState: OfferState
  /** The maximum number of days of a term. */
  longestTermDays: number
}
/** `today` and `endDate` (the last day of use) are days in Korea, YYYY-MM-DD; `endDate` is null without a grant. */
export type GrantContext = RequestConditions & {
  today: string
  endDate: string | null
  pauseOrigin: PauseOrigin | null
  /** The party that had suspended the grant before security did. */
  pausedBefore: PauseOrigin | null
  endReason: EndReason | null
}
type End = { endDate?: string }
/**
 * An event that a request causes has the name of the request type. A caller that only checks whether the request may
 * be made omits the end date.
 */
export type GrantMachineEvent =
  | ({ type: 'APPLY' } & End)
  | ({ type: 'EXTEND' } & End)
  | { type: 'RELEASE' | 'SUSPEND' | 'RESUME' }
  | { type: 'REVOKE' | 'BLOCK' | 'LIFT' }
  | { type: 'DAY_BEGAN'; today: string }
  | { type: 'END_REACHED' }

const refuseWith = closedBy<GrantReason>
const none = refuseWith('NOT_HELD')
const closedMissing = refuseWith('accessGrant.missing')
const ended = refuseWith('ENDED')
const closedChanged = refuseWith('accessGrant.changed')

const unsubscribed = { guard: 'isUnsubscribed', ...refuseWith('UNSUBSCRIBED') } as const
const locked = { guard: 'isLocked', ...refuseWith('LOCKED') } as const
const switchedOff = { guard: 'isSwitchedOff', ...refuseWith('LEVEL_CLOSED') } as const
const closedWaiting = { guard: 'isWaiting', ...refuseWith('WAITING') } as const
const lastAdmin = { guard: 'isLastAdmin', ...refuseWith('LAST_ADMIN') } as const
const withoutApprover = { guard: 'isUndecidable', ...refuseWith('NO_APPROVER') } as const
const termWrong = { guard: 'isEndWrong', ...refuseWith('TERM_INVALID') } as const

const endOf = ({ event }: { event: End }): End => ({ endDate: event.endDate })
/**
 * A grant that security has suspended stays suspended beyond its last day: the grant can be used again only after
 * security lifts the suspension.
 */
const retainedBlock = ({ context: { pauseOrigin } }: { context: GrantContext }): PauseOrigin | null =>
  pauseOrigin === 'SECURITY' ? pauseOrigin : null
const apply = [
  unsubscribed,
  locked,
  switchedOff,
  closedWaiting,
  withoutApprover,
  termWrong,
  { target: '#grant.NORMAL', actions: [{ type: 'keepEnd', params: endOf }, 'useAgain'] },
] as const
const release = [
  lastAdmin,
  withoutApprover,
  { target: '#grant.EXPIRE.OVER', actions: 'endAsReleased' },
] as const
const revoke = [lastAdmin, { target: '#grant.EXPIRE.OVER', actions: 'endAsRevoked' }] as const
const unblock = { guard: 'wasPausedBefore', actions: 'pauseAsBefore' } as const
const endReached = { guard: 'isEndOver', target: '#grant.EXPIRE', actions: 'endAsTermOver' } as const
const extension = [unsubscribed, locked, switchedOff, closedWaiting, withoutApprover, termWrong] as const
const keepEnd = { type: 'keepEnd', params: endOf } as const
/** The states of a grant in use: too early for an extension, or near enough to its end to be extended. */
const whileHeld = {
  FAR: { always: { guard: 'isEndNear', target: 'NEAR' }, on: { EXTEND: refuseWith('NOT_YET') } },
  NEAR: { on: { EXTEND: [...extension, { target: 'FAR', actions: keepEnd }] } },
} as const

/**
 * The lifecycle of a permission: one member, one app, one level (domain/access, "Grant machine" and "Which request
 * may be raised when"). The outer state is `useStatus` in the API; the inner state depends on the day. A refused
 * event has a reason. A requested event takes effect when its request is approved.
 */
export const grantMachine = setup({
  types: {} as {
    context: GrantContext
    input: GrantContext
    events: GrantMachineEvent
    meta: { reason: GrantReason }
  },
  guards: {
    isUnsubscribed: ({ context, event }) =>
      useStateRefusal(event.type as ApprovalType, context.useState) === 'UNSUBSCRIBED',
    isLocked: ({ context, event }) =>
      useStateRefusal(event.type as ApprovalType, context.useState) === 'LOCKED',
    isSwitchedOff: ({ context, event }) =>
      useStateRefusal(event.type as ApprovalType, context.useState) === 'LEVEL_CLOSED',
    isWaiting: ({ context }) => context.waiting,
    isLastAdmin: ({ context }) => context.lastAdmin,
    isUndecidable: ({ context, event }) =>
      needsDecision(event.type as ApprovalType, context) && !context.hasApprover(event.type as ApprovalType),
    isEndWrong: ({ context: { today, endDate }, event }) => {
      const end = (event as End).endDate
      return end !== undefined && (end <= today || (event.type === 'EXTEND' && end <= endDate!))
    },
    isBlocked: ({ context }) => context.pauseOrigin === 'SECURITY',
    wasPausedBefore: ({ context }) => context.pauseOrigin === 'SECURITY' && context.pausedBefore !== null,
    isEndNear: ({ context: { today, endDate } }) => today >= extensionOpensOn(endDate!),
    isEndOver: ({ context: { today, endDate } }) => today > endDate!,
    isRenewalOver: ({ context: { today, endDate, longestTermDays } }) =>
      today > renewalClosesOn(endDate!, longestTermDays),
  },
  actions: {
    keepDay: assign({ today: (_, { today }: { today: string }) => today }),
    keepEnd: assign({ endDate: ({ context }, { endDate }: End) => endDate ?? context.endDate }),
    useAgain: assign({ pauseOrigin: null, pausedBefore: null, endReason: null }),
    pauseByHolder: assign({ pauseOrigin: 'USER' }),
    pauseBySecurity: assign({
      pauseOrigin: 'SECURITY',
      pausedBefore: ({ context }) => context.pauseOrigin,
    }),
    pauseAsBefore: assign({ pauseOrigin: ({ context }) => context.pausedBefore, pausedBefore: null }),
    endAsReleased: assign({ pauseOrigin: retainedBlock, pausedBefore: null, endReason: 'RELEASED' }),
    endAsRevoked: assign({ pauseOrigin: retainedBlock, pausedBefore: null, endReason: 'REVOKED' }),
    endAsTermOver: assign({ pauseOrigin: retainedBlock, pausedBefore: null, endReason: 'TERM' }),
  },
}).createMachine({
  id: 'grant',
  context: ({ input }) => input,
  initial: 'NONE',
  on: {
    DAY_BEGAN: { actions: { type: 'keepDay', params: ({ event: { today } }) => ({ today }) } },
  },
  states: {
    NONE: {
      on: {
        APPLY: apply,
        RELEASE: none,
        EXTEND: none,
        SUSPEND: none,
        RESUME: none,
        REVOKE: closedMissing,
        BLOCK: closedMissing,
        LIFT: closedMissing,
      },
    },
    NORMAL: {
      initial: 'FAR',
      on: {
        APPLY: refuseWith('HELD'),
        RELEASE: release,
        SUSPEND: [closedWaiting, lastAdmin, withoutApprover, { target: 'PAUSE', actions: 'pauseByHolder' }],
        RESUME: refuseWith('NOT_PAUSED'),
        REVOKE: revoke,
        BLOCK: { target: 'PAUSE', actions: 'pauseBySecurity' },
        LIFT: closedChanged,
        END_REACHED: endReached,
      },
      states: whileHeld,
    },
    PAUSE: {
      initial: 'FAR',
      on: {
        APPLY: refuseWith('HELD_PAUSED'),
        RELEASE: release,
        SUSPEND: refuseWith('PAUSED'),
        RESUME: [
          unsubscribed,
          locked,
          closedWaiting,
          withoutApprover,
          unblock,
          { target: 'NORMAL', actions: 'useAgain' },
        ],
        REVOKE: revoke,
        BLOCK: [{ guard: 'isBlocked', ...closedChanged }, { actions: 'pauseBySecurity' }],
        LIFT: [unblock, { guard: 'isBlocked', target: 'NORMAL', actions: 'useAgain' }, closedChanged],
        END_REACHED: endReached,
      },
      states: whileHeld,
    },
    EXPIRE: {
      initial: 'RENEWABLE',
      on: {
        RELEASE: ended,
        SUSPEND: ended,
        RESUME: ended,
        REVOKE: closedChanged,
        BLOCK: closedChanged,
        LIFT: closedChanged,
      },
      states: {
        RENEWABLE: {
          always: { guard: 'isRenewalOver', target: 'OVER' },
          on: {
            APPLY: refuseWith('RENEW_INSTEAD'),
            EXTEND: [...extension, { target: '#grant.NORMAL', actions: [keepEnd, 'useAgain'] }],
          },
        },
        OVER: {
          on: { APPLY: apply, EXTEND: refuseWith('APPLY_ANEW') },
        },
      },
    },
  },
})
