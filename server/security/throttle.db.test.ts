import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { createKeyedHash } from './keyed-hash.ts'
import { createThrottle, type GuessRule, type Throttle } from './throttle.ts'

const hash = createKeyedHash(Buffer.alloc(32, 1))
const sliding: GuessRule = {
  name: 'sliding',
  tries: 3,
  windowSeconds: 100,
  delaysSeconds: [0, 10],
  windowFrom: 'lastTry',
}
const fixed: GuessRule = { name: 'fixed', tries: 3, windowSeconds: 100, windowFrom: 'firstTry' }

describeEngines('a count of attempts', (engine) => {
  const clock = createTestClock()
  let throttle: Throttle
  beforeAll(() => {
    throttle = createThrottle({ db: engine.database().db, hash, clock })
  })
  const refusedResult = (retryAfterSeconds: number) => ({ allowed: false, retryAfterSeconds })
  const allowedResult = (remaining: number, retryAfterSeconds: number) => ({
    allowed: true,
    remaining,
    retryAfterSeconds,
  })

  it('allows a number of attempts, each with a delay before the next one', async () => {
    const subject = randomUUID()
    expect(await throttle.reserve(sliding, subject)).toEqual(allowedResult(2, 0))
    expect(await throttle.reserve(sliding, subject)).toEqual(allowedResult(1, 10))
    expect(await throttle.reserve(sliding, subject)).toEqual(refusedResult(10))
    clock.pass(9)
    expect(await throttle.reserve(sliding, subject)).toEqual(refusedResult(1))
    clock.pass(1)
    expect(await throttle.reserve(sliding, subject)).toEqual(allowedResult(0, 100))
    expect(await throttle.pauseOf(sliding, subject)).toBe(100)
  })

  it('starts again when its window has ended; the window begins at the last attempt or at the first', async () => {
    const subject = randomUUID()
    for (const rule of [sliding, fixed]) await throttle.reserve(rule, subject)
    clock.pass(60)
    for (const rule of [sliding, fixed]) await throttle.reserve(rule, subject)
    clock.pass(60)
    expect(await throttle.reserve(sliding, subject)).toEqual(allowedResult(0, 100))
    expect(await throttle.reserve(fixed, subject)).toEqual(allowedResult(2, 0))
    clock.pass(100)
    expect(await throttle.reserve(sliding, subject)).toEqual(allowedResult(2, 0))
  })

  it('does not prolong a pause by refused attempts', async () => {
    const subject = randomUUID()
    for (let tries = 0; tries < 3; tries += 1) await throttle.reserve(fixed, subject)
    clock.pass(99)
    expect(await throttle.reserve(fixed, subject)).toEqual(refusedResult(1))
    clock.pass(1)
    expect(await throttle.reserve(fixed, subject)).toMatchObject({ allowed: true })
  })

  it.each([sliding, fixed])(
    'allows no more simultaneous attempts than sequential ones ($name)',
    async (rule) => {
      const subject = randomUUID()
      const tries = await Promise.all(Array.from({ length: 50 }, () => throttle.reserve(rule, subject)))
      const allowedCount = rule === sliding ? 2 : 3
      expect(tries.filter(({ allowed }) => allowed)).toHaveLength(allowedCount)
    },
  )

  describe('does not include other attempts:', () => {
    it('of another subject or by another rule', async () => {
      const subject = randomUUID()
      for (let tries = 0; tries < 3; tries += 1) await throttle.reserve(fixed, subject)
      expect(await throttle.pauseOf(fixed, randomUUID())).toBe(0)
      expect(await throttle.pauseOf(sliding, subject)).toBe(0)
      expect(await throttle.pauseOf(fixed, subject)).toBe(100)
    })
  })

  it('can be reset, and one attempt can be taken back', async () => {
    const subject = randomUUID()
    for (let tries = 0; tries < 3; tries += 1) await throttle.reserve(fixed, subject)
    await throttle.giveBack(fixed, subject)
    expect(await throttle.reserve(fixed, subject)).toEqual(allowedResult(0, 100))
    await throttle.clear(fixed, subject)
    expect(await throttle.reserve(fixed, subject)).toEqual(allowedResult(2, 0))
  })

  it('allows no extra attempt after more attempts are taken back than were counted', async () => {
    const subject = randomUUID()
    await throttle.reserve(fixed, subject)
    for (let tries = 0; tries < 5; tries += 1) await throttle.giveBack(fixed, subject)
    expect(await throttle.reserve(fixed, subject)).toEqual(allowedResult(2, 0))
  })
})
