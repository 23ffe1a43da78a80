import { connect } from 'node:net'
import { type Answer, callServer, UnansweredError } from './call.ts'
import { readContract } from './checks/contract.ts'
import { findMismatches } from './checks/match.ts'
import { bodyOf, type Interaction, operationOf, readInteractions } from './pact-file.ts'
import { type BuildWorld, buildWorlds, WorldRefused } from './worlds.ts'

export type Result = {
  name: string
  operation: string
  kind: 'interaction' | 'scenario' | 'lifecycle'
  /**
   * `unattempted`: the check was selected but did not run because of earlier results; `faults` contains the reason.
   */
  outcome: 'passed' | 'failed' | 'unattempted'
  faults: string[]
  /** The duration of the call in milliseconds; undefined if no call was made. */
  ms?: number
}
export type Check = Pick<Result, 'name' | 'operation' | 'kind'> & {
  run: (tools: Tools) => Promise<{ faults: string[]; ms?: number }>
}
export type Tools = { url: string; build: BuildWorld | undefined; answerMs: number }
export type VerifyOptions = {
  /** The address of the server, without a path. */
  url: string
  /**
   * Builds provider states. Without this function the verifier cannot build any, so only the interactions of a
   * visitor can pass.
   */
  build?: BuildWorld | undefined
  /**
   * The time limit for an answer or for building a provider state, in milliseconds; by default the time limit of the
   * app.
   */
  answerMs?: number
  onResult?: (result: Result) => void
}

/** The time limit for an answer, the same as in the app (SPEC section 9). */
export const ANSWER_MS = 20_000
// The number of consecutive checks without a listener or without an answer in time after which the server counts as
// unavailable.
const MAX_UNAVAILABLE_CHECKS = 5
const MAX_LATE_PER_OPERATION = 2
const RESTART_MS = 2000
const POLL_INTERVAL_MS = 100

/** Every interaction of the pacts as a check. */
export const interactionChecks = (interactions: readonly Interaction[] = readInteractions()): Check[] =>
  interactions.map((interaction) => ({
    name: interaction.description,
    operation: operationOf(interaction),
    kind: 'interaction',
    run: (tools) => verifyInteraction(interaction, tools),
  }))

/**
 * Runs checks against a server one after the other, and returns a result for each. A failed check does not stop the
 * run. After five consecutive checks without a listener or without an answer in time, the remaining checks are not
 * attempted. After an operation has twice not answered in time, its further checks are not attempted.
 */
export async function verify(
  checks: readonly Check[],
  { url, build, answerMs = ANSWER_MS, onResult }: VerifyOptions,
): Promise<Result[]> {
  const results: Result[] = []
  const timeoutsByOperation = new Map<string, number>()
  let away = 0
  let reason = ''
  for (const { name, operation, kind, run } of checks) {
    const checkInfo = { name, operation, kind }
    const skipReason =
      away >= MAX_UNAVAILABLE_CHECKS
        ? `The run had been given up: ${reason}`
        : (timeoutsByOperation.get(operation) ?? 0) >= MAX_LATE_PER_OPERATION
          ? `${operation} had not answered in time ${MAX_LATE_PER_OPERATION} times`
          : undefined
    const [result, kindOfSilence] = skipReason
      ? [{ ...checkInfo, outcome: 'unattempted' as const, faults: [skipReason] }]
      : await attempt(() => run({ url, build, answerMs }), checkInfo)
    if (kindOfSilence === 'late')
      timeoutsByOperation.set(operation, (timeoutsByOperation.get(operation) ?? 0) + 1)
    if (skipReason === undefined) away = kindOfSilence === 'late' || kindOfSilence === 'down' ? away + 1 : 0
    if (kindOfSilence) reason = result.faults.join(' ')
    // Waits once, because a server that its supervisor restarts is available again after a moment.
    if (kindOfSilence === 'down' && away === 1) await waitUntilListening(url)
    results.push(result)
    onResult?.(result)
  }
  return results
}

/** Waits until a server listens again, at most as long as a restart may take. */
async function waitUntilListening(url: string): Promise<void> {
  const { hostname, port, protocol } = new URL(url)
  const at = {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
  }
  for (const until = Date.now() + RESTART_MS; Date.now() < until; ) {
    const isThere = await new Promise<boolean>((found) => {
      const socket = connect(at, () => {
        found(true)
        socket.destroy()
      })
      socket.on('error', () => found(false)).on('close', () => found(false))
      socket.unref().setTimeout(POLL_INTERVAL_MS, () => socket.destroy())
    })
    if (isThere) return
    await new Promise((over) => setTimeout(over, POLL_INTERVAL_MS))
  }
}

async function attempt(
  run: () => Promise<{ faults: string[]; ms?: number }>,
  about: Pick<Result, 'name' | 'operation' | 'kind'>,
): Promise<[Result, UnansweredError['kind']?]> {
  try {
    const { faults, ms } = await run()
    return [
      { ...about, outcome: faults.length > 0 ? 'failed' : 'passed', faults, ...(ms !== undefined && { ms }) },
    ]
  } catch (error) {
    const result: Result = { ...about, outcome: 'failed', faults: [(error as Error).message] }
    return error instanceof UnansweredError ? [result, error.kind] : [result]
  }
}

async function verifyInteraction(
  interaction: Interaction,
  tools: Tools,
): Promise<{ faults: string[]; ms: number }> {
  const { request, response, providerStates } = interaction
  const world = await buildWorlds(providerStates, tools)
  const body = bodyOf(interaction, world.values)
  const answer = await callServer(
    tools.url,
    { path: request.path, headers: joinHeaders(request.headers), body },
    tools.answerMs,
  )
  const requestBody = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined
  const faults = [
    ...faultsOf(answer, response),
    ...readContract().faults(operationOf(interaction), answer, requestBody),
  ]
  await world.end().catch((error: Error) => {
    if (!(error instanceof WorldRefused)) throw error
    faults.push(error.message)
  })
  return { faults: [...new Set(faults)], ms: answer.ms }
}

const joinHeaders = (headers: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join('; ')]))

/**
 * Returns the differences between an answer and the pact's expectation. An answer that is not JSON is reported by the
 * check of the contract instead.
 */
function faultsOf(
  { status, headers, body }: Answer,
  { status: expected, matchingRules, ...response }: Interaction['response'],
) {
  const faults = status === expected ? [] : [`HTTP ${status}, not ${expected}`]
  for (const [name, values] of Object.entries(response.headers)) {
    if (name === 'Content-Type') continue
    const receivedValues = headers[name.toLowerCase()] ?? []
    const [rule] = matchingRules?.header?.[name]?.matchers ?? []
    const matchesRule = (value: string) =>
      rule?.match === 'regex' ? new RegExp(rule.regex!, 'u').test(value) : values.includes(value)
    if (receivedValues.length === 0) faults.push(`the header ${name} is missing`)
    else if (!receivedValues.some(matchesRule))
      faults.push(
        `the header ${name} is ${receivedValues.join(', ')}, which does not match ${rule?.regex ?? values.join(', ')}`,
      )
  }
  try {
    return [
      ...faults,
      ...findMismatches(response.body.content, JSON.parse(body.toString()), matchingRules?.body),
    ]
  } catch (error) {
    if (error instanceof SyntaxError) return faults
    throw error
  }
}
