import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { verifyProvider } from './verify-provider.ts'

describeEngines('the reference server keeps its pact', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    // On a day whose holidays are known, whichever day it is.
    const behind = Date.now() - Date.parse('2026-11-24T09:00:00+09:00')
    server = await startTestServer(engine.database(), { clock: { now: () => new Date(Date.now() - behind) } })
  })
  afterAll(() => server.stop())

  // Hundreds of calls, one after the other.
  it('with the web app', { timeout: 600_000 }, async () => {
    expect(await verifyProvider(server)).toBeGreaterThan(0)
  })
})
