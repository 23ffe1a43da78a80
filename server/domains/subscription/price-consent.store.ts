import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { addDays } from '#domain/dates.ts'
import type { PriceConsentEvent } from '#domain/subscription/price-consent.machine.ts'
import {
  CONSENT_DAYS,
  endsWithoutConsent,
  priceConsentAfter,
  priceConsentStates,
  REMINDER_DAYS,
} from '#domain/subscription/price-consents.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { priceConsents, subscriptions } from '#server/db/schema/subscription.ts'
import { type Viewer, visibleTo } from './subscription.store.ts'

const { id, subscriptionId, consentState, risesOn, settledAt, version, serviceCode } = priceConsents
/** The states in which a subscription continues, so that its price can rise. */
const goingOn = stateChangeOf({ type: 'PRICE_UNAGREED' }).from
/** The states in which an event is possible, on any day. */
const statesFor = (event: PriceConsentEvent) =>
  priceConsentStates.filter(
    (state) => priceConsentAfter({ consentState: state, risesOn: '' }, event, '') !== undefined,
  )

export type StoredPriceConsent = typeof priceConsents.$inferSelect

/** The queries of consents to raised prices. The row of the subscription is locked before each change. */
export function priceConsentStore(db: Db | Tx) {
  const consent = { consent: priceConsents, subscription: subscriptions }
  const joinedConsents = () =>
    db.select(consent).from(priceConsents).innerJoin(subscriptions, eq(subscriptions.id, subscriptionId))

  return {
    /** The unsettled consents of a member's company, the earliest price rise first. */
    standing: (viewer: Viewer, one: string | undefined, most: number) =>
      joinedConsents()
        .where(and(visibleTo(viewer), isNull(settledAt), one ? eq(subscriptionId, one) : undefined))
        .orderBy(asc(risesOn), asc(id))
        .limit(most),

    async find(viewer: Viewer, consentId: string) {
      const [row] = await joinedConsents().where(and(visibleTo(viewer), eq(id, consentId)))
      return row
    },

    /** Changes a consent in the version that was read; undefined if it has changed since. */
    async change(
      { id: consentId, version: seen }: Pick<StoredPriceConsent, 'id' | 'version'>,
      change: Partial<typeof priceConsents.$inferInsert>,
    ): Promise<StoredPriceConsent | undefined> {
      const [row] = await db
        .update(priceConsents)
        .set({ ...change, version: sql`${version} + 1` })
        .where(and(eq(id, consentId), eq(version, seen), isNull(settledAt)))
        .returning()
      return row
    },

    /** Withdraws the consent that was requested for a subscription, if there is one. */
    async withdraw(of: string, now: Date): Promise<void> {
      await db
        .update(priceConsents)
        .set({ consentState: 'WITHDRAWN', settledAt: now, version: sql`${version} + 1` })
        .where(
          and(
            eq(subscriptionId, of),
            isNull(settledAt),
            inArray(consentState, statesFor({ type: 'WITHDRAWN' })),
          ),
        )
    },

    /**
     * The running subscriptions to these services for which a consent may have to be requested today. Their rows are
     * locked, and are in the order of their ids.
     */
    candidates: (codes: readonly string[], after: string | undefined, today: string, most: number) =>
      db
        .select()
        .from(subscriptions)
        .where(
          and(
            after ? gt(subscriptions.id, after) : undefined,
            isRunningService(codes),
            isNull(subscriptions.priceRise),
            lte(subscriptions.nextBillDate, addDays(today, CONSENT_DAYS)),
          ),
        )
        .orderBy(asc(subscriptions.id))
        .limit(most)
        .for('update', { skipLocked: true }),

    /** The running subscriptions to a service, with only the fields that affect their price. */
    runningOf: (code: string) => {
      const { startDate, endDate, nextBillDate, paymentCycle, currency, supplyAmount, serviceInfo } =
        subscriptions
      return db
        .select({ startDate, endDate, nextBillDate, paymentCycle, currency, supplyAmount, serviceInfo })
        .from(subscriptions)
        .where(isRunningService([code]))
    },

    async add(row: typeof priceConsents.$inferInsert): Promise<void> {
      await db.insert(priceConsents).values(row)
    },

    /** The unanswered or declined consents that were due by today, with their subscriptions, locked. */
    unagreed: (today: string, most: number) =>
      joinedConsents()
        .where(
          and(
            isNull(settledAt),
            lte(risesOn, today),
            inArray(consentState, priceConsentStates.filter(endsWithoutConsent)),
          ),
        )
        .orderBy(asc(risesOn), asc(id))
        .limit(most)
        .for('update', { of: subscriptions, skipLocked: true }),

    /**
     * Closes the consents that were due by today once the agreed price is billed; returns the number of closed
     * consents.
     */
    async raise(today: string, now: Date): Promise<void> {
      const raisedSubscriptions = db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(eq(subscriptions.id, subscriptionId), isNull(subscriptions.priceRise)))
      await db
        .update(priceConsents)
        .set({ consentState: 'RAISED', settledAt: now, version: sql`${version} + 1` })
        .where(
          and(
            isNull(settledAt),
            eq(consentState, 'AGREED'),
            lte(risesOn, today),
            sql`exists ${raisedSubscriptions}`,
          ),
        )
    },

    /** Marks the unanswered consents whose day is near as reminded, each once, and returns them. */
    remind: (today: string) =>
      db
        .update(priceConsents)
        .set({ consentState: 'REMINDED', version: sql`${version} + 1` })
        .where(
          and(
            isNull(settledAt),
            inArray(consentState, statesFor({ type: 'REMINDED' })),
            lte(risesOn, addDays(today, REMINDER_DAYS)),
            gt(risesOn, today),
          ),
        )
        .returning(),

    /** The unsettled consents whose price rise is later than today, in the order of their ids. */
    toReview: (after: string | undefined, today: string, most: number) =>
      joinedConsents()
        .where(and(isNull(settledAt), gt(risesOn, today), after ? gt(id, after) : undefined))
        .orderBy(asc(id))
        .limit(most),

    /** Locks a subscription until the transaction ends, and returns it. */
    async lock(of: string) {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, of)).for('update')
      return row
    },

    async ofSubscription(of: string): Promise<StoredPriceConsent | undefined> {
      const [row] = await db
        .select()
        .from(priceConsents)
        .where(and(eq(subscriptionId, of), isNull(settledAt)))
      return row
    },

    async setRise(of: string, priceRise: (typeof subscriptions.$inferSelect)['priceRise']): Promise<void> {
      await db.update(subscriptions).set({ priceRise }).where(eq(subscriptions.id, of))
    },

    /** The number of consents of a service in each state. */
    counts: (code: string) =>
      db
        .select({ state: consentState, count: count() })
        .from(priceConsents)
        .where(eq(serviceCode, code))
        .groupBy(consentState),

    /** The consents of a service, unsettled ones first, then those with the latest price rise. */
    ofService: (code: string, most: number) =>
      joinedConsents()
        .where(eq(serviceCode, code))
        .orderBy(desc(isNull(settledAt)), desc(risesOn), asc(id))
        .limit(most),
  }
}

const isRunningService = (codes: readonly string[]) =>
  and(
    inArray(subscriptions.subscriptionState, goingOn),
    isNotNull(subscriptions.startDate),
    isNotNull(subscriptions.nextBillDate),
    inArray(sql`${subscriptions.serviceInfo}->>'serviceCode'`, [...codes]),
  )
