import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeRows } from '#server/db/remove-rows.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { keptRecords } from '#server/db/schema/withdrawal.ts'
import { refundPurpose, voidPurpose } from '#server/db/sealed-bill.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import {
  browserOf,
  mailedCode,
  newPassword,
  otherCode,
  requiredTermsAgreed,
  signupAt,
} from '#server/testing/account-world.ts'
import { counselForm, monday10, tuesday14 } from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf } from '#server/testing/inquiry-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { giveCompanyRole } from '#worlds/company.ts'
import { removeUploads } from './domains/upload/upload.forgetting.ts'
import { expiredRecords, openStored } from './domains/withdrawal/retained.store.ts'

const name = '황보다솜'
const email = 'dasom.hwangbo@naeireum.example'
const phoneNumber = '01098761357'
const formerContact = { email: 'dasom.before@naeireum.example', phoneNumber: '01045671298' }
const secret = '제 강아지 이름은 몽실이입니다'
const contact = { name, email, phoneNumber: '010-9876-1357', companyName: `${name} 상회` }
const reasons = { refund: '이중 결제로 환불', void: '잘못 청구하여 취소' }
const DAY_SECONDS = 86_400

/** Returns the spellings of a text: unchanged, in base64 at each of the three offsets, and with JSON escapes. */
function spellingsOf(text: string): string[] {
  const escaped = [...text]
    .map((each) => (each > '~' ? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}` : each))
    .join('')
  const encodedTexts = (['base64', 'base64url'] as const).flatMap((encoding) =>
    [0, 1, 2].map((shift) =>
      Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
        .toString(encoding)
        .slice(shift === 0 ? 0 : shift + 1, -3),
    ),
  )
  return [text, escaped, encodeURIComponent(text), ...encodedTexts]
}
const phones = [phoneNumber, '010-9876-1357', '9876-1357', formerContact.phoneNumber, '4567-1298']
const personalValues = [name, email, formerContact.email, ...phones, secret, '몽실이', newPassword]
  .flatMap(spellingsOf)
  .filter((text) => text.length > 5)

/** Returns the personal values that a text contains. */
const leftoversIn = (text: string) => personalValues.filter((each) => text.includes(each))

describeEngines('of a member who has left', (engine) => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-leaving-'))
  const folders = { files: join(dir, 'files'), outbox: join(dir, 'outbox') }
  const logLines: string[] = []
  let portal: Portal
  const world = withdrawalWorld(
    () => portal,
    () => engine.database(),
  )
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { FILES_DIR: folders.files },
      log: { write: (line) => void logLines.push(line) },
      outboxDir: folders.outbox,
    })
  })
  afterAll(async () => {
    await portal.app.close()
    rmSync(dir, { recursive: true, force: true })
  })

  /** Returns every column of every table as text. */
  async function dumpDatabase(): Promise<string> {
    const { pool } = engine.database()
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const tables = await Promise.all(
      rows.map(async (table) =>
        (await pool.query<{ row: string }>(`select t::text as row from "${table.name}" t`)).rows.map(
          ({ row }) => row,
        ),
      ),
    )
    expect(rows.length).toBeGreaterThan(20)
    return tables.flat().join('\n')
  }

  function filesIn(folder: string): string {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
      statSync(join(folder, each)).isFile(),
    )
    return names
      .map(
        (each) =>
          `${each}\n${readFileSync(join(folder, each), 'latin1')}\n${readFileSync(join(folder, each), 'utf8')}`,
      )
      .join('\n')
  }

  const allRows = async () => ({
    database: await dumpDatabase(),
    files: filesIn(folders.files),
    outbox: filesIn(folders.outbox),
    log: logLines.join('\n'),
  })

  /** Lets another company invite a mail address. */
  async function inviteFromOtherCompany(to: string): Promise<void> {
    const owner = await world.member({ companyId: await world.company(), mfaType: 'sms', factors: ['sms'] })
    await giveCompanyRole(engine.database().db, owner.id, 'owner')
    const invitationInput = { idempotencyKey: randomUUID(), email: to, roles: [] }
    expect((await portal.call('inviteToCompany', invitationInput, { session: owner.session })).code).toBe(200)
  }

  /** Creates a member with data in every table; returns a session in which the member may withdraw. */
  async function createMemberWithData(): Promise<{ session: string; memberId: string }> {
    const browser = await signupAt(portal, 'PASSWORD', { ...formerContact, accountType: 'BUSINESS' })
    await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })
    const { id: memberId } = (
      await engine.database().db.select().from(members).where(eq(members.email, formerContact.email))
    )[0]!
    await engine
      .database()
      .db.update(members)
      .set({ name, subEmail: `second.${email}`, deptName: `${name}의 팀` })
      .where(eq(members.id, memberId))
    await portal.logIn(formerContact.email, 'not this one')
    await inviteFromOtherCompany(formerContact.email)

    const { session: pending } = await portal.logIn(formerContact.email, newPassword)
    const { data: challenge } = await portal.call(
      'startMfaChallenge',
      { mfaType: 'sms' },
      { session: pending },
    )
    await portal.call(
      'verifyMfaCode',
      { challengeId: challenge.challengeId, code: otherCode(portal.lastCode()) },
      { session: pending },
    )
    const verified = await portal.call(
      'verifyMfaCode',
      { challengeId: challenge.challengeId, code: portal.lastCode() },
      { session: pending },
    )
    const checked = await portal.call(
      'checkPassword',
      { password: newPassword },
      { session: verified.session },
    )
    const session = await portal.verify(checked.session!)
    const here = { session }
    for (const sentTo of Object.values(formerContact)) expect(filesIn(folders.outbox)).toContain(sentTo)
    await portal.call(
      'updateUserInfo',
      { name, email, phoneNumber, subEmail: `second.${email}`, companyName: null, deptName: `${name}의 팀` },
      here,
    )
    for (const contactType of ['EMAIL', 'PHONE'] as const) {
      await portal.call('sendContactCode', { contactType }, here)
      const code = contactType === 'EMAIL' ? await mailedCode(portal, email) : portal.lastCode()
      expect((await portal.call('verifyContactCode', { contactType, code }, here)).code).toBe(200)
    }

    await inviteFromOtherCompany(email)

    const newFile = () => new File([new Uint8Array(samplePdf)], `${name} 신분증.pdf`)
    const upload = async () =>
      (await portal.call('uploadFile', { purpose: 'inquiry', file: newFile() }, here)).data.fileId
    const { data: inquiry } = await portal.call(
      'writeInquiry',
      inquiryOf({
        ...contact,
        subject: secret,
        body: `${secret}. ${name} 드림`,
        fileIds: [await upload(), await upload()],
      }),
      here,
    )
    await portal.call(
      'replyToInquiry',
      {
        idempotencyKey: randomUUID(),
        inquiryId: inquiry.inquiryId!,
        body: `${phoneNumber}로 전화해 주세요`,
        fileIds: [await upload()],
      },
      here,
    )
    // The member also writes an inquiry as a visitor, with the same mail address.
    await portal.call('writeInquiry', inquiryOf({ ...contact, body: secret, fileIds: [] }))
    await portal.call('uploadFile', { purpose: 'inquiry', file: newFile() })
    for (const [startAt, options] of [
      [monday10, here],
      [tuesday14, {}],
    ] as const) {
      const { data } = await portal.call('holdCounselSlot', { startAt }, options)
      await portal.call(
        'reserveCounsel',
        counselForm({ ...contact, memo: secret, holdKey: data.holdKey }),
        options,
      )
    }

    const { companyId } = (
      await engine.database().db.select().from(members).where(eq(members.id, memberId))
    )[0]!
    const ended = await world.subscribe({ id: memberId, companyId }, 'ENDED', { memo: secret })
    const box = createSecretBox(portal.config.encryptionKeys)
    const paid = await world.bill(ended, 'PAID')
    const refundId = randomUUID()
    const at = portal.clock.now()
    await engine
      .database()
      .db.insert(billRefunds)
      .values({
        id: refundId,
        billId: paid,
        attempt: 1,
        amount: 100,
        reasonBox: box.seal(reasons.refund, refundPurpose(refundId)),
        refundWay: 'TRANSFER',
        refundState: 'DONE',
        startedAt: at,
        askedAt: at,
        settledAt: at,
      })
    await engine
      .database()
      .db.update(bills)
      .set({ voidReasonBox: box.seal(reasons.void, voidPurpose(paid)) })
      .where(eq(bills.id, paid))
    await portal.call('createSubscriptionLink', { subscriptionId: ended }, here)
    const [row] = await engine.database().db.select().from(subscriptions).where(eq(subscriptions.id, ended))
    await engine
      .database()
      .db.update(subscriptions)
      .set({ subscriberInfo: { ...row!.subscriberInfo, name, accountEmail: email, phoneNumber } })
      .where(eq(subscriptions.id, ended))

    // In another browser a sign-up with the same phone number and a password reset are in progress.
    const other = browserOf(portal)
    await other.call('agreeSignupTerms', { accountType: 'INDIVIDUAL', terms: requiredTermsAgreed(portal) })
    await other.call('sendSignupCode', { name, phoneNumber })
    await browserOf(portal).call('startPasswordReset', { email })
    await mailedCode(portal, email)
    return { session, memberId }
  }

  it('no name, mail, number or text is left in the database, the files, the outbox or the log', async () => {
    const { session, memberId } = await createMemberWithData()
    const before = await allRows()
    // The texts must be found before the withdrawal, since otherwise their absence afterwards proves nothing.
    for (const text of [name, email, phoneNumber, memberId]) expect(before.database).toContain(text)
    expect(before.outbox).toContain(email)
    expect(before.outbox).toContain(phoneNumber)
    expect(readdirSync(folders.files).length).toBe(4)

    const { data: proof } = await portal.call('startWithdrawalProof', { password: newPassword }, { session })
    expect(proof.proofKey).toBeNull()
    const { data: challenge } = await portal.call('sendWithdrawalCode', { mfaType: 'sms' }, { session })
    const {
      data: { proofKey },
    } = await portal.call(
      'verifyWithdrawalCode',
      { challengeId: challenge.challengeId, code: portal.lastCode() },
      { session },
    )
    const remainingRows = await world.leave(session, {
      proofKey,
      reasonCode: 'OTHER',
      reasonText: `${secret}, ${name} ${phoneNumber}`,
    })
    expect(remainingRows.code).toBe(200)
    expect(remainingRows.data.kept).toEqual([
      { keptType: 'CONTRACT', months: 60, count: 1 },
      { keptType: 'COMPLAINT', months: 36, count: 2 },
      { keptType: 'SIGN_IN', months: 3, count: 4 },
    ])
    await portal.deliverMails()
    await portal.deliverMails()
    expect(portal.sentMails.findLast(({ to }) => to === email)!.subject).toContain('탈퇴')
    // Only the unused file of an unknown sender remains. The file is removed after a day, as is every stored answer
    // of an idempotency key.
    expect(readdirSync(folders.files)).toHaveLength(1)
    portal.clock.pass(DAY_SECONDS + 60)
    await runRemovals(engine.database().db, portal.clock.now())
    await removeUploads(engine.database().db, portal.files, portal.clock.now())

    const after = await allRows()
    for (const [where, text] of Object.entries(after)) expect([where, leftoversIn(text)]).toEqual([where, []])
    expect(readdirSync(folders.files)).toEqual([])
    // Only the audit records still contain the member's id, which no longer identifies anyone.
    const records = await engine
      .database()
      .db.select()
      .from(auditRecords)
      .where(eq(auditRecords.memberId, memberId))
    expect(records.length).toBeGreaterThan(0)
    expect(after.database.split('\n').filter((line) => line.includes(memberId))).toHaveLength(records.length)
  })

  it('retained records can be opened only with the key, and no other data shows which records belong together', async () => {
    const rows = await engine.database().db.select().from(keptRecords)
    const box = createSecretBox(portal.config.encryptionKeys)
    const openedRecords = rows.map((row) => openStored(box, row) as { who: { email: string } })
    expect(openedRecords.every(({ who }) => who.email === email)).toBe(true)
    expect(JSON.stringify(openedRecords)).toContain(secret)
    expect(JSON.stringify(openedRecords)).not.toMatch(/Box"|4111111111111111/)
    for (const reason of Object.values(reasons)) expect(JSON.stringify(openedRecords)).toContain(reason)
    expect(Object.keys(rows[0]!)).toEqual(['id', 'keptType', 'recordBox', 'eraseOn'])
    expect(new Set(rows.map(({ recordBox }) => recordBox)).size).toBe(rows.length)
  })

  it('each retained record is removed after its period: logins after three months, complaints after three years, contracts after five', async () => {
    const count = (keptType: 'SIGN_IN' | 'COMPLAINT' | 'CONTRACT') =>
      engine.database().db.$count(keptRecords, eq(keptRecords.keptType, keptType))
    const remainingRows = async (date: string) => {
      for (const expired of expiredRecords(new Date(`${date}T12:00:00+09:00`)))
        await removeRows(engine.database().db, expired)
      return [await count('SIGN_IN'), await count('COMPLAINT'), await count('CONTRACT')]
    }
    expect(await remainingRows('2027-02-20')).toEqual([4, 2, 1])
    expect(await remainingRows('2027-02-21')).toEqual([0, 2, 1])
    expect(await remainingRows('2029-11-20')).toEqual([0, 2, 1])
    expect(await remainingRows('2029-11-21')).toEqual([0, 0, 1])
    // Remains until 2031-11-21: the contract lasted for a year after the record was written.
    expect(await remainingRows('2031-11-21')).toEqual([0, 0, 1])
    expect(await remainingRows('2032-11-21')).toEqual([0, 0, 0])
  })
})
