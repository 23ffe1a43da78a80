import { expect, it } from 'vitest'
import { createTestClock } from '#server/testing/portal.ts'
import { sharedResult } from './shared-result.ts'

it('a shared result is computed once for simultaneous callers, and reused for a set time', async () => {
  const clock = createTestClock()
  let asked = 0
  const sharedCount = sharedResult(async () => (asked += 1), { clock, forMs: 2_000 })
  expect(await Promise.all([sharedCount(), sharedCount(), sharedCount()])).toEqual([1, 1, 1])
  clock.pass(1)
  expect(await sharedCount()).toBe(1)
  clock.pass(1)
  expect(await Promise.all([sharedCount(), sharedCount()])).toEqual([2, 2])
  clock.pass(-60)
  expect(await sharedCount()).toBe(3)
})

it('a shared result is computed again after a failure; the callers that waited receive the failure', async () => {
  let asked = 0
  const sharedFailure = sharedResult(
    async () => {
      asked += 1
      if (asked === 1) throw new Error('away')
      return asked
    },
    { clock: createTestClock(), forMs: 2_000 },
  )
  expect((await Promise.allSettled([sharedFailure(), sharedFailure()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await sharedFailure()).toBe(2)
})
