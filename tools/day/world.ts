import { hash } from '@node-rs/argon2'
import { systemClock } from '../../domain/clock.ts'
import { kstDate } from '../../domain/dates.ts'
import type { Db } from '../../server/db/client.ts'
import { accessLevels } from '../../server/db/schema/access-catalogue.ts'
import { apps } from '../../server/db/schema/app.ts'
import { companies } from '../../server/db/schema/company.ts'
import { members } from '../../server/db/schema/member.ts'
import { memberRoles } from '../../server/db/schema/role.ts'
import { subscriptions } from '../../server/db/schema/subscription.ts'
import { toSubscriptionRow } from '../../server/db/sealed-subscription.ts'
import { createSecretBox } from '../../server/security/secret-box.ts'
import { appRow, levelRow } from '../../worlds/access.ts'
import { companyRow } from '../../worlds/company.ts'
import { memberRow, roleRow } from '../../worlds/member.ts'
import { sampleCard, samplePayments, sampleSubscription } from '../../worlds/subscription.ts'

const MEMBERS = 1_000
const APPROVERS = 8
const APPS = 40
const BILLED = 300
/**
 * The result of each card in the simulated payment service: most are paid, one after seconds, some are
 * declined, one never gets an answer.
 */
const CARDS: readonly (readonly [lastFour: string, end: ChargeEnd])[] = [
  ...Array.from({ length: 36 }, () => ['1111', 'PAID'] as const),
  ['3220', 'PAID'],
  ['0002', 'FAILED'],
  ['9995', 'FAILED'],
  ['0119', 'UNHEARD'],
]
export const dayPassword = 'a day of the demo company'

/** The result of a charge: UNHEARD never gets an answer, at any attempt. */
export type ChargeEnd = 'PAID' | 'FAILED' | 'UNHEARD'
export type DayWorld = {
  members: string[]
  approvers: string[]
  levels: string[]
  /** Subscriptions that began today and are billed once, with the results of their cards. */
  subscriptions: { id: string; end: ChargeEnd }[]
}

/**
 * Inserts a company of a thousand members with apps and approvers, and other companies whose first bills are due
 * today. Returns mail addresses and ids.
 */
export async function fillDay(db: Db, key: { id: string; key: Buffer }): Promise<DayWorld> {
  const box = createSecretBox([key])
  const createdAt = systemClock.now()
  const today = kstDate(createdAt)
  // The cheapest hash parameters, since other tools measure the cost of hashing.
  const passwordHash = await hash(dayPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const memberOf = (companyId: string, n: number) =>
    memberRow({
      companyId,
      email: `day${n}@neoreundeul.example`,
      name: `구성원 ${n}`,
      passwordHash,
      createdAt,
    })
  const ownCompany = companyRow({ name: '하루 주식회사', createdAt })
  const billedCompanies = Array.from({ length: BILLED }, (_, n) =>
    companyRow({ name: `청구 ${n}호`, createdAt }),
  )
  await db.insert(companies).values([ownCompany, ...billedCompanies])
  const people = Array.from({ length: MEMBERS }, (_, n) => memberOf(ownCompany.id, n))
  const payers = billedCompanies.map(({ id }, n) => memberOf(id, MEMBERS + n))
  await db.insert(members).values([...people, ...payers])
  const approvers = people.slice(0, APPROVERS)
  await db.insert(memberRoles).values(approvers.map(({ id }) => roleRow(id, 'approver')))
  const catalogue = Array.from({ length: APPS }, (_, n) => appRow({ code: `DAY${n}`, name: `하루 앱 ${n}` }))
  await db.insert(apps).values(catalogue)
  const levels = catalogue.map(({ id: appId }) => levelRow({ appId }))
  await db.insert(accessLevels).values(levels)
  const plain = payers.map(({ id: memberId, companyId }, n) => ({
    ...sampleSubscription({
      subscriptionNo: `S2020-${String(n).padStart(6, '0')}`,
      memberId,
      companyId: companyId!,
      now: createdAt,
    }),
    // A subscription without bills is billed from its first day. An earlier first day would lead to several bills.
    startDate: today,
    nextBillDate: today,
    payment: {
      ...samplePayments.C,
      paymentCard: sampleCard(cardOf(n)[0]),
    },
  }))
  await db.insert(subscriptions).values(plain.map((one) => toSubscriptionRow(box, one)))
  return {
    members: people.slice(APPROVERS).map(({ email }) => email),
    approvers: approvers.map(({ email }) => email),
    levels: levels.map(({ id }) => id),
    subscriptions: plain.map(({ id }, n) => ({ id, end: cardOf(n)[1] })),
  }
}

const cardOf = (n: number) => CARDS[n % CARDS.length]!
