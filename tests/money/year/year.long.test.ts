import { expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { subscriptionWorld } from '#server/testing/subscription-world.ts'
import { weights } from './acts.ts'
import { runYear, type Tally } from './year.ts'

/** A year takes one and a half minutes on a quiet machine. */
const TIMEOUT = 10 * MINUTE_MS
// SEED and SEEDS choose other simulated years. If only a few years are simulated, a rare action may never occur.
const firstSeed = Number(process.env['SEED'] ?? 1)
const seeds = Array.from({ length: Number(process.env['SEEDS'] ?? 20) }, (_, index) => firstSeed + index)

describeEngines('a year of several companies', (engine) => {
  const world = subscriptionWorld(engine)
  const all: Tally = new Map()

  it.each(seeds)(
    'ends with books that balance to the won: seed %i',
    async (seed) => {
      for (const [name, times] of await runYear(engine, world, { seed, months: 12, pause: 2 }))
        all.set(name, (all.get(name) ?? 0) + times)
    },
    TIMEOUT,
  )

  // An action that never succeeds would test nothing.
  it('includes a success of each action, and a killed job', () => {
    const requiredCounts = [...Object.keys(weights), 'jobs killed']
    expect(requiredCounts.filter((name) => !all.has(name))).toEqual([])
  })
})
