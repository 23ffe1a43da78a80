import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { createDemoAddresses } from '#server/addresses/demo-addresses.ts'
import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { companyNameRule } from '#server/company-names.ts'
import { readConfig } from '#server/config.ts'
import { createOnce } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { type PlainSubscription, sealedFields, toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { billsOfSubscriptions } from '#server/domains/bill/bill.subscription.ts'
import { subscriptionOperations } from '#server/domains/subscription/subscription.operations.ts'
import { subscriptionCatalogue } from '#server/domains/subscription/terms/subscription-terms.catalogue.ts'
import { type Caller, unknownVisitor } from '#server/http/calls/caller.ts'
import { simulatedAuthKey } from '#server/payments/simulated-card.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { createThrottle } from '#server/security/throttle.ts'
import { sampleIssuer, samplePayee } from '#server/testing/sample-bill.ts'
import { sessionFacts } from '#server/testing/session-facts.ts'
import { amountsOf, insertBill } from '#worlds/bill.ts'
import { insertCompany } from '#worlds/company.ts'
import { insertMember } from '#worlds/member.ts'
import { sampleSubscription } from '#worlds/subscription.ts'
import type { TestEngine } from './engines.ts'
import { operatorSettings } from './operator-settings.ts'

const uuid = (tail: number) => `00000000-0000-4000-8000-${String(tail).padStart(12, '0')}`
const person = (index: number, companyId: string | null) => ({ memberId: uuid(index), companyId })
const [ourCompany, theirCompany] = [uuid(901), uuid(902)]

/** The requesters of subscriptions: two of one company, one of another, and two without a company. */
export const me = person(1, ourCompany)
export const colleague = person(2, ourCompany)
export const stranger = person(3, theirCompany)
export const freelancer = person(4, null)
export const otherFreelancer = person(5, null)

/** Returns the caller of an operation: a member whose password was checked. */
export const calledBy = ({ memberId, companyId }: typeof me): Caller => ({
  ...unknownVisitor,
  stage: 'member',
  member: {
    sessionId: uuid(0),
    memberId,
    companyId,
    managesSubscriptions: true,
    passwordChecked: true,
    verified: false,
    staff: false,
    staffRoles: [],
    endsAt: new Date('2026-11-21T13:30:00Z'),
    info: sessionFacts,
  },
  address: '127.0.0.1',
})
/** Returns the caller of an operation: a staff member with the role to operate. */
export const calledByStaff = (who: typeof me): Caller => {
  const caller = calledBy(who)
  return { ...caller, member: { ...caller.member!, staff: true, staffRoles: ['OPERATES'] } }
}
export const visitor: Caller = { ...calledBy(me), stage: 'visitor', member: undefined }

/**
 * Returns the subscription operations on an engine with these people; before each test all subscriptions are removed.
 */
export function subscriptionWorld(engine: TestEngine) {
  const keys = [{ id: 'test', key: Buffer.alloc(32, 3) }]
  const box = createSecretBox(keys)
  const clock = { now: () => now }
  const { limits } = readConfig({ DEMO: '1' })
  const start = new Date('2026-11-21T01:30:00Z')
  let now = start
  let made = 0

  beforeAll(async () => {
    const { db } = engine.database()
    for (const id of [ourCompany, theirCompany]) await insertCompany(db, { id, createdAt: start })
    for (const { memberId: id, companyId } of [me, colleague, stranger, freelancer, otherFreelancer])
      await insertMember(db, { id, companyId, email: `${id}@pyeonji.example`, createdAt: start })
  })

  beforeEach(() => {
    now = start
    return clear()
  })

  async function clear(): Promise<void> {
    await engine.database().db.delete(bills)
    await engine.database().db.delete(subscriptions)
  }

  return {
    clear,
    now: () => now,
    later(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    operations() {
      const { db } = engine.database()
      const once = createOnce({ db, box, clock })
      const throttle = createThrottle({ db, hash: createKeyedHash(keys[0]!.key), clock })
      const uploads = {
        attach: () => Promise.resolve([]),
        copy: () => Promise.resolve(undefined),
        withdraw: () => Promise.resolve(),
        giveUp: () => Promise.resolve(),
        discard: () => Promise.resolve(),
      }
      const mails = { put: () => Promise.resolve() }
      const notices = { put: () => Promise.resolve(true) }
      const billingDeps = {
        db,
        box,
        clock,
        mails,
        notices,
        gateway: simulatedPayments,
        log: { warn: () => {} },
        site: 'http://localhost',
        payee: samplePayee,
      }
      return subscriptionOperations({
        db,
        box,
        clock,
        limits,
        once,
        throttle,
        uploads,
        mails,
        notices,
        addresses: createDemoAddresses(),
        admitCompanyName: companyNameRule(sampleIssuer, () => brandOfNames(demoBrand)),
        site: 'http://localhost',
        party: () => ({ operatorName: operatorSettings.OPERATOR_NAME, brandName: demoBrand.brandName }),
        subscriptionTerms: () => subscriptionCatalogue,
        catalogue: { current: () => demoCatalogue(demoBrand.brandName), iconOf: () => 'DOOR' },
        gateway: simulatedPayments,
        log: { warn: () => {} },
        bills: billsOfSubscriptions(billingDeps),
      })
    },
    /** Registers a card of an owner; returns the form fields that name the card. */
    async card(owner = me, { lastFour = '1234', cardExpiration = '11/29' } = {}) {
      const { openCardWindow, registerCard } = this.operations()
      const caller = calledBy(owner)
      const { customerKey } = await openCardWindow({}, caller)
      const authKey = simulatedAuthKey({ lastFour, cardExpiration })
      const { cardId, cardInfo, cardNumber } = await registerCard({ customerKey, authKey }, caller)
      return { cardId, cardInfo, cardNumber }
    },
    subscriptionOf(owner: typeof me, more: Partial<PlainSubscription> = {}): PlainSubscription {
      made += 1
      const ids = {
        ...owner,
        id: crypto.randomUUID(),
        subscriptionNo: `S2026-${String(made).padStart(6, '0')}`,
      }
      return { ...sampleSubscription({ ...ids, now }), ...more }
    },
    /** Stores a bill of a subscription, by default of its first period, and returns its id. */
    async bill(of: PlainSubscription, more: Partial<typeof bills.$inferInsert> = {}): Promise<string> {
      made += 1
      const startDate = of.startDate!
      const { id } = await insertBill(engine.database().db, {
        ...amountsOf(of),
        subscriptionId: of.id,
        billNo: `B2026-${String(made).padStart(6, '0')}`,
        billState: 'PAID',
        period: startDate.slice(0, 'YYYY-MM'.length),
        billDate: startDate,
        dueDate: startDate,
        periodFrom: startDate,
        periodTo: startDate,
        ...more,
      })
      return id
    },
    /** Returns the stored row of a subscription, and the functions that decrypt its sealed fields. */
    async stored(id: string) {
      const [row] = await engine.database().db.select().from(subscriptions).where(eq(subscriptions.id, id))
      return { row: row!, sealed: sealedFields(box, id) }
    },
    async put(...plain: PlainSubscription[]) {
      const rows = plain.map((one) => toSubscriptionRow(box, one))
      if (rows.length > 0) await engine.database().db.insert(subscriptions).values(rows)
    },
  }
}
