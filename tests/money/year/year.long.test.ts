import { expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { subscriptionWorld } from '#server/testing/subscription-world.ts'
import { weights } from './acts.ts'
import { runYear, type Tally } from './year.ts'

const seeds = Array.from({ length: Number(process.env['SEEDS'] ?? 20) }, (_, index) => index + 1)

describeEngines('a year of several companies', (engine) => {
  const world = subscriptionWorld(engine)
  const all: Tally = new Map()

  it.each(seeds)('ends with books that balance to the won: seed %i', async (seed) => {
    for (const [name, times] of await runYear(engine, world, { seed, months: 12, pause: 2 }))
      all.set(name, (all.get(name) ?? 0) + times)
  })

  // An act that never succeeds would test nothing.
  it('includes each act and a killed job', () => {
    for (const name of Object.keys(weights)) expect(all.get(name), name).toBeGreaterThan(0)
    expect(all.get('jobs killed')).toBeGreaterThan(0)
  })
})
