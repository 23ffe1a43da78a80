import fc from 'fast-check'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import type { ServiceOrder } from '#domain/subscription/billing.ts'
import type { ServiceBehaviour } from './payment-service.ts'

/**
 * An event of a bill or of the subscription. A bill is named by its index among the bills on which the event is
 * possible.
 */
export type Step =
  /** Moves the clock by days without a running node, then runs the scheduled jobs on several nodes concurrently. */
  | { does: 'wait'; days: number; nodes: number }
  | { does: 'round' | 'sweep' | 'takeBack' | 'endScheduledToday' }
  | { does: 'pay' | 'charge' | 'markPaid' | 'markRefunded'; bill: number }
  | { does: 'void'; bill: number }
  /**
   * `share` is a part of the bill's amount, or of the remainder that can be refunded. A share above 1 must be
   * refused.
   */
  | { does: 'credit'; bill: number; share: number; on: 'BILL' | 'NEXT_BILLS' }
  | { does: 'refund'; bill: number; share: number }
  /** A refund is decided on by the member of the staff who requested it, or by another one. */
  | { does: 'decide'; decision: 'CONFIRM' | 'DECLINE' | 'WITHDRAW'; by: 'requester' | 'other' }
  /**
   * A notification of the payment service about one of its charges. The notification may arrive early, late or
   * repeatedly.
   */
  | { does: 'event'; order: number }
  /** A part of a bill is refunded at the payment service itself, which then notifies the portal. */
  | { does: 'outside'; bill: number; share: number }
  | { does: 'feel'; mood: ServiceBehaviour }
  | { does: 'method'; code: 'G' | 'C' }
  | { does: 'change'; plan: Pick<ServiceOrder, 'planCode' | 'userCount'> }
  | { does: 'end'; endOption: 'TODAY' | 'PERIOD_END' }

export type Life = {
  order: ServiceOrder
  code: 'G' | 'C'
  mood: ServiceBehaviour
  /** Days from the approval to the first day. */
  startsIn: number
  steps: (Step | { atOnce: [Step, Step] })[]
}

const { services } = demoCatalogue('빗장')
const one = fc.constantFrom
const codes = one<Life['code'][]>('G', 'C')
const serviceBehaviours = one<ServiceBehaviour[]>('PAYS', 'DECLINES', 'PAYS_UNHEARD', 'DECLINES_UNHEARD')
const userCount = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 100, max: 3_000 }))
const plansOf = (serviceCode: ServiceOrder['serviceCode']) =>
  services.find((each) => each.serviceCode === serviceCode)!.plans.map(({ planCode }) => planCode)

const share = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1.2, noNaN: true }))

/** Most events are about bills; cancellations are rare, since little happens after them. */
const acts = (serviceCode: ServiceOrder['serviceCode']): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: one('round', 'round', 'sweep') }) },
    {
      weight: 8,
      arbitrary: fc.record({
        does: one('pay', 'charge', 'markPaid', 'markRefunded', 'markRefunded'),
        bill: fc.nat(3),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('void'), bill: fc.nat(3) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('credit'),
        bill: fc.nat(3),
        share,
        on: one('BILL', 'NEXT_BILLS'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('refund'), bill: fc.nat(3), share }) },
    { weight: 4, arbitrary: fc.record({ does: fc.constant('event'), order: fc.nat(5) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('decide'),
        decision: one('CONFIRM', 'CONFIRM', 'DECLINE', 'WITHDRAW'),
        by: one('other', 'other', 'requester'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('feel'),
        mood: serviceBehaviours,
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('method'), code: codes }) },
    {
      weight: 6,
      arbitrary: fc.record({
        does: fc.constant('change'),
        plan: fc.record({ planCode: one(...plansOf(serviceCode)), userCount }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('end'),
        endOption: one('TODAY', 'PERIOD_END', 'PERIOD_END'),
      }),
    },
    { weight: 4, arbitrary: fc.record({ does: one('takeBack', 'takeBack', 'endScheduledToday') }) },
  )

const wait = fc.record({
  does: fc.constant('wait'),
  nodes: one(0, 1, 1, 1, 2),
  days: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 45 }) },
    { weight: 1, arbitrary: fc.integer({ min: 46, max: 400 }) },
  ),
})

/** Any order of actions by members, staff, the clock and the payment service, including two concurrent ones. */
export const lifecycles: fc.Arbitrary<Life> = fc
  .constantFrom(
    ...services.flatMap(({ serviceCode, plans }) =>
      plans.map(({ planCode }) => [serviceCode, planCode] as const),
    ),
  )
  .chain(([serviceCode, planCode]) =>
    fc.record({
      order: fc.record({
        serviceCode: fc.constant(serviceCode),
        planCode: fc.constant(planCode),
        userCount,
        paymentCycle: one<ServiceOrder['paymentCycle'][]>('M', 'M', 'Y'),
        currency: one<ServiceOrder['currency'][]>('KRW', 'USD'),
      }),
      code: codes,
      mood: serviceBehaviours,
      startsIn: one(0, 0, 0, 10),
      steps: fc.array(
        fc.oneof(
          { weight: 4, arbitrary: wait },
          { weight: 6, arbitrary: acts(serviceCode) },
          // These steps are not run concurrently with other events: the portal learns of a refund at the service only
          // afterwards.
          {
            weight: 1,
            arbitrary: fc.record({ does: fc.constant('outside' as const), bill: fc.nat(3), share }),
          },
          { weight: 2, arbitrary: fc.record({ atOnce: fc.tuple(acts(serviceCode), acts(serviceCode)) }) },
        ),
        { minLength: 4, maxLength: 24, size: 'max' },
      ),
    }),
  )
