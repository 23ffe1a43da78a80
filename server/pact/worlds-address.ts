import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { StateBuilders } from './states.ts'

export type AskedWorld = { state: string; action: 'setup' | 'teardown'; params: unknown }

const NOT_IMPLEMENTED = 501
const FAILED = 500

/**
 * Builds worlds as another server would: requested by a post of `{ state, params, action }`, with their
 * values in the answer. Returns its address and a function that stops it; `onAsked` is called for every
 * request.
 */
export async function startWorlds(
  states: StateBuilders,
  { port = 0, onAsked }: { port?: number; onAsked?: (asked: AskedWorld) => void } = {},
) {
  const builders = states as unknown as Partial<Record<string, (params: unknown) => Promise<unknown>>>
  const server = createServer((request, response) => {
    const answer = (status: number, content: unknown) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content))
    void json(request)
      .then(async (body) => {
        const asked = body as AskedWorld
        onAsked?.(asked)
        const build = builders[asked.state]
        if (!build) return answer(NOT_IMPLEMENTED, { message: `There is no world "${asked.state}".` })
        answer(200, (asked.action === 'setup' ? await build(asked.params) : undefined) ?? {})
      })
      .catch((error: Error) => answer(FAILED, { message: error.message }))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
