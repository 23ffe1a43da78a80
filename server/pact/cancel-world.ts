import { randomUUID } from 'node:crypto'
import { addDays, kstDate } from '#domain/dates.ts'
import { periodOf } from '#domain/subscription/proration.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { subscriptionCancellations } from '#server/db/schema/subscription.ts'
import { amountsOf, insertBill } from '#worlds/bill.ts'
import { insertPriceConsent, sampleSubscription } from '#worlds/subscription.ts'
import { memberId, ourCompany, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

const DAYS_TO_RISE = 20
const RAISED = 275_000

type Builders = {
  'a subscription that may end': StateBuilder<'a subscription that may end'>
  'a request that may be revised': StateBuilder<'a request that may be revised'>
  'a subscription whose price rises': StateBuilder<'a subscription whose price rises'>
}

/** Returns builders of the provider states about members who end a subscription, or change their request. */
export function cancelWorld({ db, clock }: WorldDeps, world: ReturnType<typeof worldBuilder>): Builders {
  return {
    'a subscription whose price rises': async ({
      session,
      subscriptionId,
      consentId,
      agreedYn,
      dayReachedYn,
    }) => {
      await world.putMember()
      await world.putSession(session, 'member', { passwordChecked: true })
      const now = clock.now()
      const wanted = {
        id: subscriptionId,
        subscriptionNo: 'S2099-000001',
        companyId: ourCompany.id,
        memberId,
        now,
      }
      const risesOn = addDays(kstDate(now), dayReachedYn === 'Y' ? 0 : DAYS_TO_RISE)
      const plain = { ...sampleSubscription(wanted), endDate: null, nextBillDate: risesOn }
      await world.putSubscriptions(plain)
      await insertPriceConsent(db, plain, {
        id: consentId,
        risesOn,
        askedAt: now,
        supplyAmount: RAISED,
        ...(agreedYn === 'Y' && { consentState: 'AGREED', answeredAt: now }),
      })
    },

    'a request that may be revised': async ({ session, subscriptionId }) => {
      await world.putMember()
      await world.putSession(session, 'member', { passwordChecked: true })
      const wanted = {
        id: subscriptionId,
        subscriptionNo: 'S2099-000001',
        companyId: ourCompany.id,
        memberId,
        subscriptionState: 'REQUESTED' as const,
        now: clock.now(),
      }
      await world.putSubscriptions(sampleSubscription(wanted))
    },

    'a subscription that may end': async (wanted) => {
      const {
        session,
        subscriptionId,
        scheduledYn,
        endedYn,
        lastDayOverYn,
        chargingYn,
        beganTodayYn,
        usedKey,
      } = wanted
      await world.putMember()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(idempotencyKeys)
      const now = clock.now()
      const plain = {
        ...sampleSubscription({
          id: subscriptionId,
          subscriptionNo: 'S2099-000001',
          companyId: ourCompany.id,
          memberId,
          now,
        }),
        endDate: null,
        ...(beganTodayYn === 'Y' ? { startDate: kstDate(now) } : {}),
      }
      const { to, nextBillDate } = periodOf(
        { startDate: plain.startDate!, paymentCycle: plain.paymentCycle },
        kstDate(now),
      )
      const lastDate = lastDayOverYn === 'Y' ? addDays(kstDate(now), -1) : to
      const isScheduled = scheduledYn === 'Y'
      await world.putSubscriptions({
        ...plain,
        subscriptionState: isScheduled ? 'CANCEL_SCHEDULED' : endedYn === 'Y' ? 'ENDED' : 'ACTIVE',
        endDate: isScheduled ? lastDate : endedYn === 'Y' ? kstDate(now) : null,
        nextBillDate: isScheduled || endedYn === 'Y' ? null : nextBillDate,
      })
      if (isScheduled) {
        await db.insert(subscriptionCancellations).values({
          id: randomUUID(),
          cancellationNo: `E2099-${subscriptionId.slice(0, 6).replaceAll(/\D/g, '1')}`,
          subscriptionId,
          endOption: 'PERIOD_END',
          requestedAt: now,
          lastDate,
          endDateBefore: null,
          nextBillDateBefore: nextBillDate,
          supplyAmount: 0,
          vatAmount: 0,
        })
      }
      const today = kstDate(now)
      const state =
        chargingYn === 'Y'
          ? ({ billState: 'OPEN', nextChargeOn: today, chargingSince: now } as const)
          : ({ billState: 'PAID', paidAt: now } as const)
      await insertBill(db, {
        ...amountsOf(plain),
        billNo: `B2099-${subscriptionId.slice(0, 6).replaceAll(/\D/g, '1')}`,
        subscriptionId,
        ...state,
        billDate: today,
        dueDate: today,
        paymentMethodCode: 'C',
      })
      if (usedKey !== undefined) {
        for (const operation of ['withdrawSubscription', 'modifySubscriptionCancellation'] as const) {
          await world.useKey(operation, usedKey)
        }
      }
      return { lastDate }
    },
  }
}
