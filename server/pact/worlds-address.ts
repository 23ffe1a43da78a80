import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { PRECEDING_CALL } from '#contract-kit/pact-file.ts'
import { buildWorlds } from '#contract-kit/worlds.ts'
import type { StateBuilders } from './states.ts'

export type WorldRequest = { state: string; action: 'setup' | 'teardown'; params: unknown }

const NOT_IMPLEMENTED = 501
const FAILED = 500
const ANSWER_MS = 20_000

/**
 * Starts a server that builds provider states as the server of another team does: a POST of `{ state, params, action
 * }` builds a state, and the answer has the state's values. Returns the server's address and a function that stops
 * the server; `onAsked` is called for every request. The call of a state that consists of a call is made to
 * `serverUrl`, for verifiers that do not make this call themselves.
 */
export async function startWorlds(
  states: StateBuilders,
  {
    port = 0,
    onAsked,
    serverUrl,
  }: { port?: number; onAsked?: (asked: WorldRequest) => void; serverUrl?: string } = {},
) {
  const builders = states as unknown as Partial<Record<string, (params: unknown) => Promise<unknown>>>
  const server = createServer((request, response) => {
    const answer = (status: number, content: unknown) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content))
    void json(request)
      .then(async (body) => {
        const worldRequest = body as WorldRequest
        onAsked?.(worldRequest)
        if (worldRequest.state === PRECEDING_CALL && serverUrl !== undefined)
          return answer(200, await callAsWorld(worldRequest, serverUrl))
        const build = builders[worldRequest.state]
        if (!build) return answer(NOT_IMPLEMENTED, { message: `There is no world "${worldRequest.state}".` })
        answer(200, (worldRequest.action === 'setup' ? await build(worldRequest.params) : undefined) ?? {})
      })
      .catch((error: Error) => answer(FAILED, { message: error.message }))
  })
  async function callAsWorld({ state, params, action }: WorldRequest, url: string): Promise<unknown> {
    if (action !== 'setup') return {}
    const states = [{ name: state, params: params as Record<string, unknown> }]
    return (await buildWorlds(states, { url, build: undefined, answerMs: ANSWER_MS })).values
  }

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
