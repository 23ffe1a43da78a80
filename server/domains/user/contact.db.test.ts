import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema/audit.ts'
import { companies } from '#server/db/schema/company.ts'
import { memberProofs, members } from '#server/db/schema/member.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { mailedCode, mailTo, newEmail, newPhone, otherCode } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const unlimitedEnv = { VERIFICATION_SENDS_PER_ADDRESS: '100000', VERIFICATION_SENDS_PER_MAIL: '100000' }

describeEngines('the profile of a member', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: unlimitedEnv })
  })

  it('is saved at once, except for the mail address and the number', async () => {
    const { save, info, email, phoneNumber } = await confirmedMember(portal)
    const [newMail, number] = [newEmail(), newPhone()]
    const answer = await save({
      name: ' 송  나래 ',
      email: newMail.toUpperCase(),
      phoneNumber: `+82 ${number.slice(1)}`,
      subEmail: 'Second@Example.com',
      companyName: ' 솔바람 ',
      deptName: '',
    })
    expect(answer.data).toEqual({
      list: [
        { contactType: 'EMAIL', value: newMail },
        { contactType: 'PHONE', value: number },
      ],
    })
    expect(await info()).toMatchObject({
      name: '송 나래',
      email,
      phoneNumber,
      subEmail: 'second@example.com',
      companyName: '솔바람',
      deptName: null,
    })
  })

  it('changes the company name that the member sees, but not the registered name of the company', async () => {
    const { memberId, save, info } = await confirmedMember(portal)
    const company = {
      id: memberId,
      name: '솔바람상회 주식회사',
      rnno: '9998700017',
      createdAt: portal.clock.now(),
    }
    await engine.database().db.insert(companies).values(company)
    await engine.database().db.update(members).set({ companyId: company.id }).where(eq(members.id, memberId))
    await save({ companyName: '솔바람' })
    expect((await info()).companyName).toBe('솔바람')
    expect(
      await engine.database().db.select().from(companies).where(eq(companies.id, company.id)),
    ).toMatchObject([{ name: company.name }])
    await save({ companyName: null })
    expect((await info()).companyName).toBe(company.name)
  })

  it.each([
    ['a name with a digit', { name: '송1' }],
    ['an incomplete mail address', { email: 'narae@' }],
    ['an incomplete second mail address', { subEmail: 'narae' }],
    ['a landline number', { phoneNumber: '021234567' }],
    ['a department name that is too long', { deptName: '가'.repeat(61) }],
  ])('is refused with %s, and nothing is saved', async (_, wrong) => {
    const { save, info } = await confirmedMember(portal)
    const before = await info()
    expect((await save({ companyName: '솔바람', ...wrong })).code).toBe(400)
    expect(await info()).toEqual(before)
  })

  it('drops a pending change that is taken back', async () => {
    const { save, session, send } = await confirmedMember(portal)
    await save({ email: newEmail() })
    expect((await save({})).data).toEqual({ list: [] })
    expect((await portal.call('listContactChanges', {}, { session })).data).toEqual({ list: [] })
    expect((await send('EMAIL')).code).toBe(2301)
  })

  it('changes the mail address by a code, notifies the old address and ends the other sessions', async () => {
    const { save, send, verify, info, email, session } = await confirmedMember(portal)
    const other = await portal.logInFully(email)
    const newAddress = newEmail()
    await save({ email: newAddress })
    expect((await send('EMAIL')).data).toEqual({ expiresInSeconds: 180, resendInSeconds: 30 })
    const digits = await mailedCode(portal, newAddress)
    expect(await info()).toMatchObject({ email })
    expect((await verify('EMAIL', digits)).data).toMatchObject({ email: newAddress })
    expect((await portal.call('getSessionInfo', {}, { session: other })).code).toBe(1002)
    expect((await portal.call('getSessionInfo', {}, { session })).data).toMatchObject({ email: newAddress })
    expect(await mailTo(portal, email)).toMatchObject({ subject: '[빗장] 이메일 주소가 바뀌었습니다' })
    expect((await mailTo(portal, email))!.text).not.toContain(newAddress)
    expect((await portal.logIn(email)).code).toBe(2001)
    expect((await portal.logIn(newAddress)).code).toBe(200)
    expect((await verify('EMAIL', digits)).code).toBe(2301)
  })

  it('changes the number by a code to the new number, which also gets later codes', async () => {
    const { save, send, verify, info, email, phoneNumber } = await confirmedMember(portal)
    const number = newPhone()
    await save({ phoneNumber: number })
    await send('PHONE')
    expect(portal.sent.at(-1)!.to).toBe(number)
    const digits = portal.lastCode()
    expect((await info()).phoneNumber).toBe(phoneNumber)
    expect((await verify('PHONE', digits)).data).toMatchObject({ phoneNumber: number })
    expect(await mailTo(portal, email)).toMatchObject({ subject: '[빗장] 휴대폰 번호가 바뀌었습니다' })
    await portal.logInFully(email)
    expect(portal.sent.at(-1)!.to).toBe(number)
  })

  it.each(['EMAIL', 'PHONE'] as const)(
    'loses the trust in every device with another %s: the second factor is required again',
    async (contactType) => {
      const { save, send, verify, email } = await confirmedMember(portal)
      const { session: pending } = await portal.logIn(email)
      const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })
      const { cookies } = await portal.call(
        'verifyMfaCode',
        { challengeId: data.challengeId, code: portal.lastCode(), trustDeviceYn: 'Y' },
        { session: pending },
      )
      const asksFor = async (account: string) =>
        (await portal.logIn(account, undefined, { cookies: { trusted_device: cookies['trusted_device']! } }))
          .data.loginYn === 'N'
      expect(await asksFor(email)).toBe(false)
      const newContact = contactType === 'EMAIL' ? newEmail() : newPhone()
      await save(contactType === 'EMAIL' ? { email: newContact } : { phoneNumber: newContact })
      await send(contactType)
      expect(
        (
          await verify(
            contactType,
            contactType === 'EMAIL' ? await mailedCode(portal, newContact) : portal.lastCode(),
          )
        ).code,
      ).toBe(200)
      expect(await asksFor(contactType === 'EMAIL' ? newContact : email)).toBe(true)
    },
  )

  it('gives the same answer for an address of another member as for a free one, and notifies only the owner of the address', async () => {
    const [one, two] = [await confirmedMember(portal), await confirmedMember(portal)]
    const { email: taken } = await portal.addMember()
    const free = newEmail()
    const expectSameAnswers = async (call: (who: typeof one) => ReturnType<typeof one.send>) => {
      const [known, unknown] = [await call(one), await call(two)]
      expect([known.status, known.code, known.msg, known.data]).toEqual([
        unknown.status,
        unknown.code,
        unknown.msg,
        unknown.data,
      ])
    }
    await one.save({ email: taken })
    await two.save({ email: free })
    await expectSameAnswers((who) => who.send('EMAIL'))
    const code = otherCode(await mailedCode(portal, free))
    expect(await mailTo(portal, taken)).toMatchObject({ subject: '[빗장] 이미 가입한 이메일 주소입니다' })
    expect(await mailedCode(portal, taken)).toBe('')
    for (let tries = 0; tries < 6; tries += 1)
      await expectSameAnswers((who) => who.verify('EMAIL', code) as never)
    await expectSameAnswers((who) => who.send('EMAIL'))
  })

  it('gives an address to one of two members who verify it at the same moment', async () => {
    const [one, two] = [await confirmedMember(portal), await confirmedMember(portal)]
    const newAddress = newEmail()
    const codes: string[] = []
    for (const who of [one, two]) {
      await who.save({ email: newAddress })
      await who.send('EMAIL')
      codes.push(await mailedCode(portal, newAddress))
    }
    const answers = await Promise.all([one.verify('EMAIL', codes[0]!), two.verify('EMAIL', codes[1]!)])
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 2011]))
  })

  it('accepts a code for 180 seconds and five attempts, and sends another message after 30 seconds', async () => {
    const { save, send, verify } = await confirmedMember(portal)
    await save({ phoneNumber: newPhone() })
    await send('PHONE')
    expect(await send('PHONE')).toMatchObject({ code: 2014, data: { retryAfterSeconds: 30 } })
    portal.clock.pass(30)
    await send('PHONE')
    const digits = portal.lastCode()
    portal.clock.pass(180)
    expect((await verify('PHONE', digits)).code).toBe(2012)
    await send('PHONE')
    const last = portal.lastCode()
    for (const remaining of [4, 3, 2, 1])
      expect(await verify('PHONE', otherCode(last))).toMatchObject({ code: 2011, data: { remaining } })
    expect(await verify('PHONE', otherCode(last))).toMatchObject({
      code: 2013,
      data: { retryAfterSeconds: 900 },
    })
    expect((await verify('PHONE', last)).code).toBe(2013)
    portal.clock.pass(30)
    expect((await send('PHONE')).code).toBe(2013)
  })

  it('accepts a code only for the purpose that it was sent for', async () => {
    const { save, send, verify } = await confirmedMember(portal)
    const number = newPhone()
    await save({ phoneNumber: number })
    await send('PHONE')
    const digits = portal.lastCode()
    await save({ phoneNumber: newPhone() })
    expect((await verify('PHONE', digits)).code).toBe(2012)
    await send('PHONE')
    const freshCode = portal.lastCode()
    expect((await verify('PHONE', otherCode(freshCode))).code).toBe(2011)
    expect((await verify('EMAIL', freshCode)).code).toBe(2301)
  })

  it('reports a message that cannot be sent, and allows another message at once', async () => {
    const { save, send } = await confirmedMember(portal)
    await save({ phoneNumber: newPhone() })
    portal.gateway.fails = true
    expect((await send('PHONE')).status).toBe(503)
    portal.gateway.fails = false
    expect((await send('PHONE')).code).toBe(200)
  })

  it('stores a pending change encrypted, for half an hour', async () => {
    const { memberId, save, send } = await confirmedMember(portal)
    const newAddress = newEmail()
    await save({ email: newAddress })
    const { db } = engine.database()
    const rows = () => db.select().from(memberProofs).where(eq(memberProofs.memberId, memberId))
    expect(JSON.stringify(await rows())).not.toContain(newAddress)
    portal.clock.pass(30 * 60 - 1)
    expect((await portal.call('getUnauthSessionInfo', {})).code).toBe(200)
    portal.clock.pass(1)
    const session = await portal.logInFully(
      (await db.select().from(members).where(eq(members.id, memberId)))[0]!.email,
      { confirmed: true },
    )
    expect((await portal.call('listContactChanges', {}, { session })).data).toEqual({ list: [] })
    expect((await send('EMAIL')).code).not.toBe(200)
    portal.clock.pass(1)
    await runRemovals(db, portal.clock.now())
    expect(await rows()).toEqual([])
  })

  it('writes an audit record for a change, not for a view by the member', async () => {
    const { memberId, save, send, verify, info } = await confirmedMember(portal)
    await save({ phoneNumber: newPhone() })
    await send('PHONE')
    await verify('PHONE', portal.lastCode())
    await info()
    const rows = await engine
      .database()
      .db.select()
      .from(auditRecords)
      .where(eq(auditRecords.memberId, memberId))
    const operations = rows.map(({ operation }) => operation)
    expect(operations).toEqual(expect.arrayContaining(['updateUserInfo', 'verifyContactCode']))
    expect(operations).not.toContain('getUserInfo')
  })

  it('cannot be changed by another member', async () => {
    const [one, two] = [await confirmedMember(portal), await confirmedMember(portal)]
    await one.save({ phoneNumber: newPhone() })
    await one.send('PHONE')
    expect((await two.verify('PHONE', portal.lastCode())).code).toBe(2301)
    expect((await two.info()).phoneNumber).toBe(two.phoneNumber)
  })
})
