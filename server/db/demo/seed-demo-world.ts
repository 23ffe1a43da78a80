import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { Files } from '#server/files/files.ts'
import { TRUST_DAYS } from '#server/http/protection/session-cookie.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import { noticePurpose } from '#server/security/message-purposes.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { insertCredit, insertRefund } from '#worlds/bill.ts'
import { insertCashReceipt, insertReceiptNumber } from '#worlds/cash-receipt.ts'
import { insertCorrection } from '#worlds/company-admin.ts'
import { insertDeposit } from '#worlds/deposit.ts'
import { factorRows, recoveryCodeRows } from '#worlds/member.ts'
import { insertMailRecord } from '#worlds/message.ts'
import { insertDifference } from '#worlds/settlement.ts'
import { insertStaffInvitation } from '#worlds/staff.ts'
import type { Database, Db } from '../client.ts'
import * as schema from '../schema.ts'
import { voidPurpose } from '../sealed-bill.ts'
import { toSubscriptionRow } from '../sealed-subscription.ts'
import { demoAppKeyRow } from './demo-app-key.ts'
import { withDocuments } from './demo-documents.ts'
import type { DemoMember } from './demo-members.ts'
import { phoneMessageRow } from './demo-phone-messages.ts'
import { type DemoWorld, makeDemoWorld } from './demo-world.ts'

export type DemoDeps = {
  clock: Clock
  box: SecretBox
  files: Files
  keyedHash: KeyedHash
  /** The address of the portal, for links in messages. */
  site: string
  /** Hashes a password for the database. */
  hash: (password: string) => Promise<string>
}

const rowsAtOnce = 500
const TRUSTED_DAYS_AGO = 12

/** Fills an empty database with demo data and returns whether it did. Does nothing if a member exists. */
export async function seedDemoWorld(database: Database, deps: DemoDeps): Promise<boolean> {
  return database.exclusively((db) =>
    db.transaction(async (tx) => {
      const [row] = await tx.select({ id: schema.members.id }).from(schema.members).limit(1)
      if (row) return false
      await insertDemoWorld(tx, makeDemoWorld(deps.clock), deps)
      return true
    }),
  )
}

