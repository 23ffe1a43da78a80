import { expect, it } from 'vitest'
import { createTestClock } from '#server/testing/portal.ts'
import { sharedResult } from './shared-result.ts'

it('a shared result is requested once by simultaneous callers, and reused for its time', async () => {
  const clock = createTestClock()
  let asked = 0
  const count = sharedResult(async () => (asked += 1), { clock, forMs: 2_000 })
  expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1])
  clock.pass(1)
  expect(await count()).toBe(1)
  clock.pass(1)
  expect(await Promise.all([count(), count()])).toEqual([2, 2])
  clock.pass(-60)
  expect(await count()).toBe(3)
})

it('a shared result is requested again after a failure, which the waiting callers receive', async () => {
  let asked = 0
  const fails = sharedResult(
    async () => {
      asked += 1
      if (asked === 1) throw new Error('away')
      return asked
    },
    { clock: createTestClock(), forMs: 2_000 },
  )
  expect((await Promise.allSettled([fails(), fails()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await fails()).toBe(2)
})
