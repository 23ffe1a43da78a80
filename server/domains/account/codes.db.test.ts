import { beforeAll, expect, it } from 'vitest'
import {
  type Browser,
  browserOf,
  mailedCode,
  newEmail,
  newPhone,
  otherCode,
  requiredTermsAgreed,
  signupAt,
} from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const unlimitedEnv = {
  VERIFICATION_SENDS_PER_ADDRESS: '100000',
  SIGNUPS_PER_ADDRESS: '100000',
  VERIFICATION_SENDS_PER_PHONE: '100000',
  VERIFICATION_SENDS_PER_MAIL: '100000',
}

/** The three channels of a code, each to a different address. */
const codeChannels = [
  'a text message for a sign-up',
  'a mail for a sign-up',
  'a mail for a new password',
] as const
type Code = {
  send(browser?: Browser): ReturnType<Browser['call']>
  verify(code: string): ReturnType<Browser['call']>
  digits(): Promise<string>
  /** Opens another browser at the step in which the code is requested. */
  another(): Promise<Browser>
  browser: Browser
}

async function codeBy(portal: Portal, way: (typeof codeChannels)[number]): Promise<Code> {
  if (way === 'a text message for a sign-up') {
    const phoneNumber = newPhone()
    const browser = await signupAt(portal, 'IDENTITY')
    return {
      browser,
      send: (by = browser) => by.call('sendSignupCode', { name: '송나래', phoneNumber }),
      verify: (code) => browser.call('verifySignupCode', { code }),
      digits: () => Promise.resolve(portal.lastCode()),
      another: () => signupAt(portal, 'IDENTITY'),
    }
  }
  const isSignup = way === 'a mail for a sign-up'
  const email = isSignup ? newEmail() : (await portal.addMember()).email
  const start = () => (isSignup ? signupAt(portal, 'ID') : Promise.resolve(browserOf(portal)))
  const browser = await start()
  return {
    browser,
    send: (by = browser) => by.call(isSignup ? 'sendSignupMail' : 'startPasswordReset', { email }),
    verify: (code) => browser.call(isSignup ? 'verifySignupMail' : 'verifyPasswordReset', { code }),
    digits: () => mailedCode(portal, email),
    another: start,
  }
}

describeEngines('a code', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: unlimitedEnv })
  })

  it.each(codeChannels)('in %s has six digits and is valid once, for 180 seconds', async (way) => {
    const code = await codeBy(portal, way)
    expect((await code.send()).data).toEqual({ expiresInSeconds: 180, resendInSeconds: 30 })
    const digits = await code.digits()
    expect(digits).toMatch(/^\d{6}$/)
    portal.clock.pass(179)
    expect((await code.verify(digits)).code).toBe(200)
    expect((await code.verify(digits)).code).toBe(2012)
    await code.send()
    const expiredDigits = await code.digits()
    portal.clock.pass(180)
    expect((await code.verify(expiredDigits)).code).toBe(2012)
  })

  it.each(codeChannels)('in %s is accepted once, also by two simultaneous calls', async (way) => {
    const code = await codeBy(portal, way)
    await code.send()
    const digits = await code.digits()
    const codes = (await Promise.all([code.verify(digits), code.verify(digits)])).map((answer) => answer.code)
    expect(codes.filter((each) => each === 200)).toHaveLength(1)
  })

  it.each(codeChannels)(
    'in %s is invalid after five wrong codes, even if the next code is correct, and can be requested again after a pause',
    async (way) => {
      const code = await codeBy(portal, way)
      await code.send()
      const digits = await code.digits()
      const enterWrongCode = () => code.verify(otherCode(digits))
      for (const remaining of [4, 3, 2, 1])
        expect(await enterWrongCode()).toMatchObject({ code: 2011, data: { remaining } })
      expect(await enterWrongCode()).toMatchObject({ code: 2013, data: { retryAfterSeconds: 900 } })
      expect(await code.verify(digits)).toMatchObject({ code: 2013, data: { retryAfterSeconds: 900 } })
      portal.clock.pass(899)
      expect((await code.send()).code).toBe(2013)
      portal.clock.pass(1)
      await code.send()
      expect((await code.verify(await code.digits())).code).toBe(200)
    },
  )

  it.each(codeChannels)('in %s gets no further attempts by another code or another draft', async (way) => {
    const code = await codeBy(portal, way)
    await code.send()
    for (let tries = 0; tries < 3; tries += 1) await code.verify(otherCode(await code.digits()))
    portal.clock.pass(30)
    await code.send()
    expect(await code.verify(otherCode(await code.digits()))).toMatchObject({
      code: 2011,
      data: { remaining: 1 },
    })
    expect((await code.verify(otherCode(await code.digits()))).code).toBe(2013)
    expect((await code.send(await code.another())).code).toBe(2013)
  })

  it.each(codeChannels)('in %s is checked five times if a hundred answers arrive at once', async (way) => {
    const code = await codeBy(portal, way)
    await code.send()
    const wrong = otherCode(await code.digits())
    const answers = await Promise.all(Array.from({ length: 100 }, () => code.verify(wrong)))
    const checkedAnswers = answers.filter((answer) => answer.code === 2011)
    expect(checkedAnswers.length).toBeLessThanOrEqual(4)
    expect(answers.filter((answer) => answer.code === 2013)).toHaveLength(100 - checkedAnswers.length)
  })

  it.each(codeChannels)(
    'in %s is sent again after thirty seconds; the previous code is then invalid',
    async (way) => {
      const code = await codeBy(portal, way)
      await code.send()
      const firstDigits = await code.digits()
      portal.clock.pass(10)
      expect(await code.send()).toMatchObject({ code: 2014, data: { retryAfterSeconds: 20 } })
      portal.clock.pass(20)
      await code.send()
      const secondCode = await code.digits()
      if (firstDigits !== secondCode) expect((await code.verify(firstDigits)).code).toBe(2011)
      expect((await code.verify(secondCode)).code).toBe(200)
    },
  )

  it.each(codeChannels)('in %s is sent once for two calls at the same moment', async (way) => {
    const code = await codeBy(portal, way)
    if (way === 'a mail for a new password') await code.send().then(() => portal.clock.pass(30))
    const codes = (await Promise.all([code.send(), code.send()])).map((answer) => answer.code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 2014])
  })

  it('is valid only for the number to which it was sent', async () => {
    const browser = await signupAt(portal, 'IDENTITY')
    await browser.call('sendSignupCode', { name: '송나래', phoneNumber: newPhone() })
    const firstCode = portal.lastCode()
    expect((await browser.call('sendSignupCode', { name: '송나래', phoneNumber: newPhone() })).code).toBe(200)
    if (firstCode !== portal.lastCode())
      expect((await browser.call('verifySignupCode', { code: firstCode })).code).toBe(2011)
    expect((await browser.call('verifySignupMail', { code: portal.lastCode() })).code).toBe(2104)
    expect((await browser.call('verifySignupCode', { code: portal.lastCode() })).data).toMatchObject({
      step: 'BASIC',
      phoneVerifiedYn: 'Y',
    })
  })

  it('that could not be sent is not counted', async () => {
    const phoneNumber = newPhone()
    const browser = await signupAt(portal, 'IDENTITY')
    portal.gateway.fails = true
    const answer = await browser.call('sendSignupCode', { name: '송나래', phoneNumber })
    portal.gateway.fails = false
    expect([answer.status, answer.code]).toEqual([503, 503])
    expect((await browser.call('sendSignupCode', { name: '송나래', phoneNumber })).code).toBe(200)
    expect((await browser.call('verifySignupCode', { code: portal.lastCode() })).code).toBe(200)
  })
})

