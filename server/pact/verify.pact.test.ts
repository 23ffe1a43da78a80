import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngines, type TestEngine } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { StateBuilders } from './states.ts'
import { verifyProvider } from './verify-provider.ts'

type Asked = { state: string; action: string; params: unknown }

describeEngines('the reference server keeps its pact', verify, { oneConnection: true })

function verify(engine: TestEngine) {
  let server: TestServer

  beforeAll(async () => {
    // On a day whose holidays are known, whichever day it is.
    const behind = Date.now() - Date.parse('2026-11-24T09:00:00+09:00')
    server = await startTestServer(engine.database(), { clock: { now: () => new Date(Date.now() - behind) } })
  })
  afterAll(() => server.stop())

  // Hundreds of calls, one after the other; `npm run check` asks for those that the change has added or touches.
  it('with the web app', { timeout: 600_000 }, async () => {
    const since = process.env['PACTS_SINCE']
    const operations = process.env['OPERATIONS']?.split(',')
    expect(
      await verifyProvider({ ...server, ...(since !== undefined && { since, operations }) }),
    ).toBeGreaterThan(0)
  })

  it('where its worlds are asked for at an address', async () => {
    const asked: Asked[] = []
    const worlds = await worldsOf(server.states, asked)
    try {
      const statesUrl = `http://127.0.0.1:${(worlds.address() as AddressInfo).port}`
      const only = 'writeInquiry with the key'
      expect(await verifyProvider({ url: server.url, statesUrl, only })).toBe(1)
      const [world, idempotencyKey] = ['an inquiry was sent with a key', expect.any(String) as string]
      expect(asked).toEqual([
        { state: world, action: 'setup', params: { idempotencyKey } },
        { state: world, action: 'teardown', params: { idempotencyKey } },
      ])
      // The calls before are the verifier's own.
      expect(await verifyProvider({ url: server.url, statesUrl, only: 'listNotices from a cursor' })).toBe(1)
      expect(new Set(asked.map(({ state }) => state))).toEqual(new Set([world, 'published posts']))
    } finally {
      worlds.close()
    }
  })
}

/** Builds worlds as another server would: asked for by a post, what they give in the answer. */
async function worldsOf(states: StateBuilders, asked: Asked[]) {
  const builders = states as unknown as Record<string, (params: unknown) => Promise<unknown>>
  const worlds = createServer((request, response) => {
    void read(request).then(async (what) => {
      asked.push(what)
      const given = what.action === 'setup' ? await builders[what.state]!(what.params) : undefined
      response.end(JSON.stringify(given ?? {}))
    })
  })
  await new Promise<void>((listening) => worlds.listen(0, '127.0.0.1', listening))
  return worlds
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Asked
}
