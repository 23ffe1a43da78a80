import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Input, OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { CancelContext, CancelEstimate } from '#src/machines/subscription-cancel/cancel-context.ts'
import type { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import {
  answer,
  nextDayEstimate,
  scheduledEstimate,
} from '#src/machines/subscription-cancel/testing/cancel-story.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

type Machine = typeof subscriptionCancelMachine
type World = flow.World<Machine, Subscriber, CancellationStage>
type Situation = flow.Situation<Machine, Subscriber>
type Ending = 'withdrawSubscription' | 'modifySubscriptionCancellation'

export const stages = ['inUse', 'scheduled'] as const
/** The state of the subscription to cancel: in use, or with an earlier scheduled cancellation. */
export type CancellationStage = (typeof stages)[number]
/** A member without a company who cancels one of two similar subscriptions. */
export type Subscriber = {
  stand: CancellationStage
  session: string
  subscriptionId: string
  spareId: string
}

/** Schedules the cancellation of the walk's subscription at the end of its period. */
export const atPeriodEnd = (
  subscriptionId: string,
  idempotencyKey: string = randomUUID(),
): Input<'withdrawSubscription'> => ({
  idempotencyKey,
  subscriptionId,
  endOption: 'PERIOD_END',
  lastDate: '2026-12-11',
  dueAmount: 0,
  reasonCode: null,
})
const cancelledElsewhere = (
  subscriptionId: string,
  idempotencyKey: string = randomUUID(),
): Input<'modifySubscriptionCancellation'> => ({
  idempotencyKey,
  subscriptionId,
  change: 'WITHDRAW',
  lastDate: null,
  dueAmount: null,
})

const endedEstimate: CancelEstimate = {
  ...nextDayEstimate,
  subscriptionState: 'ENDED',
  cancelableYn: 'N',
  options: [],
}
const laterScheduled = {
  ...nextDayEstimate,
  subscriptionState: scheduledEstimate.subscriptionState,
  options: nextDayEstimate.options.slice(0, 1),
}
const isToday = ({ endOption }: CancelContext) => endOption === 'TODAY'
const isPeriodEnd = ({ endOption }: CancelContext) => endOption === 'PERIOD_END'

const sessionGone = 'The session takes over: it asks who is here and goes to the login.'
const unconfirmedReason = 'The guard sends the member to the password check.'
const roleGone =
  'The session takes over: the screen closes for who only looks. subscription-roles.spec.ts does it.'
const ofOwner = {
  'factor.missing': 'The guard leads who needs a factor to where one is registered.',
} as const
const ofMember = { 'session.missing': sessionGone, 'password.unconfirmed': unconfirmedReason } as const

/** For every outcome of each call of the cancellation, the change of the server’s data that causes this outcome. */
export const worlds = {
  withdrawSubscription: {
    done: [
      { outcome: done('withdrawSubscription', answer), leadsTo: ['completed'], where: isToday },
      {
        outcome: done('withdrawSubscription', { ...answer, subscriptionState: 'CANCEL_SCHEDULED' }),
        leadsTo: ['completed'],
        where: isPeriodEnd,
      },
    ],
    'subscription.missing': refusedWorld('withdrawSubscription', 'subscription.missing', transferToOther),
    'cancellation.unavailable': refusedWorld(
      'withdrawSubscription',
      'cancellation.unavailable',
      endElsewhere,
    ),
    'cancellation.amountChanged': amountChanged('withdrawSubscription'),
    // The idempotency key was used for another request in another window.
    'key.reused': {
      outcome: fails('withdrawSubscription', problemNamed('key.reused')),
      leadsTo: ['choosingEnd'],
      meanwhile: ({ portal, person: { spareId, session }, input }) =>
        portal.call('withdrawSubscription', atPeriodEnd(spareId, input.idempotencyKey as string), {
          session,
        }),
    },
    unreached: loseAnswer('withdrawSubscription'),
    'company.roleNeeded': roleGone,
    ...ofOwner,
    ...ofMember,
  },
  modifySubscriptionCancellation: {
    done: { outcome: done('modifySubscriptionCancellation', answer), leadsTo: ['completed'] },
    'subscription.missing': refusedWorld(
      'modifySubscriptionCancellation',
      'subscription.missing',
      transferToOther,
    ),
    // The subscription was cancelled in another window.
    'cancellation.settled': refusedWorld(
      'modifySubscriptionCancellation',
      'cancellation.settled',
      ({ portal, person: { subscriptionId, session } }) =>
        portal.call('modifySubscriptionCancellation', cancelledElsewhere(subscriptionId), { session }),
    ),
    'cancellation.amountChanged': amountChanged('modifySubscriptionCancellation'),
    'key.reused': {
      outcome: fails('modifySubscriptionCancellation', problemNamed('key.reused')),
      leadsTo: ['choosingEnd'],
      meanwhile: ({ portal, person: { spareId, session }, input }) =>
        portal.call(
          'modifySubscriptionCancellation',
          cancelledElsewhere(spareId, input.idempotencyKey as string),
          {
            session,
          },
        ),
    },
    unreached: loseAnswer('modifySubscriptionCancellation'),
    'company.roleNeeded': roleGone,
    ...ofOwner,
    ...ofMember,
  },
  estimateSubscriptionWithdrawal: {
    done: [
      {
        outcome: done('estimateSubscriptionWithdrawal', nextDayEstimate),
        leadsTo: ['comparing'],
        of: ['inUse'],
      },
      {
        outcome: done('estimateSubscriptionWithdrawal', laterScheduled),
        leadsTo: ['comparing'],
        of: ['scheduled'],
      },
      {
        outcome: done('estimateSubscriptionWithdrawal', endedEstimate),
        leadsTo: ['refused'],
        meanwhile: endElsewhere,
      },
    ],
    'subscription.missing': {
      outcome: fails('estimateSubscriptionWithdrawal', problemNamed('subscription.missing')),
      leadsTo: ['choosingEnd'],
      meanwhile: transferToOther,
    },
    unreached: {
      outcome: fails('estimateSubscriptionWithdrawal', serverUnreached),
      leadsTo: ['choosingEnd'],
    },
    ...ofMember,
  },
} satisfies flow.Worlds<Machine, Subscriber, CancellationStage>

function refusedWorld(
  id: OperationId,
  name: ProblemName,
  meanwhile: (situation: Situation) => Promise<unknown>,
): World {
  return { outcome: fails(id, problemNamed(name)), leadsTo: ['refused'], meanwhile }
}

function loseAnswer(id: Ending): World {
  return { outcome: fails(id, serverUnreached), leadsTo: ['unconfirmed'] }
}

/**
 * Returns the `World` in which the plan was changed in another window. This changes the amount of a cancellation
 * today. A cancellation at the end of the period costs nothing with either plan.
 */
function amountChanged(id: Ending): World {
  return {
    outcome: fails(id, problemNamed('cancellation.amountChanged')),
    leadsTo: ['estimatingSubscriptionWithdrawal'],
    where: isToday,
    meanwhile: ({ database: { db }, person }) =>
      db
        .update(subscriptions)
        .set({
          supplyAmount: sql`supply_amount + 30000`,
          vatAmount: sql`vat_amount + 3000`,
          totalAmount: sql`total_amount + 33000`,
        })
        .where(eq(subscriptions.id, person.subscriptionId)),
  }
}

async function endElsewhere({ database: { db }, person }: Situation): Promise<void> {
  await db
    .update(subscriptions)
    .set({ subscriptionState: 'ENDED', endDate: '2026-11-21', nextBillDate: null })
    .where(eq(subscriptions.id, person.subscriptionId))
}

/** Gives the subscription to another member. */
async function transferToOther({ portal, database: { db }, person }: Situation): Promise<void> {
  const { id: memberId } = await portal.addMember()
  await db.update(subscriptions).set({ memberId }).where(eq(subscriptions.id, person.subscriptionId))
}
