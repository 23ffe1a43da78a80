import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { verifyProvider } from './verify-provider.ts'

describeEngines('the reference server keeps its pact', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer(engine.database())
  })
  afterAll(() => server.stop())

  it('with the web app', async () => {
    expect(await verifyProvider(server)).toBeGreaterThan(0)
  })
})
