import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, it } from 'vitest'
import { demoAppOfKey } from '#server/db/demo/demo-own-apps.ts'
import { seedDemoWorld } from '#server/db/demo/seed-demo-world.ts'
import * as schema from '#server/db/schema.ts'
import { creditPurpose, decisionPurpose, refundPurpose, voidPurpose } from '#server/db/sealed-bill.ts'
import { editionDecisionPurpose } from '#server/db/sealed-edition.ts'
import { sealedFieldPurpose } from '#server/db/sealed-subscription.ts'
import { draftPurpose } from '#server/domains/account/draft.store.ts'
import { billingKeyPurpose } from '#server/domains/bill/bill.keys.ts'
import { receiverPurpose } from '#server/domains/bill/bill.notifications.ts'
import { numberPurpose, receiptPurpose } from '#server/domains/bill/cash-receipt/cash-receipt.store.ts'
import { registeredCardPurpose } from '#server/domains/subscription/card.store.ts'
import { subscriptionDraftPurpose } from '#server/domains/subscription/draft.store.ts'
import { contactChangePurpose } from '#server/domains/user/contact-change.store.ts'
import { memberProofPurpose } from '#server/domains/user/proof.store.ts'
import { retainedRecordPurpose, withdrawalReasonPurpose } from '#server/domains/withdrawal/retained.store.ts'
import { createFiles } from '#server/files/files.ts'
import { FilesUnavailable } from '#server/files/files-unavailable.ts'
import { folderStore } from '#server/files/folder-store.ts'
import { createSigningKeys } from '#server/login/signing-keys.ts'
import { phonePurpose } from '#server/messages/phone/phone-queue.ts'
import { createFileBox } from '#server/security/file-box.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { mailRecordPurpose } from '#server/security/message-purposes.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { sealTotpSecret } from '#server/security/totp.ts'
import { webhookPurpose } from '#server/security/webhook-secret.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'
import { insertScimTarget } from '#worlds/access.ts'
import { insertEdition, remoteAccess } from '#worlds/catalogue.ts'
import { missingKeys, registerKey, retireKey } from './key-register.ts'
import { countSealed, FILES, resealAll } from './reseal.ts'
import { sealedPlaces } from './sealed-boxes.ts'

const older = { id: 'older', key: Buffer.alloc(32, 1) }
const newer = { id: 'newer', key: Buffer.alloc(32, 2) }
const clock = { now: () => new Date('2026-11-21T03:00:00Z') }
const directory = mkdtempSync(join(tmpdir(), 'reseal-'))
afterAll(() => rmSync(directory, { recursive: true }))
const filesWith = (keys: (typeof older)[], engine: string) =>
  createFiles(folderStore(join(directory, engine)), createFileBox(keys))
const totalOf = (places: Map<string, number> | undefined) =>
  [...(places?.values() ?? [])].reduce((sum, boxes) => sum + boxes, 0)
const ringOf = (...keys: (typeof older)[]) =>
  keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',')

it('every column with sealed values is listed in `sealedPlaces`', () => {
  const sealedColumns = Object.values(schema as Record<string, unknown>)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.keys(getTableColumns(table))
        .filter((column) => column.endsWith('Box'))
        .map((column) => `${getTableName(table)}.${column}`),
    )
  const places = sealedPlaces
    .filter(({ path }) => path.length === 0)
    .map(({ table, column }) => `${getTableName(table)}.${column}`)
  expect(places.toSorted()).toEqual(sealedColumns.toSorted())
})

