import { setup } from 'xstate'
import type { Input, Schema } from '#contract/operation.ts'
import { closedBy } from '../lifecycle.ts'

export type PriceConsentState = Schema<'PriceConsentState'>
/** The reason why an answer is refused: the consent already has this answer, or the deadline has passed. */
export type PriceConsentRefusal = 'priceConsent.settled'
/** `today` and `risesOn`, the first day at the new price, are days in Korea, YYYY-MM-DD. */
type PriceConsentContext = { today: string; risesOn: string }
export type PriceConsentEvent =
  | { type: 'answerPriceConsent'; answer: Input<'answerPriceConsent'>['answer'] }
  | { type: 'REMINDED' | 'DAY_REACHED' | 'WITHDRAWN' }

const refuseWith = closedBy<PriceConsentRefusal>
const tooLate = { guard: 'isDayReached', ...refuseWith('priceConsent.settled') } as const
const ends = { guard: 'isDayReached', target: 'ENDED' } as const
const withdrawn = { WITHDRAWN: 'WITHDRAWN' } as const
const open = {
  ...withdrawn,
  answerPriceConsent: [tooLate, { guard: 'isAgreed', target: 'AGREED' }, { target: 'REFUSED' }],
  DAY_REACHED: ends,
} as const

/**
 * The lifecycle of the consent to a raised price of one subscription (Act on Consumer Protection in Electronic
 * Commerce, article 13(6); decision 166). An answer can be changed until the day of the rise. Without a consent the
 * subscription ends before that day.
 */
export const priceConsentMachine = setup({
  types: {} as {
    context: PriceConsentContext
    input: PriceConsentContext
    events: PriceConsentEvent
    meta: { reason: PriceConsentRefusal }
    tags: 'standing'
  },
  guards: {
    isDayReached: ({ context: { today, risesOn } }) => risesOn <= today,
    isAgreed: ({ event }) => event.type === 'answerPriceConsent' && event.answer === 'AGREE',
  },
}).createMachine({
  id: 'priceConsent',
  context: ({ input }) => input,
  initial: 'ASKED',
  on: { answerPriceConsent: refuseWith('priceConsent.settled') },
  states: {
    ASKED: { tags: 'standing', on: { ...open, REMINDED: 'REMINDED' } },
    REMINDED: { tags: 'standing', on: open },
    AGREED: {
      tags: 'standing',
      on: {
        ...withdrawn,
        answerPriceConsent: [
          tooLate,
          { guard: 'isAgreed', ...refuseWith('priceConsent.settled') },
          { target: 'REFUSED' },
        ],
        DAY_REACHED: { guard: 'isDayReached', target: 'RAISED' },
      },
    },
    REFUSED: {
      tags: 'standing',
      on: {
        ...withdrawn,
        answerPriceConsent: [
          tooLate,
          { guard: 'isAgreed', target: 'AGREED' },
          refuseWith('priceConsent.settled'),
        ],
        DAY_REACHED: ends,
      },
    },
    RAISED: {},
    ENDED: {},
    WITHDRAWN: {},
  },
})
