import { expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { subscriptionWorld } from '#server/testing/subscription-world.ts'
import { runYear } from './year.ts'

describeEngines('some months of several companies', (engine) => {
  const world = subscriptionWorld(engine)

  it.each([1, 2, 3])('end with books that balance to the won: seed %i', async (seed) => {
    const tally = await runYear(engine, world, { seed, months: 4, pause: 3 })
    expect(tally.get('jobs')).toBeGreaterThan(30)
    expect(tally.get('jobs killed')).toBeGreaterThan(0)
  })
})