async function insertDemoWorld(
  db: Pick<Db, 'insert' | 'execute'>,
  world: DemoWorld,
  deps: DemoDeps,
): Promise<void> {
  const hashes = await hashEach(
    world.members.map(({ password }) => password),
    deps.hash,
  )
  const factors = world.members.flatMap(({ mfaType, totpSecret, ...member }) => [
    ...(mfaType === 'none' ? [] : factorRows(deps.box, member, ['sms'])),
    ...(totpSecret === null ? [] : factorRows(deps.box, member, ['totp'], totpSecret)),
  ])

  await db.insert(schema.companies).values(world.companies)
  await db.insert(schema.apps).values(world.apps)
  await db
    .insert(schema.appKeys)
    .values(demoAppKeyRow(deps.keyedHash, new Date(deps.clock.now().getTime() - TRUSTED_DAYS_AGO * DAY_MS)))
  await db.insert(schema.members).values(
    world.members.map(({ password, totpSecret: _secret, recoveryCodes: _codes, ...member }) => ({
      ...member,
      passwordHash: hashes.get(password)!,
    })),
  )
  await db.insert(schema.memberRoles).values(world.roles)
  await insertStaffInvitation(db, {
    email: 'sebyeok.lim@bitjang.example',
    byId: world.roles.findLast(({ role }) => role === 'staff')!.memberId,
    createdAt: new Date(deps.clock.now().getTime() - 2 * HOUR_MS),
  })
  await db.insert(schema.companyRoles).values(world.companyRoles)
  await db.insert(schema.companyOffers).values(world.companyOffers)
  await db.insert(schema.mfaFactors).values(factors)
  await db.insert(schema.consents).values(world.consents)
  await db
    .insert(schema.recoveryCodes)
    .values(
      world.members.flatMap(({ id, recoveryCodes }) => recoveryCodeRows(deps.keyedHash, id, recoveryCodes)),
    )
  await db.insert(schema.trustedDevices).values(trustedDevices(world.members[0]!, hashes, deps.clock.now()))
  const { subscriptions, documents } = withDocuments(world.subscriptions, newToken)
  await db
    .insert(schema.subscriptions)
    .values(subscriptions.map((plain) => toSubscriptionRow(deps.box, plain)))
  if (documents.length > 0)
    await db
      .insert(schema.subscriptionDocuments)
      .values(documents.map(({ content: _content, ...row }) => row))
  const reasons = new Map(world.voids.map(({ billId, reason }) => [billId, reason]))
  const sealed = world.bills.map((bill) => {
    const reason = reasons.get(bill.id)
    return reason === undefined
      ? bill
      : { ...bill, voidReasonBox: deps.box.seal(reason, voidPurpose(bill.id)) }
  })
  for (const bills of splitIntoBatches(sealed)) await db.insert(schema.bills).values(bills)
  for (const credit of world.billCredits) await insertCredit(db, deps.box, credit)
  await db.insert(schema.billCreditUses).values(world.billCreditUses)
  for (const payments of splitIntoBatches(world.billPayments))
    await db.insert(schema.billPayments).values(payments)
  for (const refund of world.billRefunds) await insertRefund(db, deps.box, refund)
  await db.insert(schema.taxInvoices).values(world.taxInvoices)
  for (const number of world.cashReceiptNumbers) await insertReceiptNumber(db, deps.box, number)
  for (const receipt of world.cashReceipts) await insertCashReceipt(db, deps.box, receipt)
  await db.insert(schema.phoneMessages).values(world.phoneMessages.map((one) => phoneMessageRow(one, deps)))
  for (const mail of world.mailRecords) await insertMailRecord(db, deps.box, mail)
  for (const correction of world.companyCorrections) await insertCorrection(db, correction)
  for (const deposit of world.deposits) await insertDeposit(db, deps.box, deposit)
  await db.insert(schema.depositMatches).values(world.depositMatches)
  for (const difference of world.settlementDifferences) await insertDifference(db, deps.box, difference)
  await db.insert(schema.settlementComparisons).values(world.settlementComparisons)
  for (const listed of splitIntoBatches(world.simulatedTransactions))
    await db.insert(schema.simulatedTransactions).values(listed)
  await db.insert(schema.subscriptionCancellations).values(world.cancellations)
  await db.insert(schema.trials).values(world.trials)
  await db.insert(schema.serviceEditions).values(world.serviceEditions)
  await db.insert(schema.appServices).values(world.appServices)
  if (world.counsels.length > 0) {
    await db.insert(schema.counsels).values(world.counsels)
    await db.insert(schema.counselSlots).values(world.counselSlots)
  }
  await db.insert(schema.notifications).values(
    world.notifications.map(({ subject, text, ...row }) => ({
      ...row,
      contentBox: deps.box.seal(
        JSON.stringify({ subject, text } satisfies NoticeContent),
        noticePurpose(row.id),
      ),
    })),
  )
  await db.insert(schema.accessLevels).values(world.accessLevels)
  await db.insert(schema.signIns).values(world.signIns)
  await db.insert(schema.appPolicies).values(world.appPolicies)
  await db.insert(schema.accessLevelClosings).values(world.accessLevelClosings)
  await db.insert(schema.accessLevelTerms).values(world.accessLevelTerms)
  await db.insert(schema.accessDelegations).values(world.accessDelegations)
  await db.insert(schema.accessGrants).values(world.accessGrants)
  await db.insert(schema.accessRequests).values(world.accessRequests)
  const companyOf = new Map(world.members.map(({ id, companyId }) => [id, companyId]))
  await db.insert(schema.accessEvents).values(
    world.accessEvents.map((event) => ({
      ...event,
      companyId: companyOf.get(event.memberId) ?? null,
    })),
  )
  await db.insert(schema.abnormalEvents).values(world.abnormalEvents)
  await db.insert(schema.abnormalSteps).values(world.abnormalSteps)
  await db.insert(schema.posts).values(world.posts)
  await db
    .insert(schema.postAttachments)
    .values(world.attachments.map(({ content: _content, ...row }) => row))
  await db.insert(schema.inquiries).values(world.inquiries)
  await db.insert(schema.inquiryMessages).values(world.inquiryMessages)
  await db
    .insert(schema.inquiryAttachments)
    .values(world.inquiryAttachments.map(({ content: _content, ...row }) => row))
  for (const counts of splitIntoBatches(world.flowCounts)) await db.insert(schema.flowCounts).values(counts)
  await db.insert(schema.referenceNumbers).values(world.referenceNumbers)
  await Promise.all(
    [...documents, ...world.attachments, ...world.inquiryAttachments].map(({ fileKey, content }) =>
      deps.files.write(fileKey, content),
    ),
  )
  await db.execute(sql`analyze`)
}

function splitIntoBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  )
}

/** Returns the trusted device of the first member, a phone. No browser has the cookie of this device. */
function trustedDevices(
  { id, password }: DemoMember,
  hashes: Map<string, string>,
  now: Date,
): (typeof schema.trustedDevices.$inferInsert)[] {
  const createdAt = new Date(now.getTime() - TRUSTED_DAYS_AGO * DAY_MS)
  const hash = { tokenHash: hashToken(newToken()), passwordMark: hashToken(hashes.get(password)!) }
  const times = {
    createdAt,
    lastUsedAt: new Date(now.getTime() - DAY_MS),
    expiresAt: new Date(createdAt.getTime() + TRUST_DAYS * DAY_MS),
  }
  return [
    { id: randomUUID(), memberId: id, ...hash, device: 'Safari · iOS', address: '198.51.100.*', ...times },
  ]
}

// Hashes each distinct password once: the sixty members share one password, and hashing is slow on purpose.
async function hashEach(passwords: string[], hash: DemoDeps['hash']): Promise<Map<string, string>> {
  const distinctPasswords = [...new Set(passwords)]
  return new Map(
    await Promise.all(distinctPasswords.map(async (password) => [password, await hash(password)] as const)),
  )
}
