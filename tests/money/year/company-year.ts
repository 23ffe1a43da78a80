import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { PlanFrom } from '#domain/bill/testing/used-up.ts'
import { kstDate } from '#domain/dates.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { quoteOf, type ServiceOrder } from '#domain/subscription/billing.ts'
import { bills } from '#server/db/schema/bill.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { settlementComparisons, settlementDifferences } from '#server/db/schema/settlement.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { adminBillOperations } from '#server/domains/bill/bill.admin.operations.ts'
import { memberBillOperations } from '#server/domains/bill/bill.operations.ts'
import { billsOfDeposits } from '#server/domains/bill/bill.transfer.ts'
import { taxInvoiceOperations } from '#server/domains/bill/tax-invoice/tax-invoice.operations.ts'
import { depositOperations } from '#server/domains/deposit/deposit.operations.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { billBox, billCatalogue, billDeps } from '#server/testing/bill-deps.ts'
import type { TestEngine } from '#server/testing/engines.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import { calledBy, calledByStaff, type subscriptionWorld } from '#server/testing/subscription-world.ts'
import { testTaxService } from '#server/testing/tax-service.ts'
import { insertCompany } from '#worlds/company.ts'
import { insertMember } from '#worlds/member.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { killableDb, killableService, type StepsLeft, unlimitedSteps } from './killable-node.ts'
import type { Random } from './random.ts'
import { yearOfBank, yearOfPayments } from './services.ts'

export const catalogue = demoCatalogue('빗장')
const { services } = catalogue
const names = ['가온상회', '나래물산', '다온연구소', '라온공방'] as const

type World = ReturnType<typeof subscriptionWorld>
type Person = Parameters<typeof calledBy>[0]
/** A subscription with its history: the price of each plan from its first day, and the credits of the staff. */
export type TrackedSubscription = {
  id: string
  owner: Person
  startDate: string
  order: ServiceOrder
  plans: PlanFrom[]
  credits: number[]
}

/**
 * Creates an operator with several companies; simulators of the payment service, the bank and the tax invoice
 * service, each with its own books; and server nodes, which may be killed while they run operations and jobs.
 */