describeEngines('messages with codes', (engine) => {
  const tooMany = { code: 2105, data: { retryAfterSeconds: 3600 } }

  it('are sent to a phone number at most five times an hour, for all requesters together', async () => {
    const portal = createPortal(engine.database())
    const phoneNumber = newPhone()
    const send = async () =>
      (await signupAt(portal, 'IDENTITY')).call('sendSignupCode', { name: '송나래', phoneNumber })
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).code).toBe(200)
    expect(await send()).toMatchObject(tooMany)
    portal.clock.pass(3600)
    expect((await send()).code).toBe(200)
  })

  it('are sent to a mail address at most five times an hour, for sign-ups and new passwords together', async () => {
    const portal = createPortal(engine.database())
    const email = newEmail()
    const start = (typed = email) => browserOf(portal).call('startPasswordReset', { email: typed })
    for (const typed of [email, email.toUpperCase(), ` ${email}`, email.replace('@', '+news@')])
      expect((await start(typed)).code).toBe(200)
    expect((await (await signupAt(portal, 'ID')).call('sendSignupMail', { email })).code).toBe(200)
    expect(await start()).toMatchObject(tooMany)
    expect((await start(newEmail())).code).toBe(200)
  })

  it('can be requested from a network address up to its limit; a refused request does not count towards other limits', async () => {
    const portal = createPortal(engine.database(), {
      env: { VERIFICATION_SENDS_PER_ADDRESS: '3', VERIFICATION_SENDS_PER_MAIL: '1' },
    })
    const start = (email: string, address: string) =>
      browserOf(portal, { address }).call('startPasswordReset', { email })
    const [here, there] = ['198.51.100.7', '198.51.100.8']
    const email = newEmail()
    for (const each of [newEmail(), newEmail(), newEmail()]) expect((await start(each, here)).code).toBe(200)
    expect((await start(email, here)).code).toBe(2105)
    expect((await start(email, there)).code).toBe(200)
    expect((await start(email, there)).code).toBe(2105)
    for (const each of [newEmail(), newEmail()]) expect((await start(each, there)).code).toBe(200)
    expect((await start(newEmail(), there)).code).toBe(2105)
  })

  it('are not sent for a missing draft', async () => {
    const portal = createPortal(engine.database())
    const cookies = { signup: 'A'.repeat(43) }
    expect(
      (await portal.call('sendSignupCode', { name: '송나래', phoneNumber: newPhone() }, { cookies })).code,
    ).toBe(2103)
    expect(portal.sent).toEqual([])
    expect(
      (
        await portal.call(
          'agreeSignupTerms',
          { accountType: 'INDIVIDUAL', terms: requiredTermsAgreed(portal) },
          { cookies },
        )
      ).cookies['signup'],
    ).not.toBe(cookies.signup)
  })
})
