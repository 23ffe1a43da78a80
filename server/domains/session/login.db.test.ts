import { beforeAll, describe, expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { costlyHash, createPortal, type Portal, password } from '#server/testing/portal.ts'

const parallel = 100
const indexes = Array.from({ length: parallel }, (_, index) => index)

describeEngines('guessing a password', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '100000' } })
  })

  it('is possible with at most five passwords per window, with growing delays', async () => {
    const { email } = await portal.addMember()
    const steps: [number, number, object][] = []
    for (const wait of [0, 0, 0, 2, 5]) {
      portal.clock.pass(wait)
      const { code, data } = await portal.logIn(email, 'wrong')
      steps.push([wait, code, data])
    }
    expect(steps).toEqual([
      [0, 2001, { remaining: 4 }],
      [0, 2001, { remaining: 3 }],
      [0, 2001, { remaining: 2, retryAfterSeconds: 2 }],
      [2, 2001, { remaining: 1, retryAfterSeconds: 5 }],
      [5, 2002, { retryAfterSeconds: 900 }],
    ])
  })

  it('does not check the correct password before the next attempt is allowed', async () => {
    const { email } = await portal.addMember()
    for (let tries = 0; tries < 3; tries += 1) await portal.logIn(email, 'wrong')
    portal.clock.pass(1)
    expect(await portal.logIn(email)).toMatchObject({
      code: 2002,
      data: { retryAfterSeconds: 1 },
      session: undefined,
    })
    portal.clock.pass(1)
    expect(await portal.logIn(email)).toMatchObject({ code: 200 })
  })

  it('gets the same answer for the correct password as for a wrong one during a pause, and is possible again after fifteen minutes', async () => {
    const { email } = await portal.addMember()
    await useUpLogins(portal, email)
    const [right, wrong] = [await portal.logIn(email), await portal.logIn(email, 'wrong')]
    expect(right.code).toBe(2002)
    expect(right.body).toBe(wrong.body)

    portal.clock.pass(899)
    expect((await portal.logIn(email)).code).toBe(2002)
    portal.clock.pass(1)
    expect((await portal.logIn(email)).code).toBe(200)
  })

  it.each(['a known', 'an unknown'])(
    'checks only five of a hundred simultaneous passwords, for %s account',
    async (which) => {
      const email = which === 'a known' ? (await portal.addMember()).email : 'nobody.at.all@example.com'
      const answers = await Promise.all(indexes.map((index) => portal.logIn(email, `guess ${index}`)))
      const checkedAnswers = answers.filter(({ code }) => code === 2001)
      expect(checkedAnswers.length).toBeGreaterThan(0)
      expect(checkedAnswers.length).toBeLessThanOrEqual(5)
      expect(answers.filter(({ code }) => code === 2002)).toHaveLength(parallel - checkedAnswers.length)
    },
  )

  it('fails during a pause, even with the correct password among a hundred wrong ones', async () => {
    const { email } = await portal.addMember()
    await useUpLogins(portal, email)
    const answers = await Promise.all(
      indexes.map((index) => portal.logIn(email, index % 2 === 0 ? password : 'wrong')),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([2002]))
  })

  it('is counted for one account however its address is spelled and whatever X-Forwarded-For contains', async () => {
    const { email } = await portal.addMember()
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      `${email}\t`,
      email.replace('example', 'EXAMPLE'),
    ]
    for (const [index, spelled] of spellings.entries()) {
      portal.clock.pass(5)
      await portal.logIn(spelled, 'wrong', { headers: { 'x-forwarded-for': `203.0.113.${index}` } })
    }
    expect((await portal.logIn(email)).code).toBe(2002)
  })

  it('is counted from zero again after a correct password', async () => {
    const { email } = await portal.addMember()
    await portal.logIn(email, 'wrong')
    await portal.logIn(email)
    expect((await portal.logIn(email, 'wrong')).data).toEqual({ remaining: 4 })
  })

  it('stores no mail address in the table of counts', async () => {
    const { email } = await portal.addMember()
    await portal.logIn(email, 'wrong')
    const { rows } = await engine.database().pool.query<{ key: string }>('select key from throttles')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(email)
    for (const { key } of rows) expect(key).toMatch(/^[a-z]+:[0-9a-f]{64}$/)
  })
})

