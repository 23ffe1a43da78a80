import { randomUUID } from 'node:crypto'
import { addDays, kstDate } from '#domain/dates.ts'
import { CONSENT_DAYS } from '#domain/subscription/price-consents.ts'
import { subscriptionAfter } from '#domain/subscription/states.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import { riseOf } from '#server/catalogue/price-rises.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import type { Tx } from '#server/db/once.ts'
import { priceConsentTexts } from '#server/messages/price-consent-texts.ts'
import { cancelStore } from './cancel.store.ts'
import { aboutOf, notifyOfRise } from './price-consent.people.ts'
import { priceConsentStore } from './price-consent.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import type { StoredSubscription } from './subscription.store.ts'

export type PriceConsentDeps = Pick<SubscriptionDeps, 'db' | 'clock' | 'notices' | 'bills'> & {
  catalogue: Pick<CatalogueKeeper, 'editions' | 'refresh'>
}

/**
 * Requests a consent for every running subscription whose price rises within the next 30 days, once, with any number
 * of nodes. Returns the number of subscriptions.
 */
export async function askForPriceConsents(deps: PriceConsentDeps): Promise<number> {
  const { db, clock, catalogue } = deps
  await catalogue.refresh()
  const editions = catalogue.editions()
  const codes = [
    ...new Set(editions.filter(({ asksConsent }) => asksConsent).map(({ serviceCode }) => serviceCode)),
  ]
  if (codes.length === 0) return 0
  let [asked, after]: [number, string | undefined] = [0, undefined]
  for (;;) {
    const last: string | undefined = await db.transaction(async (tx) => {
      const today = kstDate(clock.now())
      const rows = await priceConsentStore(tx).candidates(codes, after, today, BATCH_ROWS)
      for (const row of rows) asked += await ask(deps, tx, row, today)
      return rows.length < BATCH_ROWS ? undefined : rows.at(-1)!.id
    })
    if (last === undefined) return asked
    after = last
  }
}

async function ask(
  { clock, notices, catalogue }: PriceConsentDeps,
  tx: Tx,
  subscription: StoredSubscription,
  today: string,
): Promise<0 | 1> {
  const rise = riseOf(catalogue.editions(), subscription, today)
  if (!rise || rise.risesOn > addDays(today, CONSENT_DAYS)) return 0
  const store = priceConsentStore(tx)
  const { risesOn, ...amounts } = rise
  const consent = {
    id: randomUUID(),
    subscriptionId: subscription.id,
    serviceCode: subscription.serviceInfo.serviceCode,
    consentState: 'ASKED' as const,
    risesOn,
    planName: subscription.serviceInfo.planName,
    currency: subscription.currency,
    amountBefore: subscription.totalAmount,
    amountAfter: amounts.totalAmount,
    askedAt: clock.now(),
    answeredAt: null,
    answeredById: null,
    settledAt: null,
    version: 1,
  }
  await store.add(consent)
  await store.setRise(subscription.id, { risesOn, isAgreed: false, ...amounts })
  await notifyOfRise(
    { notices },
    tx,
    { consent, subscription },
    priceConsentTexts.asked(aboutOf(consent, subscription)),
  )
  return 1
}

/**
 * Withdraws the consents to a raised price that no longer applies, since the staff withdrew or replaced the edition
 * with this price, and notifies the members. Without `serviceCode`, all services are reviewed.
 */
export async function reviewPriceConsents(deps: PriceConsentDeps, serviceCode?: string): Promise<void> {
  const { db, clock, catalogue, notices } = deps
  await catalogue.refresh()
  const today = kstDate(clock.now())
  for (let after: string | undefined; ; ) {
    const rows = await priceConsentStore(db).toReview(after, today, BATCH_ROWS)
    for (const { consent, subscription } of rows) {
      if (serviceCode !== undefined && consent.serviceCode !== serviceCode) continue
      if (isStillRising(deps, subscription, consent.risesOn, today, consent.amountAfter)) continue
      await db.transaction(async (tx) => {
        const store = priceConsentStore(tx)
        const held = await store.lock(subscription.id)
        const standing = await store.ofSubscription(subscription.id)
        if (!held || standing?.id !== consent.id || standing.risesOn <= kstDate(clock.now())) return
        const withdrawal = { consentState: 'WITHDRAWN', settledAt: clock.now() } as const
        const changed = await store.change(standing, withdrawal)
        if (!changed) return
        await store.setRise(held.id, null)
        const row = { consent: changed, subscription: held }
        await notifyOfRise({ notices }, tx, row, priceConsentTexts.withdrawn(aboutOf(changed, held)))
      })
    }
    if (rows.length < BATCH_ROWS) return
    after = rows.at(-1)!.consent.id
  }
}

const isStillRising = (
  { catalogue }: PriceConsentDeps,
  subscription: StoredSubscription,
  risesOn: string,
  today: string,
  amount: number,
) => riseOf(catalogue.editions(), subscription, today, risesOn)?.totalAmount === amount

/**
 * Ends the subscriptions without a consent on the day before the rise; closes the consents whose price is billed; and
 * reminds members who have not answered. Each happens once, with any number of nodes.
 */
export async function settlePriceConsents(deps: PriceConsentDeps): Promise<void> {
  const { db, clock, notices, bills } = deps
  await inBatches(db, async (tx) => {
    const [now, store] = [clock.now(), priceConsentStore(tx)]
    const today = kstDate(now)
    const due = await store.unagreed(today, BATCH_ROWS)
    for (const { consent, subscription } of due) {
      const subscriptionState = subscriptionAfter(subscription, { type: 'PRICE_UNAGREED' }, today)
      const state = subscriptionState ? 'ENDED' : 'WITHDRAWN'
      const changed = await store.change(consent, { consentState: state, settledAt: now })
      if (!changed || !subscriptionState) continue
      const billed = await bills.bringUpToDate(tx, subscription)
      const movedRow = await cancelStore(tx).move(billed.id, [billed.subscriptionState], {
        subscriptionState,
        endDate: addDays(consent.risesOn, -1),
        nextBillDate: null,
        priceRise: null,
      })
      if (!movedRow) throw new Error('A locked subscription has changed.')
      await bills.settleEnd(tx, movedRow)
      const row = { consent: changed, subscription: movedRow }
      await notifyOfRise({ notices }, tx, row, priceConsentTexts.ended(aboutOf(changed, movedRow)))
    }
    return due.length
  })
  await db.transaction(async (tx) => {
    const [now, store] = [clock.now(), priceConsentStore(tx)]
    await store.raise(kstDate(now), now)
    for (const consent of await store.remind(kstDate(now))) {
      const subscription = await store.lock(consent.subscriptionId)
      const row = { consent, subscription: subscription! }
      await notifyOfRise({ notices }, tx, row, priceConsentTexts.reminded(aboutOf(consent, subscription!)))
    }
  })
}
