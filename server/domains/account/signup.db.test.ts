import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { consents } from '#server/db/schema/account.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import {
  browserOf,
  mailedCode,
  mailTo,
  newEmail,
  newPassword,
  newPhone,
  requiredTermsAgreed,
  signupAt,
} from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const noCompany = { companyName: null, rnno: null, deptName: null }
const ownCompany = { companyName: '솔바람상회', rnno: '9998700017', deptName: null }
const env = {
  VERIFICATION_SENDS_PER_ADDRESS: '100000',
  LOGIN_TRIES_PER_ADDRESS: '100000',
  SIGNUPS_PER_ADDRESS: '100000',
}

describeEngines('a sign-up', (engine) => {
  let portal: Portal
  // One portal for all tests, since every portal delivers the mails it finds in the database.
  beforeAll(() => {
    portal = createPortal(engine.database(), { env })
  })
  const memberOf = async (email: string) =>
    (await engine.database().db.select().from(members).where(eq(members.email, email)))[0]

  it('of a person creates a member, who is logged in and gets a welcome mail', async () => {
    const [email, phoneNumber] = [newEmail(), newPhone()]
    const browser = await signupAt(portal, 'PASSWORD', { email, phoneNumber })
    portal.clock.pass(60)
    const { data, session, cookies } = await browser.call('completeSignup', {
      idempotencyKey: randomUUID(),
      password: newPassword,
    })
    expect(data).toEqual({ loginYn: 'Y' })
    expect(cookies['signup']).toBe('')
    expect((await portal.call('getSessionInfo', {}, { session })).data).toMatchObject({
      loginYn: 'Y',
      passwordCheckYn: 'Y',
      mfaType: 'sms',
      email,
      name: '송나래',
      phoneNumber,
      companyName: null,
      subscribeYn: 'N',
      staffYn: 'N',
      accessAdminYn: 'N',
    })
    expect(await mailTo(portal, email)).toMatchObject({ subject: '[빗장] 가입을 환영합니다' })

    // The next login is an ordinary one: the password, then a code to the phone that was verified.
    const login = await portal.logIn(email, newPassword)
    expect(login.data).toEqual({ loginYn: 'N', mfaType: 'sms' })
    await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: login.session })
    expect(portal.sent.at(-1)!.to).toBe(phoneNumber)
  })

  it('of a company stores its representative and day of opening, and shows them again', async () => {
    const email = newEmail()
    const browser = await signupAt(portal, 'PASSWORD', { email, accountType: 'BUSINESS' })
    const companyDetails = { representative: ' 이  지호 ', foundedOn: '2019-03-04' }
    const saved = await browser.call('saveSignupBasic', { ...ownCompany, ...companyDetails })
    expect(saved.data).toMatchObject({ representative: '이 지호', foundedOn: '2019-03-04' })
    await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })
    const { companyId } = (await memberOf(email))!
    const [made] = await engine.database().db.select().from(companies).where(eq(companies.id, companyId!))
    expect(made).toMatchObject({ representative: '이 지호', foundedOn: '2019-03-04' })
  })

  it('of a company without a representative and a day of opening stores neither', async () => {
    const email = newEmail()
    const browser = await signupAt(portal, 'PASSWORD', { email, accountType: 'BUSINESS' })
    expect((await browser.call('getSignup', {})).data).toMatchObject({
      representative: null,
      foundedOn: null,
    })
    await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })
    const { companyId } = (await memberOf(email))!
    const [made] = await engine.database().db.select().from(companies).where(eq(companies.id, companyId!))
    expect(made).toMatchObject({ representative: null, foundedOn: null })
  })

  it('of a company creates that company, and never joins another company with the same number', async () => {
    const [first, second] = [newEmail(), newEmail()]
    for (const email of [first, second]) {
      const browser = await signupAt(portal, 'PASSWORD', { email, accountType: 'BUSINESS' })
      await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })
    }
    const [one, other] = [await memberOf(first), await memberOf(second)]
    expect(one!.deptName).toBe('총무팀')
    expect(one!.companyId).not.toBe(other!.companyId)
    const [company] = await engine
      .database()
      .db.select()
      .from(companies)
      .where(eq(companies.id, one!.companyId!))
    expect(company).toMatchObject({ name: '솔바람상회', rnno: '9998700017' })
  })

  it('of a company makes the member the company’s owner, who alone manages its subscriptions; a sign-up of a person makes no owner', async () => {
    const [business, individual] = [newEmail(), newEmail()]
    const rolesOf = (memberId: string) =>
      engine.database().db.select().from(companyRoles).where(eq(companyRoles.memberId, memberId))
    const sessions: (string | undefined)[] = []
    for (const [email, accountType] of [
      [business, 'BUSINESS'],
      [individual, 'INDIVIDUAL'],
    ] as const) {
      const browser = await signupAt(portal, 'PASSWORD', { email, accountType })
      const completion = { idempotencyKey: randomUUID(), password: newPassword }
      sessions.push((await browser.call('completeSignup', completion)).session)
    }
    const [one, other] = [await memberOf(business), await memberOf(individual)]
    expect(await rolesOf(one!.id)).toEqual([{ memberId: one!.id, role: 'owner' }])
    expect([await rolesOf(other!.id), other!.companyId]).toEqual([[], null])
    const own = (session: string | undefined) => portal.call('getCompany', {}, { session })
    expect((await own(sessions[0])).data.company).toMatchObject({
      companyName: '솔바람상회',
      roles: ['OWNER'],
      everybodyYn: 'N',
      peopleCount: 1,
    })
    expect((await own(sessions[1])).data.company).toBeNull()
    for (const session of sessions)
      expect(
        (await portal.call('getSessionInfo', {}, { session })).data.subscriptionReadOnlyYn,
      ).toBeUndefined()
  })

  it('stores every consent with its version, answer and time, including declined ones', async () => {
    const email = newEmail()
    const answeredAt = portal.clock.now()
    const browser = await signupAt(portal, 'IDENTITY')
    portal.clock.pass(120)
    await signupAt(portal, 'PASSWORD', { email }, browser)
    await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })
    const rows = await engine
      .database()
      .db.select()
      .from(consents)
      .where(eq(consents.memberId, (await memberOf(email))!.id))
    expect(Object.fromEntries(rows.map(({ termsCode, agreed: yes }) => [termsCode, yes]))).toEqual({
      SERVICE: true,
      PRIVACY: true,
      AGE14: true,
      MARKETING: false,
      MARKETING_NIGHT: false,
    })
    for (const row of rows)
      expect(row).toMatchObject({ version: '1.0', answeredAt: new Date(answeredAt.getTime() + 120_000) })
  })

  it('ignores a consent to advertising at night without a consent to advertising', async () => {
    const browser = browserOf(portal)
    const terms = requiredTermsAgreed(portal).map((answer) =>
      answer.termsCode === 'MARKETING_NIGHT' ? { ...answer, agreedYn: 'Y' as const } : answer,
    )
    await browser.call('agreeSignupTerms', { accountType: 'INDIVIDUAL', terms })
    const { data } = await browser.call('getSignup', {})
    expect(data.terms.filter(({ agreedYn }) => agreedYn === 'Y').map(({ termsCode }) => termsCode)).toEqual([
      'SERVICE',
      'PRIVACY',
      'AGE14',
    ])
  })

  it('is resumed at its step, with all answers', async () => {
    const [email, phoneNumber] = [newEmail(), newPhone()]
    const browser = await signupAt(portal, 'PASSWORD', { email, phoneNumber, accountType: 'BUSINESS' })
    expect((await browser.call('getSignup', {})).data).toEqual({
      step: 'PASSWORD',
      accountType: 'BUSINESS',
      terms: requiredTermsAgreed(portal),
      name: '송나래',
      phoneNumber,
      phoneVerifiedYn: 'Y',
      companyName: '솔바람상회',
      rnno: '9998700017',
      deptName: '총무팀',
      representative: null,
      foundedOn: null,
      email,
      emailVerifiedYn: 'Y',
    })
    expect((await portal.call('getSignup', {})).data).toMatchObject({
      step: 'TERMS',
      accountType: null,
      terms: [],
      name: null,
      email: null,
    })
  })

  it('goes back without losing an answer, and forward again only through changed steps', async () => {
    const browser = await signupAt(portal, 'PASSWORD', { accountType: 'BUSINESS' })
    const step = async () => (await browser.call('getSignup', {})).data.step
    await browser.call('agreeSignupTerms', { accountType: 'INDIVIDUAL', terms: requiredTermsAgreed(portal) })
    expect(await step()).toBe('PASSWORD')
    await browser.call('saveSignupBasic', noCompany)
    await browser.call('agreeSignupTerms', { accountType: 'BUSINESS', terms: requiredTermsAgreed(portal) })
    expect((await browser.call('getSignup', {})).data).toMatchObject({
      step: 'PASSWORD',
      companyName: '솔바람상회',
    })
    await browser.call('sendSignupMail', { email: newEmail() })
    expect(await step()).toBe('ID')
    await browser.call('sendSignupCode', { name: '송나래', phoneNumber: newPhone() })
    expect(await step()).toBe('IDENTITY')
    await browser.call('verifySignupCode', { code: portal.lastCode() })
    expect(await step()).toBe('ID')
  })

  it('cannot skip steps by calling a later step', async () => {
    const laterSteps = {
      saveSignupBasic: noCompany,
      sendSignupMail: { email: newEmail() },
      verifySignupMail: { code: '000000' },
      completeSignup: { idempotencyKey: randomUUID(), password: newPassword },
    }
    const codesAt = async (step: 'IDENTITY' | 'BASIC' | 'ID') => {
      const browser = await signupAt(portal, step)
      const codes: number[] = []
      for (const [id, input] of Object.entries(laterSteps))
        codes.push((await browser.call(id as 'completeSignup', input as never)).code)
      return codes
    }
    expect(await codesAt('IDENTITY')).toEqual([2104, 2104, 2104, 2104])
    expect(await codesAt('BASIC')).toEqual([200, 200, 2011, 2104])
    expect(await codesAt('ID')).toEqual([200, 2014, 2011, 2104].with(1, 200))
  })

  it('ends half an hour after its last step, and every step extends it', async () => {
    const browser = await signupAt(portal, 'BASIC')
    portal.clock.pass(1799)
    expect((await browser.call('saveSignupBasic', noCompany)).code).toBe(200)
    portal.clock.pass(1799)
    expect((await browser.call('getSignup', {})).data.step).toBe('ID')
    portal.clock.pass(1)
    expect((await browser.call('getSignup', {})).data.step).toBe('TERMS')
    expect((await browser.call('sendSignupMail', { email: newEmail() })).code).toBe(2103)
  })

  describe('with invalid input', () => {
    it.each([
      ['sendSignupCode', { name: '송나래', phoneNumber: '0212345678' }],
      ['sendSignupCode', { name: '송1', phoneNumber: '01012345678' }],
      ['saveSignupBasic', { companyName: '솔바람상회', rnno: '123-45-67890', deptName: null }],
      ['saveSignupBasic', { companyName: null, rnno: '9998700017', deptName: null }],
      ['saveSignupBasic', { companyName: '가'.repeat(61), rnno: '9998700017', deptName: null }],
      ['saveSignupBasic', { ...ownCompany, representative: '이지호1' }],
      ['saveSignupBasic', { ...ownCompany, foundedOn: '2999-01-01' }],
      ['saveSignupBasic', { ...ownCompany, foundedOn: '2026-02-30' }],
      ['sendSignupMail', { email: 'nobody' }],
    ] as const)('%s of %o is refused', async (id, input) => {
      const browser = await signupAt(portal, 'PASSWORD', { accountType: 'BUSINESS' })
      const { status, code } = await browser.call(id, input as never)
      expect([status, code]).toEqual([400, 400])
    })

    it('requires each required term once, in the current edition', async () => {
      const all = requiredTermsAgreed(portal)
      const answer = (terms: typeof all) =>
        browserOf(portal).call('agreeSignupTerms', { accountType: 'INDIVIDUAL', terms })
      const withAnswer = (termsCode: string, more: object) =>
        all.map((term) => (term.termsCode === termsCode ? { ...term, ...more } : term))
      for (const code of ['SERVICE', 'PRIVACY', 'AGE14']) {
        expect((await answer(withAnswer(code, { agreedYn: 'N' }))).code).toBe(2101)
        expect((await answer(all.filter(({ termsCode }) => termsCode !== code))).code).toBe(2101)
      }
      expect((await answer(withAnswer('SERVICE', { version: '0.9' }))).code).toBe(2102)
      expect((await answer(withAnswer('MARKETING', { version: '0.9' }))).code).toBe(2102)
      expect((await answer([...all, all[0]!])).code).toBe(400)
      expect((await answer(all.slice(0, 3))).data.terms).toHaveLength(5)
    })

    it.each([
      ['짧은암호', 'short'],
      ['dalbit '.repeat(10), 'long'],
      ['송나래의 노래 4718', 'personal'],
      ['dalbit-1234-norae', 'run'],
      ['qwertyuiop', 'common'],
    ])('the password %s is %s', async (password, weakness) => {
      const browser = await signupAt(portal, 'PASSWORD')
      const { code, data } = await browser.call('completeSignup', { idempotencyKey: randomUUID(), password })
      expect({ code, data }).toMatchObject({ code: 2106, data: { weakness } })
      expect(
        (await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })).code,
      ).toBe(200)
    })
  })

  it('that is completed fifty times at once with one idempotency key creates one member', async () => {
    const email = newEmail()
    const browser = await signupAt(portal, 'PASSWORD', { email })
    const before = await engine.database().db.$count(mfaFactors)
    const cookies = { ...browser.cookies }
    const input = { idempotencyKey: randomUUID(), password: newPassword }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => portal.call('completeSignup', input, { cookies })),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    expect(await engine.database().db.select().from(members).where(eq(members.email, email))).toHaveLength(1)
    expect(await engine.database().db.$count(mfaFactors)).toBe(before + 1)
    await portal.deliverMails()
    expect(
      portal.sentMails.filter(({ to, subject }) => to === email && subject.includes('환영')),
    ).toHaveLength(1)
  })

  it('that is completed with many idempotency keys at once creates one member, and its draft is removed', async () => {
    const email = newEmail()
    const { cookies } = await signupAt(portal, 'PASSWORD', { email })
    const complete = () =>
      portal.call(
        'completeSignup',
        { idempotencyKey: randomUUID(), password: newPassword },
        { cookies: { ...cookies } },
      )
    const codes = (await Promise.all(Array.from({ length: 8 }, complete))).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(2103)])
    expect((await complete()).code).toBe(2103)
  })

  it('returns the same answer for the same idempotency key, but not with another password, after half an hour, or after a change of the password', async () => {
    const email = newEmail()
    const { cookies } = await signupAt(portal, 'PASSWORD', { email })
    const idempotencyKey = randomUUID()
    const complete = (password: string) =>
      portal.call('completeSignup', { idempotencyKey, password }, { cookies: { ...cookies } })
    expect((await complete(newPassword)).code).toBe(200)
    const secondAnswer = await complete(newPassword)
    expect((await portal.call('getSessionInfo', {}, { session: secondAnswer.session })).data.email).toBe(
      email,
    )
    expect((await complete('haetsal-norae-4718')).code).toBe(1409)
    await engine
      .database()
      .db.update(members)
      .set({ passwordHash: (await memberOf((await portal.addMember()).email))!.passwordHash })
      .where(eq(members.email, email))
    expect((await complete(newPassword)).code).toBe(2103)
    portal.clock.pass(1800)
    expect((await complete(newPassword)).code).toBe(2103)
  })

  it('in two drafts with the same verified mail address creates one member; the other draft returns to the step of the mail address', async () => {
    const email = newEmail()
    const browsers = [
      await signupAt(portal, 'PASSWORD', { email }),
      await signupAt(portal, 'PASSWORD', { email }),
    ]
    const complete = (browser: (typeof browsers)[number]) =>
      browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })
    const codes = (await Promise.all(browsers.map(complete))).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 2104])
    const refusedBrowser = browsers[codes.indexOf(2104)]!
    expect((await refusedBrowser.call('getSignup', {})).data).toMatchObject({
      step: 'ID',
      email,
      emailVerifiedYn: 'N',
      name: '송나래',
    })
    expect(await engine.database().db.$count(members, eq(members.email, email))).toBe(1)
  })

  it('cannot verify an address that another member has taken since the code was sent', async () => {
    const email = newEmail()
    const browser = await signupAt(portal, 'ID')
    await browser.call('sendSignupMail', { email })
    const code = await mailedCode(portal, email)
    await portal.addMember({ email })
    expect((await browser.call('verifySignupMail', { code })).code).toBe(2011)
  })
})