describeEngines('guessing from one address', (engine) => {
  const env = { LOGIN_TRIES_PER_ADDRESS: '6' }

  it('pauses logins from the address to all accounts, without counting correct passwords', async () => {
    const portal = createPortal(engine.database(), { env })
    const { email } = await portal.addMember()
    const from = { address: '198.51.100.7' }
    for (let index = 0; index < 10; index += 1)
      expect((await portal.logIn(email, password, from)).code).toBe(200)
    for (let index = 0; index < 6; index += 1) {
      expect((await portal.logIn(`someone${index}@example.com`, 'wrong', from)).code).toBe(2001)
    }
    expect(await portal.logIn(email, password, from)).toMatchObject({
      code: 2002,
      data: { retryAfterSeconds: 900 },
    })
    expect((await portal.logIn(email, password, { address: '198.51.100.8' })).code).toBe(200)
  })

  it('trusts X-Forwarded-For only from a configured proxy', async () => {
    const wrongFrom = async (portal: Portal, address: string, forwarded: string) =>
      (
        await portal.logIn(`x${Math.random()}@example.com`, 'wrong', {
          address,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).code
    const portalWithoutProxy = createPortal(engine.database(), { env })
    for (let index = 0; index < 6; index += 1)
      await wrongFrom(portalWithoutProxy, '198.51.100.20', `203.0.113.${index}`)
    expect(await wrongFrom(portalWithoutProxy, '198.51.100.20', '203.0.113.99')).toBe(2002)

    const portalBehindProxy = createPortal(engine.database(), { env: { ...env, TRUST_PROXY: '1' } })
    for (let index = 0; index < 6; index += 1)
      await wrongFrom(portalBehindProxy, '10.0.0.1', `9.9.9.${index}, 203.0.113.50`)
    expect(await wrongFrom(portalBehindProxy, '10.0.0.1', '9.9.9.99, 203.0.113.50')).toBe(2002)
    expect(await wrongFrom(portalBehindProxy, '10.0.0.1', '203.0.113.51')).toBe(2001)
  })
})

describeEngines('telling accounts apart', (engine) => {
  it('is impossible by the content of any answer, before and during the pause', async () => {
    const portal = createPortal(engine.database())
    const { email } = await portal.addMember()
    for (const wait of [0, 0, 0, 1, 2, 5, 5, 1]) {
      portal.clock.pass(wait)
      const [known, unknown] = [
        await portal.logIn(email, 'wrong'),
        await portal.logIn('nobody@example.com', 'wrong'),
      ]
      expect(unknown.body).toBe(known.body)
      expect([unknown.status, unknown.session]).toEqual([known.status, known.session])
    }
  })

  describe('by time', () => {
    it('is impossible as well, since a password hash is also computed for an unknown account', async () => {
      const portal = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '100000' } })
      const passwordHash = await costlyHash()
      const emails = await Promise.all(
        indexes.slice(0, 40).map(async () => (await portal.addMember({ passwordHash })).email),
      )
      const ratios: number[] = []
      for (const email of emails) {
        const durationOfMember = await durationOf(() => portal.logIn(email, 'wrong'))
        ratios.push((await durationOf(() => portal.logIn(`x${email}`, 'wrong'))) / durationOfMember)
      }
      // The median of pairs that were measured together does not depend on the load of the machine.
      const ratio = ratios.toSorted((a, b) => a - b)[ratios.length / 2]!
      expect(ratio).toBeGreaterThan(0.4)
      expect(ratio).toBeLessThan(2.5)
    })
  })
})

async function useUpLogins(portal: Portal, email: string) {
  for (let tries = 0; tries < 5; tries += 1) {
    portal.clock.pass(5)
    await portal.logIn(email, 'wrong')
  }
}

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
