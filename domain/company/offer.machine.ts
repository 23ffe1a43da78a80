import { setup } from 'xstate'
import type { Input, Schema } from '#contract/operation.ts'
import { closedBy } from '../lifecycle.ts'

export type OfferState = Schema<'OfferState'>
/** The problem with which an action on an offer is refused: the offer is no longer open. */
export type OfferRefusal = 'offer.closed'
type OfferContext = { expiresAt: Date; now: Date }
export type OfferMachineEvent =
  | { type: 'answerCompanyOffer'; answer: Input<'answerCompanyOffer'>['answer'] }
  | { type: 'takeBackCompanyOffer' }
  | { type: 'DEADLINE' }

const refuseWith = closedBy<OfferRefusal>
const tooLate = { guard: 'isOver', ...refuseWith('offer.closed') } as const
const waitingState = {
  on: {
    answerCompanyOffer: [tooLate, { guard: 'isAccepted', target: 'ACCEPTED' }, { target: 'REFUSED' }],
    takeBackCompanyOffer: [tooLate, { target: 'TAKEN_BACK' }],
    DEADLINE: { guard: 'isOver', target: 'EXPIRED' },
  },
} as const

/**
 * The lifecycle of an invitation, a request to join and the handover of an ownership (domain/flows, "Company and
 * people"; decision 62). An offer begins in the state of its kind, is answered once, and expires without an answer.
 */
export const offerMachine = setup({
  types: {} as {
    context: OfferContext
    input: OfferContext
    events: OfferMachineEvent
    meta: { reason: OfferRefusal }
    tags: 'open'
  },
  guards: {
    isOver: ({ context: { expiresAt, now } }) => expiresAt <= now,
    isAccepted: ({ event }) => event.type === 'answerCompanyOffer' && event.answer === 'ACCEPT',
  },
}).createMachine({
  id: 'offer',
  context: ({ input }) => input,
  initial: 'SENT',
  on: { answerCompanyOffer: refuseWith('offer.closed'), takeBackCompanyOffer: refuseWith('offer.closed') },
  states: {
    SENT: { tags: 'open', ...waitingState },
    WAITING: { tags: 'open', ...waitingState },
    OFFERED: { tags: 'open', ...waitingState },
    ACCEPTED: {},
    REFUSED: {},
    EXPIRED: {},
    TAKEN_BACK: {},
  },
})
