import { afterAll, beforeAll, expect, it } from 'vitest'
import { lifecycleChecks } from '#contract-kit/lifecycles/checks.ts'
import { scenarioChecks } from '#contract-kit/scenarios/checks.ts'
import { interactionChecks, verify } from '#contract-kit/verify.ts'
import { worldsAt } from '#contract-kit/worlds.ts'
import { describeEngines, type TestEngine } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { interactionsSince } from './interactions-since.ts'
import { startWorlds, type WorldRequest } from './worlds-address.ts'

const ANSWER_MS = 20_000
/** `npm run check` sets the commit that the change is compared with, and the operations of the change. */
const baseCommit = process.env['PACTS_SINCE']
const operations = process.env['OPERATIONS']?.split(',')

describeEngines('the reference server fulfils the contract', verifyReference, { oneConnection: true })

function verifyReference(engine: TestEngine) {
  let server: TestServer
  let worlds: Awaited<ReturnType<typeof startWorlds>>
  const worldRequests: WorldRequest[] = []

  beforeAll(async () => {
    // The clock starts on a day with known holidays, independent of the current day.
    const clockLagMs = Date.now() - Date.parse('2026-11-24T09:00:00+09:00')
    const clock = { now: () => new Date(Date.now() - clockLagMs) }
    server = await startTestServer(engine.database(), { clock, settings: { LOG_LEVEL: 'error' } })
    worlds = await startWorlds(server.states, { onAsked: (world) => worldRequests.push(world) })
  })
  afterAll(async () => {
    worlds.stop()
    await server.stop()
  })

  const failuresOf = async (checks: Parameters<typeof verify>[0]) => {
    const results = await verify(checks, {
      url: server.url,
      build: worldsAt(worlds.url, ANSWER_MS),
      answerMs: ANSWER_MS,
    })
    return results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ name, faults }) => `${name}: ${faults.join('; ')}`)
  }

  // Hundreds of calls in sequence; `npm run check` runs only those that the change has added or affects.
  it('in every interaction of the web app', { timeout: 600_000 }, async () => {
    const checks =
      baseCommit === undefined
        ? interactionChecks()
        : interactionChecks(interactionsSince(baseCommit, operations))
    expect(await failuresOf(checks)).toEqual([])
    expect(checks.length).toBeGreaterThan(0)
  })

  it('in scenarios of several calls', { timeout: 300_000 }, async () => {
    const scenarios = scenarioChecks()
    const chosenScenarios = scenarios.filter(({ operation }) => operations?.includes(operation) ?? true)
    expect(await failuresOf(chosenScenarios)).toEqual([])
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
  })

  // The tests in model/ cover every state and many walks.
  it.skipIf(baseCommit)('in a walk through the lifecycles', { timeout: 300_000 }, async () => {
    const walk = lifecycleChecks('few').filter(({ name }) => name.endsWith('walk 1'))
    expect(walk).toHaveLength(1)
    expect(await failuresOf(walk)).toEqual([])
  })

  it('with provider states requested at an address, and with the verifier’s own earlier calls', async () => {
    worldRequests.length = 0
    const checksNamed = (words: string) => interactionChecks().filter(({ name }) => name.startsWith(words))
    expect(await failuresOf(checksNamed('writeInquiry with the key'))).toEqual([])
    const [state, idempotencyKey] = ['an inquiry was sent with a key', expect.any(String) as string]
    expect(worldRequests).toEqual([
      { state, action: 'setup', params: { idempotencyKey } },
      { state, action: 'teardown', params: { idempotencyKey } },
    ])
    worldRequests.length = 0
    expect(await failuresOf(checksNamed('listNotices from a cursor'))).toEqual([])
    expect(new Set(worldRequests.map((world) => world.state))).toEqual(new Set(['published posts']))
  })
}
