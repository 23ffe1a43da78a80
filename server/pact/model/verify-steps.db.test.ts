import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachEngine } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { verifyModel } from './verify-model.ts'

/** The gate tries a few states; `MODEL=all` every one, with 500 walks. */
const isAll = process.env['MODEL'] === 'all'

describeEachEngine('the reference server lives as the lifecycles say', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer(engine.database())
  })
  afterAll(() => server.stop())

  it('by every event and in random walks', { timeout: 3_600_000 }, async () => {
    const found = await verifyModel({
      url: server.url,
      build: server.states['a permission with everybody around it'],
      seed: 4718,
      walks: isAll ? 500 : 3,
      few: !isAll,
      sweep: server.sweep,
    })
    expect(found.differences).toEqual([])
    expect(found.steps).toBeGreaterThan(200)
  })
})
