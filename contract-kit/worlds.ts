import { isDeepStrictEqual } from 'node:util'
import { callServer, UnansweredError } from './call.ts'
import { readContract } from './checks/contract.ts'
import { PRECEDING_CALL, type ProviderState } from './pact-file.ts'

export type Values = Record<string, unknown>
/**
 * Builds or removes the test data of a provider state, and returns the values that only the server knows, such as
 * ids. Throws with a reason if that fails.
 */
export type BuildWorld = (
  state: string,
  params: Values,
  action: 'setup' | 'teardown',
) => Promise<Values | void>

const MAX_WORDS = 600

/** The error for a provider state that a server refused or failed to build. */
export class WorldRefused extends Error {}

/** Creates a function that builds provider states by sending `{ state, params, action }` to an address. */
export function worldsAt(statesUrl: string, answerMs: number): BuildWorld {
  const { origin, pathname, search } = new URL(statesUrl)
  return async (state, params, action) => {
    const call = {
      path: pathname + search,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state, params, action }),
    }
    const { status, body } = await callServer(origin, call, answerMs).catch((error: UnansweredError) => {
      throw new UnansweredError(
        error.kind,
        `The world "${state}" was asked for at ${statesUrl}: ${error.message}.`,
      )
    })
    const answerText = body.toString().trim()
    if (status < 200 || status > 299)
      throw new WorldRefused(
        `The world "${state}" was refused (${action}) with HTTP ${status}: ${answerText.slice(0, MAX_WORDS) || 'without a word'}`,
      )
    return valuesIn(answerText)
  }
}

function valuesIn(text: string): Values {
  try {
    const values: unknown = JSON.parse(text)
    return typeof values === 'object' && values !== null ? (values as Values) : {}
  } catch {
    return {}
  }
}

type CallBefore = { operation: string; body: object; session?: string; times?: number }

/**
 * Builds the provider states of an interaction in sequence, and makes the preceding calls to the server. Returns the
 * values of the states, and a function that removes their test data.
 */
export async function buildWorlds(
  states: readonly ProviderState[],
  { url, build, answerMs }: { url: string; build: BuildWorld | undefined; answerMs: number },
) {
  const values: Values = {}
  for (const { name, params = {} } of states) {
    const given =
      name === PRECEDING_CALL
        ? await makePrecedingCall(url, params as unknown as CallBefore, answerMs)
        : await build?.(name, params, 'setup')
    Object.assign(values, given)
  }
  return {
    values,
    async end() {
      for (const { name, params = {} } of states)
        if (name !== PRECEDING_CALL) await build?.(name, params, 'teardown')
    },
  }
}

/** Makes a call as the app does, and returns the text fields at the top level of the answer's `data`. */
async function makePrecedingCall(
  url: string,
  { operation, body, session, times = 1 }: CallBefore,
  answerMs: number,
): Promise<Values> {
  let first: Values | undefined
  for (let call = 0; call < times; call += 1) {
    const sent = {
      path: readContract().operations.get(operation)!.path,
      headers: headersOf(session),
      body: JSON.stringify(body),
    }
    const { code, data } = valuesIn((await callServer(url, sent, answerMs)).body.toString()) as {
      code?: number
      data?: Values
    }
    if (code !== 200 || data === undefined)
      throw new Error(`${operation}, called before it, was answered with code ${code}.`)
    first ??= data
    if (!isDeepStrictEqual(data, first))
      throw new Error(`${operation}, called before it, gave the same call another answer.`)
  }
  return Object.fromEntries(Object.entries(first ?? {}).filter(([, value]) => typeof value === 'string'))
}

/** The headers of a call by the app, with the session token if one is given. */
export const headersOf = (session?: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Request-Id': `${Date.now()}${Math.trunc(Math.random() * 1e8)}U001`,
  ...(session !== undefined && { Cookie: `session=${session}` }),
})
