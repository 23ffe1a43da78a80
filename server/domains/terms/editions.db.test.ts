import { like, ne } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { members } from '#server/db/schema/member.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { termsEditions } from '#server/db/schema/terms.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { announceEditions } from './editions.notices.ts'

const DAY = 24 * 60 * 60
const documentCode = 'SERVICE'
const body = '## 제1조 (목적)\n\n{{operatorName}}의 약관입니다. {{brandName, 이라/라}}는 이름으로 제공합니다.'

describeEngines('the editions of a document', (engine) => {
  let portal: Portal
  let session: string
  const db = () => engine.database().db
  beforeAll(async () => {
    portal = createPortal(engine.database())
    await portal.app.ready()
    return () => portal.app.close()
  })
  beforeEach(async () => {
    await db().delete(termsEditions)
    await db().delete(members)
    const { email } = await portal.addMember({ staff: true })
    session = await portal.logInFully(email, { confirmed: true })
    await documentOf()
  })
  const documentOf = async (version: string | null = null) =>
    portal.call('getTermsDocument', { documentCode, version }, { session })
  const input = {
    documentCode,
    editionCount: 1,
    title: '서비스 이용약관',
    body,
    effectiveDate: '2026-12-21',
    adverseYn: 'N',
    agreeAgainYn: 'Y',
  } as const
  const schedule = (more: Partial<Input<'scheduleTermsEdition'>> = {}) =>
    portal.call('scheduleTermsEdition', { ...input, ...more }, { session })
  const takeBack = (version: string) =>
    portal.call('takeBackTermsEdition', { documentCode, version }, { session })
  const agree = (reader: string, version = '1.0') =>
    portal.call('answerTerms', { termsCode: documentCode, version, agreedYn: 'Y' }, { session: reader })
  const myTermOf = async (reader: string) => {
    const { list } = (await portal.call('listMyTerms', {}, { session: reader })).data
    return list.find(({ termsCode }) => termsCode === documentCode)!
  }
  const shownAtSignup = async () => {
    const { list } = (await portal.call('listTerms', {})).data
    return list.find(({ termsCode }) => termsCode === documentCode)!
  }
  const runAnnouncements = async () => {
    const { clock, config } = portal
    const box = createSecretBox(config.encryptionKeys)
    const messages = { sendMail: () => Promise.reject(new Error('not here')) }
    const mails = createMailQueue({
      db: db(),
      box,
      clock,
      log: createLog('silent'),
      sender: demoSender,
      messages,
    })
    await announceEditions({
      db: db(),
      clock,
      notices: createNotices({ mails, box, clock, site: 'https://portal.example' }),
    })
  }
  const noticesOf = async () =>
    (
      await db()
        .select({ memberId: notifications.memberId, eventKey: notifications.eventKey })
        .from(notifications)
        .where(like(notifications.eventKey, 'terms-edition%'))
    ).map(({ memberId, eventKey }) => [memberId, eventKey!.split(':')[0]])

  it('begin with the built-in edition of the portal', async () => {
    expect((await documentOf()).data).toMatchObject({
      editionCount: 1,
      editions: [{ version: '1.0', editionState: 'IN_FORCE', createdAt: null, byName: null }],
      shown: { version: '1.0', changes: [] },
    })
    const { list } = (await portal.call('listTermsDocuments', {}, { session })).data
    expect(list.map((each) => each.documentCode)).toEqual([
      'SERVICE',
      'PRIVACY',
      'AGE14',
      'MARKETING',
      'MARKETING_NIGHT',
      'SUBSCRIPTION',
      'SUBSCRIPTION_PRIVACY',
      'NEWS',
      'POLICY',
    ])
  })

  it('come into force on their day, are shown before it, and need a new agreement', async () => {
    const reader = await confirmedMember(portal)
    await agree(reader.session)
    expect((await schedule()).data.editions[0]).toMatchObject({ version: '2.0', editionState: 'SCHEDULED' })
    expect(await shownAtSignup()).toMatchObject({ version: '1.0' })
    expect(await myTermOf(reader.session)).toMatchObject({
      version: '1.0',
      dueYn: 'N',
      next: { version: '2.0', effectiveDate: '2026-12-21' },
    })
    const text = (await portal.call('getTermsEdition', { termsCode: documentCode, version: '2.0' })).data
    expect(text.body).toContain('빗장이라는 이름으로')
    expect(text.changes.some(({ kind }) => kind === 'REMOVED')).toBe(true)
    expect((await agree(reader.session, '2.0')).code).toBe(2102)

    const laterPortal = createPortal(engine.database())
    await laterPortal.app.ready()
    laterPortal.clock.pass(30 * DAY)
    const laterSession = await laterPortal.logInFully(reader.email, { confirmed: true })
    const { list } = (await laterPortal.call('listMyTerms', {}, { session: laterSession })).data
    expect(list.find(({ termsCode }) => termsCode === documentCode)).toMatchObject({
      version: '2.0',
      answeredVersion: '1.0',
      dueYn: 'Y',
      next: null,
    })
    const own = await laterPortal.call(
      'answerTerms',
      { termsCode: documentCode, version: '2.0', agreedYn: 'Y' },
      { session: laterSession },
    )
    expect(own.data.list.find(({ termsCode }) => termsCode === documentCode)).toMatchObject({ dueYn: 'N' })
    await laterPortal.app.close()
  })

  it('that need no new agreement leave the earlier agreement valid', async () => {
    const reader = await confirmedMember(portal)
    await agree(reader.session)
    expect((await schedule({ agreeAgainYn: 'N' })).data.editions[0]).toMatchObject({ version: '1.1' })
    const laterPortal = createPortal(engine.database())
    await laterPortal.app.ready()
    laterPortal.clock.pass(30 * DAY)
    const laterSession = await laterPortal.logInFully(reader.email, { confirmed: true })
    const { list } = (await laterPortal.call('listMyTerms', {}, { session: laterSession })).data
    expect(list.find(({ termsCode }) => termsCode === documentCode)).toMatchObject({
      version: '1.1',
      answeredVersion: '1.0',
      dueYn: 'N',
    })
    await laterPortal.app.close()
  })

  it('can begin today while no member has agreed to the document; otherwise they are announced in advance', async () => {
    expect((await documentOf()).data).toMatchObject({
      earliestDate: '2026-11-21',
      earliestAdverseDate: '2026-11-21',
    })
    // The staff signs up before it can write the terms.
    await agree(session)
    expect((await documentOf()).data).toMatchObject({ earliestDate: '2026-11-21' })
    const reader = await confirmedMember(portal)
    await agree(reader.session)
    expect((await documentOf()).data).toMatchObject({
      earliestDate: '2026-11-28',
      earliestAdverseDate: '2026-12-21',
    })
    expect((await schedule({ effectiveDate: '2026-11-27' })).code).toBe(2308)
    expect((await schedule({ effectiveDate: '2026-12-20', adverseYn: 'Y' })).code).toBe(2308)
    expect((await schedule({ effectiveDate: '2026-11-28' })).code).toBe(200)
  })

  it('are in force at once in a portal that begins with its own text', async () => {
    expect((await schedule({ effectiveDate: '2026-11-21' })).data.editions).toMatchObject([
      { version: '2.0', editionState: 'IN_FORCE' },
      { version: '1.0', editionState: 'FORMER' },
    ])
    expect(await shownAtSignup()).toMatchObject({ version: '2.0' })
  })

  it('are refused if they change nothing, have an unknown placeholder, or if another edition was saved first', async () => {
    const { body: current, title } = (await documentOf()).data.shown
    expect((await schedule({ title, body: `${current}\n\n` })).code).toBe(2311)
    expect((await schedule({ body: '{{companyName}}의 약관' })).code).toBe(2309)
    expect((await schedule({ editionCount: 2 })).code).toBe(2306)
    expect((await schedule()).code).toBe(200)
    expect((await schedule({ editionCount: 2 })).code).toBe(2307)
  })

  it('are stored once if two members of the staff save them at the same time', async () => {
    const codes = (await Promise.all([schedule(), schedule({ agreeAgainYn: 'N' })])).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect([2306, 2307]).toContain(codes.find((code) => code !== 200))
    expect((await documentOf()).data.editionCount).toBe(2)
  })

  it('can be withdrawn only before their day, and their number is not used again', async () => {
    expect((await takeBack('1.0')).code).toBe(2310)
    expect((await takeBack('2.0')).code).toBe(2304)
    await schedule()
    const { data } = await takeBack('2.0')
    expect(data).toMatchObject({ editionCount: 2, shown: { version: '1.0' } })
    expect(data.editions[0]).toMatchObject({ version: '2.0', editionState: 'WITHDRAWN' })
    expect((await takeBack('2.0')).code).toBe(200)
    expect((await portal.call('getTermsEdition', { termsCode: documentCode, version: '2.0' })).code).toBe(
      2304,
    )
    expect((await schedule({ editionCount: 2 })).data.editions[0]).toMatchObject({ version: '3.0' })
  })

  it('are announced once to each member who agreed, and so is a withdrawal', async () => {
    const [reader, other] = [await confirmedMember(portal), await confirmedMember(portal)]
    await agree(reader.session)
    await schedule()
    await Promise.all([runAnnouncements(), runAnnouncements()])
    expect(await noticesOf()).toEqual([[reader.memberId, 'terms-edition']])
    await takeBack('2.0')
    await agree(other.session)
    await runAnnouncements()
    await runAnnouncements()
    const notices = await noticesOf()
    expect(notices).toHaveLength(2)
    expect(notices).toEqual(
      expect.arrayContaining([
        [reader.memberId, 'terms-edition'],
        [reader.memberId, 'terms-edition-withdrawn'],
      ]),
    )
  })

  it('of the privacy policy replace the policy on their first day', async () => {
    const own = { ...input, documentCode: 'POLICY', title: '처리방침', effectiveDate: '2026-12-01' } as const
    expect((await portal.call('scheduleTermsEdition', own, { session })).code).toBe(200)
    expect((await portal.call('getPrivacyPolicy', {})).data.title).toBe('개인정보 처리방침')
    const laterPortal = createPortal(engine.database())
    await laterPortal.app.ready()
    laterPortal.clock.pass(10 * DAY)
    expect((await laterPortal.call('getPrivacyPolicy', {})).data).toMatchObject({
      title: '처리방침',
      version: '2.0',
      effectiveDate: '2026-12-01',
    })
    await laterPortal.app.close()
  })

  it('no longer name an author who has left', async () => {
    await schedule()
    const reading = await portal.addMember({ staff: true })
    const laterSession = await portal.logInFully(reading.email, { confirmed: true })
    await db().delete(members).where(ne(members.id, reading.id))
    const { data } = await portal.call(
      'getTermsDocument',
      { documentCode, version: null },
      { session: laterSession },
    )
    expect(data.editions[0]).toMatchObject({ version: '2.0', byName: null })
  })
})
