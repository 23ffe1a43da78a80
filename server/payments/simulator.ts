import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChargeFailure } from '#domain/bill/failures.ts'
import { type PaymentGateway, PaymentUnknown } from './gateway.ts'
import { SIMULATED_COMPANY, SIMULATED_SCRIPT, simulatedCardOf } from './simulated-card.ts'

const DELAY_MS = 3_000
/** The last digits of a card whose registration gets no answer. */
const UNANSWERED_CARD = '0127'
type Behaviour = ChargeFailure | 'DELAY' | 'UNKNOWN' | 'UNSETTLED' | 'OTHER_AMOUNT'
/** The behaviours whose charges succeed at once; they differ in the list of settlements (`stored-simulation.ts`). */
const successfulBehaviours = new Set(['PAID', 'UNSETTLED', 'OTHER_AMOUNT'])

/**
 * How charges of a card or an account with these last four digits behave; charges with other digits succeed
 * at once (docs/operations.md).
 */
const behaviours: Readonly<Record<string, Behaviour>> = {
  '0002': 'DECLINED',
  '9995': 'INSUFFICIENT_FUNDS',
  '9987': 'LIMIT_EXCEEDED',
  '0069': 'METHOD_INVALID',
  '3220': 'DELAY',
  '0119': 'UNKNOWN',
  '0531': 'UNSETTLED',
  '0538': 'OTHER_AMOUNT',
}

/**
 * The demo's payment service. It moves no money and stores nothing: the answer to a charge depends only on the number
 * of the card or account, and a repeated charge gets the same answer. Its keys contain a hash and the behaviour,
 * never the number.
 */
export const simulatedPayments: PaymentGateway = {
  accepts: (code, currency) => (code === 'C' || code === 'A') && currency === 'KRW',

  cardWindow: { scriptUrl: SIMULATED_SCRIPT, clientKey: 'demo', origins: [] },

  async issueCardKey({ authKey }) {
    const card = simulatedCardOf(authKey)
    if (!card) return { failure: 'METHOD_INVALID' }
    const { lastFour, cardExpiration } = card
    if (lastFour === UNANSWERED_CARD)
      throw new PaymentUnknown('The simulated payment service did not answer.')
    if (behaviourOf(lastFour) === 'METHOD_INVALID') return { failure: 'METHOD_INVALID' }
    return {
      billingKey: simulatedKey(lastFour, authKey),
      cardInfo: SIMULATED_COMPANY,
      lastFour,
      cardExpiration,
    }
  },

  async issueKey({ accountNumber }) {
    const lastFour = accountNumber.slice(-4)
    if (behaviourOf(lastFour) === 'METHOD_INVALID') return { failure: 'METHOD_INVALID' }
    return { billingKey: simulatedKey(lastFour, accountNumber) }
  },

  async charge({ billingKey, idempotencyKey }) {
    const behaviour = behaviourIn(billingKey)
    if (behaviour === 'UNKNOWN') throw new PaymentUnknown('The simulated payment service did not answer.')
    if (behaviour === 'DELAY') await pause(DELAY_MS)
    if (behaviour === 'DELAY' || (behaviour !== undefined && successfulBehaviours.has(behaviour)))
      return { providerKey: `simpay_${hashOf(idempotencyKey)}` }
    return { failure: (behaviour as ChargeFailure | undefined) ?? 'METHOD_INVALID' }
  },

  // The simulation stores no orders and sends no notifications.
  readOrder: async () => undefined,
  settlements: async () => [],

  refund: async ({ providerKey }) => (/^(?:simpay|demo)_/.test(providerKey) ? 'DONE' : 'REFUSED'),
}

const behaviourOf = (lastFour: string): Behaviour | 'PAID' => behaviours[lastFour] ?? 'PAID'

/** Returns the behaviour that a billing key of the simulation contains; undefined for any other key. */
export const behaviourIn = (billingKey: string): string | undefined => /^sim_([A-Z_]+)_/.exec(billingKey)?.[1]

/**
 * Returns the billing key of a card or an account with these last digits, which determine the outcome of its charges;
 * `of` makes two keys with the same digits different.
 */
export const simulatedKey = (lastFour: string, of = lastFour): string =>
  `sim_${behaviourOf(lastFour)}_${hashOf(of)}`

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)
