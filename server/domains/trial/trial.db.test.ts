import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { bills } from '#server/db/schema/bill.ts'
import { members } from '#server/db/schema/member.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { insertCompany } from '#worlds/company.ts'
import { sweepTrials } from './trial.sweeper.ts'

const DAY = 24 * 60 * 60
const CALLERS = 50
const names: Readonly<Record<string, string>> = {
  SSO: '통합 로그인',
  MFA: '2단계 인증',
  IGA: '접근 권한',
  UBA: '이상 행위',
  LOG: '접속 기록',
}

describeEngines('trials', (engine) => {
  let portal: Portal
  let [own, colleague, stranger, freelancer, other] = ['', '', '', '', '']
  const emails: string[] = []
  const sentSubjects: string[] = []
  const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])
  const db = () => engine.database().db
  const request = (
    session: string,
    serviceCode: Schema<'ServiceCode'> = 'SSO',
    idempotencyKey: string = randomUUID(),
  ) => portal.call('requestTrial', { idempotencyKey, serviceCode }, { session })
  const stateOf = async (session: string) =>
    Object.fromEntries(
      (await portal.call('listTrials', {}, { session })).data.list.map(({ serviceCode, trial }) => [
        serviceCode,
        trial?.trialState,
      ]),
    )
  const states = async () => (await db().select().from(trials)).map(({ trialState }) => trialState)
  const notices = () =>
    createNotices({
      mails: { put: async (_tx, mail) => void sentSubjects.push(demoSender.named(mail).subject) },
      box,
      clock: portal.clock,
      site: 'http://localhost',
    })
  const sweep = (database = engine.database()) =>
    sweepTrials({
      db: database.db,
      clock: portal.clock,
      notices: notices(),
      catalogue: { nameOf: (code) => names[code]! },
    })
  /** Runs the sweep twice on every node, all at once. */
  async function sweepEverywhere() {
    const another = engine.name === 'postgresql' ? await engine.openAnother() : engine.database()
    await Promise.all([sweep(), sweep(another), sweep(), sweep(another)])
    if (another !== engine.database()) await another.close()
  }

  beforeAll(async () => {
    portal = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '1000' } })
    const company = { name: '별빛나루', rnno: '1248100998', createdAt: portal.clock.now() }
    const companyId = await insertCompany(db(), company)
    const otherCompanyId = await insertCompany(db(), company)
    for (const its of [companyId, companyId, otherCompanyId, null, null])
      emails.push((await portal.addMember({ mfaType: 'none', factors: [], companyId: its })).email)
  })
  afterAll(() => portal.app.close())
  beforeEach(async () => {
    await db().delete(trials)
    await db().delete(notifications)
    sentSubjects.length = 0
    // The sessions of the previous test may have ended.
    ;[own, colleague, stranger, freelancer, other] = (await Promise.all(
      emails.map((email) => portal.logInFully(email, { verified: true })),
    )) as [string, string, string, string, string]
  })

  describe('trials', () => {
    it('are unique for a service and a company with all its members; another company has its own trial', async () => {
      const { data } = await request(own)
      expect(data).toMatchObject({ serviceCode: 'SSO', trialState: 'RUNNING' })
      expect((Date.parse(data.endDate) - Date.parse(data.startDate)) / 1000 / DAY).toBe(14)
      expect([
        (await request(colleague)).code,
        (await request(own)).code,
        (await request(own, 'MFA')).code,
        (await request(stranger)).code,
      ]).toEqual([3501, 3501, 200, 200])
      expect(await stateOf(colleague)).toEqual({
        SSO: 'RUNNING',
        MFA: 'RUNNING',
        IGA: undefined,
        UBA: undefined,
        LOG: undefined,
      })
      expect(await stateOf(stranger)).toMatchObject({ SSO: 'RUNNING', MFA: undefined })
    })

    it('are unique for a service and a member without a company', async () => {
      expect([
        (await request(freelancer)).code,
        (await request(freelancer)).code,
        (await request(other)).code,
      ]).toEqual([200, 3501, 200])
      expect(await stateOf(own)).toMatchObject({ SSO: undefined })
    })

    it('stay unique if fifty requests arrive at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: CALLERS }, (_, index) => request(index % 2 === 0 ? own : colleague)),
      )
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 3501)).toHaveLength(CALLERS - 1)
      expect([await db().$count(trials), await db().$count(notifications)]).toEqual([1, 1])
    })

    it('stay unique if a member repeats a request with the same idempotency key, or with another service', async () => {
      const key = randomUUID()
      const firstAnswer = await request(own, 'SSO', key)
      expect((await request(own, 'SSO', key)).data).toEqual(firstAnswer.data)
      expect((await request(own, 'MFA', key)).msg).toBe(problemNamed('key.reused').message)
      expect(await db().$count(trials)).toBe(1)
    })
  })

  it('send reminders a week and a day before the last day and end after it, each once with any number of nodes, without a subscription or a bill', async () => {
    await request(own)
    await request(freelancer, 'LOG')
    sentSubjects.length = 0
    const after = async (days: number) => {
      portal.clock.pass(days * DAY)
      await sweepEverywhere()
      return sentSubjects.splice(0).map((subject) => subject.replace(/\d{4}\.\d{2}\.\d{2}/, 'DAY'))
    }
    const both = (subject: string) => [subject, subject]
    expect(await after(6)).toEqual([])
    expect(await after(1)).toEqual(both('[빗장] 무료 체험이 DAY에 끝납니다'))
    expect(await after(5)).toEqual([])
    expect(await after(1)).toEqual(both('[빗장] 무료 체험이 DAY에 끝납니다'))
    expect(await after(1)).toEqual([])
    expect(await states()).toEqual(['RUNNING', 'RUNNING'])
    expect(await after(1)).toEqual(both('[빗장] 무료 체험이 끝났습니다'))
    expect(await states()).toEqual(['ENDED', 'ENDED'])
    expect(await after(40)).toEqual([])
    const laterSession = await portal.logInFully(emails[1]!, { verified: true })
    expect((await request(laterSession)).code).toBe(3501)
    expect([await db().$count(bills), await db().$count(subscriptions)]).toEqual([0, 0])
  })

  it('send one reminder if no job ran for days, and stay with the company after the requester has left', async () => {
    await request(own)
    portal.clock.pass(13 * DAY)
    await sweepEverywhere()
    await sweepEverywhere()
    expect(sentSubjects).toHaveLength(1)
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const leaver = await portal.logInFully(email, { verified: true })
    await request(leaver, 'UBA')
    await db().update(trials).set({ requesterId: null })
    await db().delete(members).where(eq(members.email, email))
    expect((await db().select().from(trials)).map(({ serviceCode }) => serviceCode)).toEqual(['SSO'])
    portal.clock.pass(2 * DAY)
    sentSubjects.length = 0
    await sweepEverywhere()
    expect(sentSubjects).toEqual([])
    expect(await db().select().from(trials)).toMatchObject([{ trialState: 'ENDED', nextReminderDate: null }])
  })
})
