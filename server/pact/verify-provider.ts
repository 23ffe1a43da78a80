import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Verifier } from '@pact-foundation/pact'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { MIB } from '#domain/bytes.ts'
import { projectPath } from '#server/project-path.ts'
import type { StateBuilders } from './states.ts'

export type VerifyOptions = {
  /** Where the server answers, without a path. */
  url: string
  /** Builds the worlds in this process; or else `statesUrl` is posted `{ state, params, action }`. */
  states?: StateBuilders
  statesUrl?: string
  /** Tries only the interactions whose description contains this. */
  only?: string
  /** Tries only the interactions that the pacts of this commit do not have; all of them where it has them all. */
  since?: string
}

type JsonMap = { [name: string]: string }
type Interaction = { description: string; providerStates?: { name: string }[] }
type Pact = { interactions: Interaction[] }
type Worlds = Record<string, (params: unknown) => Promise<JsonMap | void>>

const pactFile = 'pacts/web-app-reference-server.json'
// The verifier prints a report of each run at once and fails where a pipe cannot take the whole of it.
const AT_ONCE = 40

/**
 * Holds a running server against the committed pacts and gives the number of interactions it kept. Throws when one is
 * broken, and when fewer were tried than the pacts have. Without `states` and `statesUrl` the server must be in every
 * world already, so that only a visitor's interactions can hold.
 */
export async function verifyProvider({
  url,
  states,
  statesUrl,
  only = '',
  since,
}: VerifyOptions): Promise<number> {
  process.env['PACT_DO_NOT_TRACK'] ??= 'true'
  const pact = JSON.parse(readFileSync(projectPath(pactFile), 'utf8')) as Pact
  const asked = pact.interactions.filter(({ description }) => description.includes(only))
  const added = since === undefined ? [] : addedSince(since, asked)
  const interactions = added.length > 0 ? added : asked
  const build = states
    ? (states as Worlds)
    : statesUrl === undefined
      ? undefined
      : worldsAt(statesUrl, interactions)
  let tried = 0
  const parts = mkdtempSync(join(tmpdir(), 'pact-parts-'))
  try {
    for (let from = 0; from < interactions.length; from += AT_ONCE) {
      const part = join(parts, `${from}.json`)
      writeFileSync(part, JSON.stringify({ ...pact, interactions: interactions.slice(from, from + AT_ONCE) }))
      await new Verifier({
        providerBaseUrl: url,
        pactUrls: [part],
        ...(build && { stateHandlers: { ...build, 'a call before': callBefore(url) } as never }),
        requestFilter: (_request: unknown, _response: unknown, next: () => void) => {
          tried += 1
          next()
        },
        logLevel: 'error',
      }).verifyProvider()
    }
  } finally {
    rmSync(parts, { recursive: true })
  }
  if (tried < interactions.length || tried === 0) {
    throw new Error(`Only ${tried} of the ${interactions.length} interactions of ${pactFile} were tried.`)
  }
  return interactions.length
}

/** The interactions that the pacts of a commit do not have as they are. */
function addedSince(commit: string, interactions: Interaction[]): Interaction[] {
  const before = execFileSync('git', ['show', `${commit}:${pactFile}`], {
    encoding: 'utf8',
    maxBuffer: 64 * MIB,
  })
  const known = new Set((JSON.parse(before) as Pact).interactions.map((each) => JSON.stringify(each)))
  return interactions.filter((each) => !known.has(JSON.stringify(each)))
}

/** Every world of the pacts, asked for at an address before and after its interaction. */
function worldsAt(statesUrl: string, interactions: Interaction[]) {
  const names = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))
  const ask = (state: string, action: 'setup' | 'teardown') => async (params: unknown) => {
    const answer = await post(statesUrl, { state, params, action })
    if (!answer.ok) throw new Error(`The world "${state}" was answered with ${answer.status} (${action}).`)
    return answer.json().catch(() => undefined) as Promise<JsonMap | undefined>
  }
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, { setup: ask(name, 'setup'), teardown: ask(name, 'teardown') }]),
  )
}

/** Makes calls as the app does, and gives every text that stands in the data of their answer itself. */
function callBefore(url: string) {
  return async ({
    operation,
    body,
    session,
    times = 1,
  }: ProviderStates['a call before']): Promise<JsonMap> => {
    let first: Record<string, unknown> | undefined
    for (let call = 0; call < times; call += 1) {
      const answer = await post(url + operationTable[operation].path, body, {
        'X-Request-Id': `${Date.now()}${call}U001`,
        ...(session !== undefined && { Cookie: `session=${session}` }),
      })
      const { code, data } = (await answer.json()) as { code?: number; data: Record<string, unknown> }
      if (code !== 200)
        throw new Error(`${operation}, called before an interaction, was answered with ${code}.`)
      first ??= data
      if (!isDeepStrictEqual(data, first)) throw new Error(`${operation} gave the same call another answer.`)
    }
    return Object.fromEntries(
      Object.entries(first ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  }
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
