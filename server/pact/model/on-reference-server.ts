import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModelOptions, Verified } from '#contract-kit/lifecycles/verify-model.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

/** The gate runs a few states and walks; `MODEL=all` runs every state and 500 walks. */
export const isAll = process.env['MODEL'] === 'all'
const WORLDS_PER_ANALYZE = 50

/** Verifies the reference server against the model. `least` is the required number of steps and walks. */
export function describeReferenceServer(
  part: string,
  verify: (options: ModelOptions) => Promise<Verified>,
  least: Pick<Verified, 'steps' | 'walks'>,
): void {
  describeEngines('the reference server follows the lifecycles', (engine) => {
    let server: TestServer

    beforeAll(async () => {
      server = await startTestServer(engine.database())
    })
    afterAll(() => server.stop())

    it(part, { timeout: HOUR_MS }, async () => {
      const build = server.states['a permission with everybody around it']
      const startedAt = Date.now()
      let worlds = 0
      const found = await verify({
        url: server.url,
        async build(world) {
          // Without statistics, which the embedded engine never collects by itself, each call scans the data of all
          // provider states.
          if (worlds % WORLDS_PER_ANALYZE === 0) await engine.owner().db.execute(sql`analyze`)
          worlds += 1
          return build(world)
        },
        seed: 4718,
        walks: isAll ? 500 : 3,
        few: !isAll,
        sweep: server.sweep,
        ...(isAll && {
          report: (progress) =>
            console.log(
              `${engine.name}, ${Math.round((Date.now() - startedAt) / 1000)} s: ${progress}, ${worlds} worlds`,
            ),
        }),
      })
      expect(found.differences).toEqual([])
      expect(found.steps).toBeGreaterThanOrEqual(least.steps)
      expect(found.walks).toBe(least.walks)
    })
  })
}
