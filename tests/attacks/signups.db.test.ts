import { beforeAll, expect, it } from 'vitest'
import { accountDrafts } from '#server/db/schema/account.ts'
import { browserOf, requiredTermsAgreed } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const MAX_SIGNUPS = 5
const HOUR = 3600

describeEngines('an attacker who begins unlimited sign-ups', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: { SIGNUPS_PER_ADDRESS: String(MAX_SIGNUPS) } })
  })
  const rows = () => engine.database().db.$count(accountDrafts)
  const agreement = () => ({ accountType: 'INDIVIDUAL' as const, terms: requiredTermsAgreed(portal) })
  const beginSignup = (address: string, headers: Record<string, string> = {}) =>
    portal.call('agreeSignupTerms', agreement(), { address, headers })

  it('can begin only a limited number of sign-ups from one network address, also with simultaneous requests, and learns when to try again', async () => {
    const before = await rows()
    const answers = await Promise.all(Array.from({ length: 40 }, () => beginSignup('203.0.113.7')))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(MAX_SIGNUPS)
    expect((await rows()) - before).toBe(MAX_SIGNUPS)
    const refusedAnswer = answers.find(({ code }) => code !== 200)!
    expect(refusedAnswer).toMatchObject({
      status: 429,
      code: 2108,
      msg: '짧은 시간에 가입을 많이 시작했습니다. 잠시 후 다시 시도해 주세요.',
      cookies: {},
    })
    expect(Number(refusedAnswer.headers['retry-after'])).toBe(HOUR)
    expect((await beginSignup('203.0.113.8')).code).toBe(200)
  })

  it('gains no further sign-ups by other spellings of an address, by other addresses of the same network, or by forged headers', async () => {
    const spelledAddresses = [
      '2001:db8:7:1::1',
      '2001:db8:7:1:ffff::2',
      '2001:0db8:0007:0001::3',
      '2001:db8:7:1::4',
      '2001:db8:7:1::5',
    ]
    for (const address of spelledAddresses) expect((await beginSignup(address)).code).toBe(200)
    expect((await beginSignup('2001:db8:7:1:abcd::6')).code).toBe(2108)
    expect((await beginSignup('2001:db8:7:1::7', { 'x-forwarded-for': '198.51.100.1' })).code).toBe(2108)
    expect((await beginSignup('2001:db8:7:2::1')).code).toBe(200)
  })

  it('blocks neither the sign-ups in progress nor those of the next hour', async () => {
    const address = '203.0.113.9'
    const browser = browserOf(portal, { address })
    await browser.call('agreeSignupTerms', agreement())
    for (let more = 1; more < MAX_SIGNUPS; more += 1) await beginSignup(address)
    expect((await beginSignup(address)).code).toBe(2108)
    const secondAnswer = await browser.call('agreeSignupTerms', { ...agreement(), accountType: 'BUSINESS' })
    expect([secondAnswer.code, secondAnswer.data.accountType]).toEqual([200, 'BUSINESS'])
    portal.clock.pass(HOUR)
    expect((await beginSignup(address)).code).toBe(200)
  })

  it('uses up the limit only with begun sign-ups, not with refused ones', async () => {
    const address = '203.0.113.10'
    const [first, ...others] = requiredTermsAgreed(portal)
    for (let tries = 0; tries < 2 * MAX_SIGNUPS; tries += 1) {
      const terms = [{ ...first!, agreedYn: 'N' as const }, ...others]
      const { code } = await portal.call(
        'agreeSignupTerms',
        { accountType: 'INDIVIDUAL', terms },
        { address },
      )
      expect(code).toBe(2101)
    }
    expect((await beginSignup(address)).code).toBe(200)
  })
})