export async function companyYear(engine: TestEngine, world: World, random: Random) {
  const { db } = engine.database()
  const payments = yearOfPayments(random)
  const bank = yearOfBank()
  const tax = testTaxService()
  const keyedHash = createKeyedHash(Buffer.alloc(32, 9))
  const differences: string[] = []
  const trackedSubscriptions: TrackedSubscription[] = []
  const createdAt = world.now()
  const owners: (Person & { name: string })[] = []
  for (const name of names) {
    const owner = { memberId: randomUUID(), companyId: randomUUID(), name }
    await insertCompany(db, { id: owner.companyId, name, createdAt })
    await insertMember(db, { id: owner.memberId, companyId: owner.companyId, createdAt })
    owners.push(owner)
  }
  const staff: Person[] = []
  await db.delete(memberRoles)
  await db.delete(deposits)
  await db.delete(settlementDifferences)
  await db.delete(settlementComparisons)
  for (let count = 0; count < 2; count += 1) {
    const memberId = randomUUID()
    await insertMember(db, { id: memberId, companyId: null, createdAt })
    await db
      .insert(memberRoles)
      .values({ id: randomUUID(), memberId, role: 'staff', staffRoles: ['OPERATES'], givenAt: createdAt })
    staff.push({ memberId, companyId: null })
  }

  /**
   * Creates the operations and jobs of a node that is killed after some steps; by default the node is never killed.
   */
  function node(steps: StepsLeft = unlimitedSteps()) {
    const own = killableDb(db, steps)
    const deps = {
      ...billDeps(own, world.now),
      gateway: killableService(payments.gateway, steps),
      notices: {
        put: async (_tx: unknown, { eventKey = '' }: { eventKey?: string }) => {
          const difference = /^payment-([A-Z_]+)/.exec(eventKey)?.[1]
          if (difference) differences.push(difference)
          return true
        },
      },
    }
    const taxDeps = { ...deps, taxService: killableService(tax.service, steps), operator: sampleIssuer }
    return {
      deps,
      taxDeps,
      staff: adminBillOperations({ ...deps, refundsAlone: { KRW: 300_000, USD: 10_000 } }),
      member: memberBillOperations({
        ...deps,
        catalogue: billCatalogue,
        issuer: sampleIssuer,
        makePaper: () => Promise.reject(new Error('No paper is asked for.')),
      }),
      deposits: depositOperations({ ...deps, keyedHash, bills: billsOfDeposits(deps) }),
      tax: taxInvoiceOperations(taxDeps),
    }
  }

  /** Creates a subscription. The staff approve it with today as its first day. */
  async function subscribe(): Promise<void> {
    const owner = random.oneOf(owners)
    const service = random.oneOf(services)
    const order: ServiceOrder = {
      serviceCode: service.serviceCode,
      planCode: random.oneOf(service.plans).planCode,
      userCount: random.between(1, 120),
      paymentCycle: random.chance(0.85) ? 'M' : 'Y',
      currency: 'KRW',
    }
    const startDate = kstDate(world.now())
    const { supply, vat, total } = quoteOf(catalogue, order, startDate)!
    const plain = world.subscriptionOf(owner, {
      subscriptionState: 'REQUESTED',
      startDate: null,
      nextBillDate: null,
      endDate: null,
      paymentCycle: order.paymentCycle,
      currency: order.currency,
      supplyAmount: supply,
      vatAmount: vat,
      totalAmount: total,
      payment: samplePayments[random.oneOf(['G', 'G', 'C'] as const)],
    })
    const { id, companyInfo, serviceInfo } = plain
    await world.put({
      ...plain,
      companyInfo: { ...companyInfo, companyName: owner.name },
      serviceInfo: { ...serviceInfo, ...order },
    })
    const caller = calledByStaff(staff[0]!)
    await world.operations().approveSubscription({ subscriptionId: id, version: 1, startDate }, caller)
    trackedSubscriptions.push({
      id,
      owner,
      startDate,
      order,
      plans: [{ price: { supply, vat }, from: startDate }],
      credits: [],
    })
  }

  return {
    db,
    box: billBox,
    world,
    random,
    payments,
    bank,
    tax,
    owners,
    trackedSubscriptions,
    differences,
    node,
    subscribe,
    today: () => kstDate(world.now()),
    staff: (which = 0) => calledByStaff(staff[which]!),
    member: ({ owner }: TrackedSubscription) => calledBy(owner),
    rowOf: async ({ id }: TrackedSubscription) =>
      (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!,
    /** A random subscription with a scheduled cancellation; undefined if there is none. */
    async endingSubscription() {
      const found = await db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(eq(subscriptions.subscriptionState, 'CANCEL_SCHEDULED'))
        .orderBy(asc(subscriptions.id))
      const endingSubscriptions = trackedSubscriptions.filter(({ id }) => found.some((row) => row.id === id))
      return endingSubscriptions.length > 0 ? random.oneOf(endingSubscriptions) : undefined
    },
    /** A random bill that fulfils a condition; undefined if there is none. */
    async bill(condition: SQL | undefined) {
      const found = await db
        .select()
        .from(bills)
        .where(and(condition, ne(bills.billState, 'CARRIED'), isNotNull(bills.periodFrom)))
        .orderBy(asc(bills.billDate), asc(bills.billNo))
      return found.length > 0 ? random.oneOf(found) : undefined
    },
    trackedSubscriptionOf: (subscriptionId: string) =>
      trackedSubscriptions.find(({ id }) => id === subscriptionId)!,
  }
}
export type Year = Awaited<ReturnType<typeof companyYear>>
export const isIn = (states: readonly (typeof bills.$inferSelect)['billState'][]) =>
  inArray(bills.billState, [...states])
