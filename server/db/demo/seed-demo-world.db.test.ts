import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { createFiles } from '#server/files/files.ts'
import { folderStore } from '#server/files/folder-store.ts'
import { createPhoneQueue } from '#server/messages/phone/phone-queue.ts'
import { outboxTransport } from '#server/messages/phone/phone-transport.ts'
import { createLog } from '#server/observability/log.ts'
import { createFileBox } from '#server/security/file-box.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createPasswords } from '#server/security/passwords.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import * as schema from '../schema.ts'
import { demoAccounts } from './demo-accounts.ts'
import { makeDemoWorld } from './demo-world.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

const clock = { now: () => new Date('2026-11-21T01:30:00Z') }
const passwords = createPasswords({ concurrency: 2, queue: 10 })
const directory = mkdtempSync(join(tmpdir(), 'portal-files-'))
const keys = [{ id: 'test', key: Buffer.alloc(32, 9) }]
const files = createFiles(folderStore(directory), createFileBox(keys))
const box = createSecretBox(keys)
const keyedHash = createKeyedHash(keys[0]!.key)
const site = 'https://portal.example'
const deps = { clock, box, files, keyedHash, hash: passwords.hash, site }
afterAll(() => rmSync(directory, { recursive: true }))

describeEachEngine('the demo world', (engine) => {
  it('fills an empty database once, however many nodes start together', async () => {
    const database = engine.database()
    const nodes = engine.name === 'postgresql' ? [await engine.openAnother()] : []
    const made = await Promise.all([database, database, ...nodes].map((node) => seedDemoWorld(node, deps)))
    await Promise.all(nodes.map((node) => node.close()))
    expect(made.filter(Boolean)).toHaveLength(1)

    const world = makeDemoWorld(clock)
    const filled = [
      [schema.members, world.members],
      [schema.subscriptions, world.subscriptions],
      [schema.bills, world.bills],
      [schema.billPayments, world.billPayments],
      [schema.billRefunds, world.billRefunds],
      [schema.taxInvoices, world.taxInvoices],
      [schema.cashReceiptNumbers, world.cashReceiptNumbers],
      [schema.cashReceipts, world.cashReceipts],
      [schema.phoneMessages, world.phoneMessages],
      [schema.mailRecords, world.mailRecords],
      [schema.serviceEditions, world.serviceEditions],
      [schema.companyCorrections, world.companyCorrections],
      [schema.deposits, world.deposits],
      [schema.depositMatches, world.depositMatches],
      [schema.settlementComparisons, world.settlementComparisons],
      [schema.settlementDifferences, world.settlementDifferences],
      [schema.simulatedTransactions, world.simulatedTransactions],
      [schema.subscriptionCancellations, world.cancellations],
      [schema.posts, world.posts],
      [schema.postAttachments, world.attachments],
      [schema.apps, world.apps],
      [schema.memberRoles, world.roles],
      [schema.companyRoles, world.companyRoles],
      [schema.companyOffers, world.companyOffers],
      [schema.inquiries, world.inquiries],
      [schema.inquiryMessages, world.inquiryMessages],
      [schema.inquiryAttachments, world.inquiryAttachments],
      [schema.counsels, world.counsels],
      [schema.counselSlots, world.counselSlots],
      [schema.flowCounts, world.flowCounts],
      [schema.accessLevels, world.accessLevels],
      [schema.accessGrants, world.accessGrants],
      [schema.accessDelegations, world.accessDelegations],
      [schema.appPolicies, world.appPolicies],
      [schema.accessLevelClosings, world.accessLevelClosings],
      [schema.accessLevelTerms, world.accessLevelTerms],
      [schema.accessRequests, world.accessRequests],
      [schema.accessEvents, world.accessEvents],
      [schema.signIns, world.signIns],
      [schema.referenceNumbers, world.referenceNumbers],
    ] as const
    expect(await Promise.all(filled.map(([table]) => database.db.$count(table)))).toEqual(
      filled.map(([, rows]) => rows.length),
    )
  })

  it('has a message to a phone that waits for the next morning, and is then sent', async () => {
    const { db } = engine.database()
    const sent: string[] = []
    const transport = outboxTransport({
      sendSms: () => Promise.reject(new Error('The message goes by 알림톡.')),
      sendTalk: async ({ text }) => void sent.push(text),
    })
    const deliverAt = (time: string) =>
      createPhoneQueue({
        db,
        box,
        transport,
        clock: { now: () => new Date(time) },
        log: createLog('silent'),
        brand: () => brandOfNames(demoBrand),
        site,
      }).deliver()
    const openMessages = () =>
      db
        .select({ phoneState: schema.phoneMessages.phoneState })
        .from(schema.phoneMessages)
        .where(isNull(schema.phoneMessages.endedAt))
    await deliverAt('2026-11-21T22:59:59Z')
    expect(await openMessages()).toEqual([{ phoneState: 'WAITING' }])
    await deliverAt('2026-11-21T23:00:00Z')
    await deliverAt('2026-11-21T23:00:00Z')
    expect(await openMessages()).toEqual([])
    expect(sent).toEqual([expect.stringContaining(`${site}/my/bill/detail?billId=`)])
  })

  it('has the content of every attachment in the file store', async () => {
    const { attachments, inquiryAttachments } = makeDemoWorld(clock)
    const all = [...attachments, ...inquiryAttachments]
    const found = await Promise.all(all.map(({ fileKey }) => files.read(fileKey)))
    expect(found.map((file) => file?.length)).toEqual(all.map(({ size }) => size))
  })

  it('stores no number in plain text that should be encrypted', async () => {
    const { db } = engine.database()
    const { rows } = await db.execute<{ row: string }>(sql`
      select to_jsonb(subscriptions)::text as row from subscriptions
      union all select to_jsonb(mfa_factors)::text from mfa_factors
      union all select to_jsonb(recovery_codes)::text from recovery_codes
      union all select to_jsonb(members)::text from members`)
    const dump = rows.map(({ row }) => row).join('\n')
    const world = makeDemoWorld(clock)
    const secrets = [
      ...world.subscriptions.flatMap(({ payment }) => [
        payment.paymentCard?.key?.billingKey,
        payment.paymentAccount?.accountInfo,
      ]),
      ...world.subscriptions.map(({ subscriberInfo: { secNo } }) => secNo && `"${secNo}"`),
      ...world.members.flatMap(({ totpSecret, password, recoveryCodes }) => [
        totpSecret,
        password,
        ...recoveryCodes,
      ]),
    ].filter((secret) => secret)
    expect(secrets.length).toBeGreaterThan(40)
    expect(secrets.filter((secret) => dump.includes(secret!))).toEqual([])

    // The number of the payer on a cash receipt may be a phone number, which the table of members stores unencrypted.
    // The tables of cash receipts are therefore checked separately.
    const receipts = await db.execute<{ row: string }>(sql`
      select to_jsonb(cash_receipts)::text as row from cash_receipts
      union all select to_jsonb(cash_receipt_numbers)::text from cash_receipt_numbers`)
    const numbers = world.cashReceipts.map(({ number }) => number)
    expect(receipts.rows.length).toBeGreaterThan(numbers.length)
    expect(receipts.rows.filter(({ row }) => numbers.some((number) => row.includes(number)))).toEqual([])
  })

  it('accepts the login of every demo account', async () => {
    const server = await startTestServer(engine.database(), { clock })
    try {
      for (const { email, password, mfaType } of demoAccounts) {
        const answer = await fetch(`${server.url}/api/service/home/v1.0/unauth/user/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Request-Id': '176370000000012345678U001' },
          body: JSON.stringify({
            email: Buffer.from(email).toString('base64'),
            password,
            deviceId: crypto.randomUUID(),
          }),
        })
        expect(await answer.json()).toMatchObject({
          code: 200,
          data: { mfaType, loginYn: mfaType === 'none' ? 'Y' : 'N' },
        })
      }
    } finally {
      await server.stop()
    }
  })
})