describeEngines('another encryption key', (engine) => {
  const db = () => engine.database().db

  it('re-encrypts all data while the portal is used, so that the old key can then be removed', async () => {
    const database = engine.database()
    const olderFiles = filesWith([older], engine.name)
    await seedDemoWorld(database, {
      hash: () => Promise.resolve(''),
      box: createSecretBox([older]),
      files: olderFiles,
      keyedHash: createKeyedHash(older.key),
      clock,
      site: 'https://portal.example',
    })
    await fillColumns()
    const before = await countSealed(db(), olderFiles)
    expect([...before.keys()]).toEqual(['older'])
    expect([...before.get('older')!.keys()]).toHaveLength(sealedPlaces.length + 1)

    const files = filesWith([newer, older], engine.name)
    const portal = createPortal(database, { env: { ENCRYPTION_KEYS: ringOf(newer, older) } })
    const concurrentWrites = useDuring(portal, 8)
    const resealed = await resealAll({
      db: db(),
      box: createSecretBox([newer, older]),
      files,
      keyId: 'newer',
    })
    await concurrentWrites
    expect(resealed).toMatchObject({ unreadable: 0, files: before.get('older')!.get(FILES) })
    expect(resealed.boxes + resealed.files).toBe(totalOf(before.get('older')))

    const filesOfNewKey = filesWith([newer], engine.name)
    const after = await countSealed(db(), filesOfNewKey)
    expect([...after.keys()]).toEqual(['newer'])
    expect(totalOf(after.get('newer'))).toBeGreaterThanOrEqual(totalOf(before.get('older')))
    expect(await allWrittenData()).not.toContain('v1.older.')
    const box = createSecretBox([newer])
    expect((await resealAll({ db: db(), box, files: filesOfNewKey, keyId: 'newer' })).boxes).toBe(0)

    const lostKey = { id: 'lost', key: Buffer.alloc(32, 3) }
    const unread = await resealAll({
      db: db(),
      box: createSecretBox([lostKey]),
      files: filesWith([lostKey], engine.name),
      keyId: 'lost',
    })
    expect(unread).toEqual({ boxes: 0, files: 0, unreadable: totalOf(after.get('newer')) })
    expect(await countSealed(db(), filesOfNewKey)).toEqual(after)
  })

  it('stops the re-encryption if files cannot be reached', async () => {
    const store = folderStore(join(directory, `${engine.name}-away`))
    await createFiles(store, createFileBox([older])).write('kept', Buffer.alloc(1))
    const get = () => Promise.reject(new FilesUnavailable('away'))
    const unavailableFiles = createFiles({ ...store, get }, createFileBox([newer, older]))
    const box = createSecretBox([newer, older])
    await expect(resealAll({ db: db(), box, files: unavailableFiles, keyId: 'newer' })).rejects.toThrow(
      FilesUnavailable,
    )
  })

  it('makes a node without this key not ready, until the key is retired', async () => {
    const portal = createPortal(engine.database(), { env: { ENCRYPTION_KEYS: ringOf(older) } })
    const readyStatus = async () => {
      portal.clock.pass(1)
      return (await portal.app.inject('/readyz')).statusCode
    }
    await registerKey(db(), 'older', clock)
    expect(await readyStatus()).toBe(200)
    await registerKey(db(), 'newer', clock)
    expect(await missingKeys(db(), ['older'])).toEqual(['newer'])
    expect(await readyStatus()).toBe(503)
    await retireKey(db(), 'newer', clock)
    expect(await readyStatus()).toBe(200)
    await registerKey(db(), 'newer', clock)
    expect(await readyStatus()).toBe(503)
  })

  /** Writes sealed rows during the re-encryption: a member signs in, and others begin to sign up. */
  async function useDuring(portal: ReturnType<typeof createPortal>, times: number): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      const member = await portal.addMember()
      const session = await portal.logInFully(member.email, { confirmed: true })
      expect((await portal.call('startMfaEnrolment', { mfaType: 'totp' }, { session })).code).toBe(200)
      expect((await portal.call('listNotifications', { limit: 20 }, { session })).code).toBe(200)
    }
  }

  /** Adds a sealed value to each column that the demo data leaves empty. */
  async function fillColumns(): Promise<void> {
    const box = createSecretBox([older])
    const at = clock.now()
    const [id, memberId] = [randomUUID(), (await db().select().from(schema.members).limit(1))[0]!.id]
    const subscriptionId = (await db().select().from(schema.subscriptions).limit(1))[0]!.id
    const ends = { expiresAt: at }
    await db()
      .insert(schema.accountDrafts)
      .values({
        id,
        kind: 'reset',
        tokenHash: id,
        contentBox: box.seal('{}', draftPurpose('reset', id)),
        createdAt: at,
        ...ends,
      })
    const webhookBox = box.seal('whsec_', webhookPurpose(demoAppOfKey))
    await createSigningKeys({ db: db(), box: createSecretBox([older]), clock }).current()
    await db().insert(schema.appWebhooks).values({
      appId: demoAppOfKey,
      url: 'https://app.example/hooks',
      secretBox: webhookBox,
      formerBox: webhookBox,
      createdAt: at,
    })
    await insertScimTarget(db(), box, { appId: demoAppOfKey, createdAt: at })
    await db()
      .insert(schema.billReceivers)
      .values(
        [0, 1].map((position) => ({
          subscriptionId,
          position,
          emailBox: box.seal('a@b.example', receiverPurpose(subscriptionId, position)),
        })),
      )
    await db()
      .insert(schema.billingKeys)
      .values({ subscriptionId, keyBox: box.seal('{}', billingKeyPurpose(subscriptionId)), createdAt: at })
    await db()
      .insert(schema.contactChanges)
      .values({
        id,
        memberId,
        kind: 'EMAIL',
        formerBox: box.seal('a@b.example', contactChangePurpose(id)),
        keyHash: id,
        changedAt: at,
        ...ends,
      })
    await db()
      .insert(schema.idempotencyKeys)
      .values([
        { keyHash: id, bodyHash: '', answerBox: box.seal('{}', 'idempotency'), createdAt: at },
        { keyHash: `${id} under way`, bodyHash: '', answerBox: '', createdAt: at },
      ])
    await db()
      .insert(schema.keptRecords)
      .values({
        id,
        keptType: 'CONTRACT',
        recordBox: box.seal('{}', retainedRecordPurpose(id)),
        eraseOn: '2031-01-01',
      })
    await db()
      .insert(schema.mailQueue)
      .values({ id, mailBox: box.seal('{}', 'mail'), createdAt: at, nextTryAt: new Date('2099-01-01') })
    await db()
      .insert(schema.mailRecords)
      .values({
        id,
        memberId,
        label: 'notice',
        subjectBox: box.seal('제목', mailRecordPurpose(id)),
        receiver: 'ab*@example',
        mailState: 'SENT',
        createdAt: at,
      })
    await db()
      .insert(schema.phoneMessages)
      .values({
        id,
        memberId,
        kind: 'BILL_LATE',
        phoneState: 'WAITING',
        contentBox: box.seal('{}', phonePurpose(id)),
        createdAt: at,
        nextTryAt: new Date('2099-01-01'),
      })
    await db()
      .insert(schema.memberProofs)
      .values({
        id,
        memberId,
        kind: 'EMAIL',
        valueBox: box.seal('a@b.example', memberProofPurpose(id)),
        ...ends,
      })
    await db()
      .insert(schema.mfaEnrolments)
      .values({
        memberId,
        id,
        mfaType: 'totp',
        secretBox: sealTotpSecret(box, 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO'),
        createdAt: at,
        recoveryHashes: [],
        ...ends,
      })
    await db()
      .insert(schema.registeredCards)
      .values({ id, memberId, customerKey: id, cardBox: box.seal('{}', registeredCardPurpose(id)), ...ends })
    const [bill] = await db().select({ id: schema.bills.id }).from(schema.bills).limit(1)
    await db()
      .insert(schema.billRefunds)
      .values({
        id,
        billId: bill!.id,
        attempt: 1,
        amount: 1,
        reasonBox: box.seal('중복 결제', refundPurpose(id)),
        decisionBox: box.seal('중복 요청', decisionPurpose(id)),
        refundWay: 'TRANSFER',
        refundState: 'DONE',
        startedAt: at,
        askedAt: at,
      })
    await db()
      .update(schema.bills)
      .set({ voidReasonBox: box.seal('잘못 청구', voidPurpose(bill!.id)) })
      .where(eq(schema.bills.id, bill!.id))
    await db()
      .insert(schema.cashReceiptNumbers)
      .values({
        subscriptionId,
        usage: 'DEDUCTION',
        numberBox: box.seal('01012345678', numberPurpose(subscriptionId)),
      })
    await db()
      .insert(schema.cashReceipts)
      .values({
        id,
        billId: bill!.id,
        receiptKind: 'ORIGINAL',
        paymentId: id,
        partId: id,
        documentKey: id,
        place: 1,
        receiptState: 'SENT',
        usage: 'DEDUCTION',
        numberBox: box.seal('01012345678', receiptPurpose(id)),
        supplyAmount: 10,
        vatAmount: 1,
        tradedAt: at,
      })
    await insertEdition(db(), {
      serviceCode: 'VPN',
      fromDate: '2026-01-01',
      content: remoteAccess(3_000),
      changedAt: at,
      decisionBox: box.seal('아직 이릅니다', editionDecisionPurpose('VPN', 1)),
    })
    const [credited] = await db().select({ id: schema.subscriptions.id }).from(schema.subscriptions).limit(1)
    await db()
      .insert(schema.billCredits)
      .values({
        id,
        subscriptionId: credited!.id,
        creditOn: 'NEXT_BILLS',
        amount: 1,
        leftAmount: 1,
        reasonBox: box.seal('장애 보상', creditPurpose(id)),
        creditedAt: at,
      })
    // The data of a card that an earlier release stored.
    const [paid] = await db()
      .select()
      .from(schema.subscriptions)
      .where(sql`${schema.subscriptions.payment} ? 'paymentCard'`)
      .limit(1)
    const former = {
      ...paid!.payment.paymentCard!,
      cardNumberBox: box.seal('4330123412341234', sealedFieldPurpose(paid!.id, 'cardNumber')),
      rnnoBox: box.seal('9998700017', sealedFieldPurpose(paid!.id, 'cardRnno')),
    }
    await db()
      .update(schema.subscriptions)
      .set({ payment: { ...paid!.payment, paymentCard: former } })
      .where(eq(schema.subscriptions.id, paid!.id))
    await db()
      .insert(schema.subscriptionDrafts)
      .values({
        id,
        memberId,
        contentBox: box.seal('{}', subscriptionDraftPurpose(id)),
        savedAt: at,
        ...ends,
      })
    await db()
      .insert(schema.withdrawalReasons)
      .values({ id, month: '2026-11', textBox: box.seal('비쌉니다', withdrawalReasonPurpose(id)) })
  }

  async function allWrittenData(): Promise<string> {
    const tables = Object.values(schema as Record<string, unknown>).filter((table) => is(table, PgTable))
    const rows = await Promise.all(
      tables.map((table) => db().execute(sql`select to_jsonb(t)::text as row from ${table} t`)),
    )
    return JSON.stringify(rows.map(({ rows }) => rows))
  }
})
