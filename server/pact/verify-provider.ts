import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Verifier } from '@pact-foundation/pact'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { MIB } from '#domain/bytes.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { projectPath } from '#server/project-path.ts'
import { INTERACTION_HEADER, reasonOf, startRelay } from './relay.ts'
import type { StateBuilders } from './states.ts'

export type VerifyOptions = {
  /** Where the server answers, without a path. */
  url: string
  /** Builds the worlds in this process; or else `statesUrl` is posted `{ state, params, action }`. */
  states?: StateBuilders
  statesUrl?: string
  /** Tries only the interactions whose description contains this. */
  only?: string
  /** Tries only the interactions that the pacts of this commit do not have, and those of `operations`; all where there are none. */
  since?: string
  operations?: readonly string[]
  /** How long an answer, or a world, may take, in milliseconds; that of the app unless given. */
  answerMs?: number
}

type JsonMap = { [name: string]: string }
type Interaction = {
  description: string
  providerStates?: { name: string }[]
  request: { headers?: Record<string, unknown> }
}
type Pact = { interactions: Interaction[] }
type Worlds = Record<string, (params: unknown) => Promise<JsonMap | void>>

const pactFile = 'pacts/web-app-reference-server.json'
// The verifier prints a report of each run at once and fails where a pipe cannot take the whole of it.
const AT_ONCE = 40
// The app waits as long for an answer (SPEC section 9).
const ANSWER_MS = 20 * SECOND_MS
// A server that leaves so many interactions unanswered one after the other is not there.
const MAX_UNANSWERED = 5

/**
 * Verifies a running server against the committed pacts and returns the number of interactions it fulfilled. Throws when one is
 * broken, naming those that got no answer (the verifier prints the others), and when fewer were tried than the pacts have. A
 * server that is not there, or never answers, is given up after a few interactions. Without `states` and `statesUrl` the
 * server must be in every world already, so that only a visitor's interactions can hold.
 */
export async function verifyProvider(options: VerifyOptions): Promise<number> {
  const { url, states, statesUrl, only = '', since, operations = [], answerMs = ANSWER_MS } = options
  process.env['PACT_DO_NOT_TRACK'] ??= 'true'
  const pact = JSON.parse(readFileSync(projectPath(pactFile), 'utf8')) as Pact
  const asked = pact.interactions.filter(({ description }) => description.includes(only))
  const added = since === undefined ? [] : addedSince(since, operations, asked)
  const interactions = added.length > 0 ? added : asked
  const course = courseOf(interactions)
  const post = poster(answerMs)
  const build = states
    ? (states as Worlds)
    : statesUrl === undefined
      ? undefined
      : worldsAt(interactions, (body) => course.built(() => post(statesUrl, body)))
  const relay = await startRelay({ url, answerMs, ...course })
  const parts = mkdtempSync(join(tmpdir(), 'pact-parts-'))
  try {
    for (let from = 0; from < interactions.length && !course.isOver(); from += AT_ONCE) {
      const part = join(parts, `${from}.json`)
      const named = interactions.slice(from, from + AT_ONCE).map((each, at) => marked(each, from + at))
      writeFileSync(part, JSON.stringify({ ...pact, interactions: named }))
      await new Verifier({
        providerBaseUrl: relay.url,
        pactUrls: [part],
        ...(build && { stateHandlers: { ...build, 'a call before': callBefore(url, post) } as never }),
        logLevel: 'error',
      })
        .verifyProvider()
        .catch(course.failed)
    }
  } finally {
    relay.stop()
    rmSync(parts, { recursive: true })
  }
  course.end(url)
  return interactions.length
}

const marked = (interaction: Interaction, index: number): Interaction => ({
  ...interaction,
  request: {
    ...interaction.request,
    headers: { ...interaction.request.headers, [INTERACTION_HEADER]: [String(index)] },
  },
})

/** What became of interactions so far. */
function courseOf(interactions: Interaction[]) {
  const tried = new Set<string>()
  const unanswered = new Map<string, string>()
  let inARow = 0
  let worldsInARow = 0
  let worldFault = ''
  let hasFailed = false
  return {
    onAnswer(index: string, reason?: string) {
      tried.add(index)
      inARow = reason === undefined ? 0 : inARow + 1
      const { description = index } = interactions[Number(index)] ?? {}
      if (reason !== undefined && inARow <= MAX_UNANSWERED) unanswered.set(description, reason)
    },
    /** The answer of the address that builds worlds, which is asked no more once it has been silent as often. */
    async built(answer: () => Promise<Response>): Promise<Response> {
      if (worldsInARow >= MAX_UNANSWERED) throw new Error(worldFault)
      try {
        const given = await answer()
        worldsInARow = 0
        return given
      } catch (error) {
        worldsInARow += 1
        worldFault = (error as Error).message
        throw error
      }
    },
    isOver: () => inARow >= MAX_UNANSWERED || worldsInARow >= MAX_UNANSWERED,
    failed: () => {
      hasFailed = true
    },
    /** Throws for interactions that were not fulfilled. */
    end(url: string) {
      const names = [...unanswered].map(([description, reason]) => `\n  ${description}: ${reason}`).join('')
      if (worldsInARow >= MAX_UNANSWERED) throw new Error(`No world could be built. ${worldFault}`)
      if (inARow >= MAX_UNANSWERED)
        throw new Error(`${url} was given up after ${MAX_UNANSWERED} interactions without an answer:${names}`)
      if (unanswered.size > 0)
        throw new Error(`${url} left interactions of ${pactFile} without an answer:${names}`)
      if (hasFailed) throw new Error(`${url} breaks interactions of ${pactFile}, which are named above.`)
      if (tried.size < interactions.length || tried.size === 0)
        throw new Error(
          `Only ${tried.size} of the ${interactions.length} interactions of ${pactFile} were tried.`,
        )
    },
  }
}

/** The interactions that the pacts of a commit do not have as they are, and those of some operations. */
function addedSince(
  commit: string,
  operations: readonly string[],
  interactions: Interaction[],
): Interaction[] {
  const before = execFileSync('git', ['show', `${commit}:${pactFile}`], {
    encoding: 'utf8',
    maxBuffer: 64 * MIB,
  })
  const known = new Set((JSON.parse(before) as Pact).interactions.map((each) => JSON.stringify(each)))
  return interactions.filter(
    (each) => !known.has(JSON.stringify(each)) || operations.includes(each.description.split(' ')[0] ?? ''),
  )
}

/** Every world of the pacts, asked for by `post` before and after its interaction. */
function worldsAt(interactions: Interaction[], post: (body: unknown) => Promise<Response>) {
  const names = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))
  const ask = (state: string, action: 'setup' | 'teardown') => async (params: unknown) => {
    const answer = await post({ state, params, action })
    if (!answer.ok) throw new Error(`The world "${state}" was answered with ${answer.status} (${action}).`)
    return answer.json().catch(() => undefined) as Promise<JsonMap | undefined>
  }
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, { setup: ask(name, 'setup'), teardown: ask(name, 'teardown') }]),
  )
}

/** Makes calls as the app does, and returns every text that is in the data of their answers directly. */
function callBefore(url: string, post: Post) {
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

type Post = ReturnType<typeof poster>

/** Posts JSON, and says why where nothing comes back in time. */
const poster =
  (answerMs: number) =>
  (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    }).catch((error: Error) => {
      throw new Error(`${url}: ${reasonOf(error.cause ?? error)}.`)
    })
