import { afterAll, beforeAll, expect, it } from 'vitest'
import { scenarioChecks } from '#contract-kit/scenarios/checks.ts'
import { interactionChecks, verify } from '#contract-kit/verify.ts'
import { worldsAt } from '#contract-kit/worlds.ts'
import { describeEngines, type TestEngine } from '#server/testing/engines.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { startWorlds } from '../worlds-address.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { faults } from './table.ts'

const ANSWER_MS = 3000
/** The gate runs every seventh fault; `FAULTS=all` runs every fault. */
const chosenFaults = process.env['FAULTS'] === 'all' ? faults() : faults().filter((_, at) => at % 7 === 0)
const checks = [...interactionChecks(), ...scenarioChecks()]
const checksOf = (operations: readonly string[]) =>
  checks.filter(({ operation }) => operations.includes(operation))

describeEngines('the contract kit', seenFaults, { oneConnection: true })

function seenFaults(engine: TestEngine) {
  let server: TestServer
  let worlds: Awaited<ReturnType<typeof startWorlds>>
  let proxy: Awaited<ReturnType<typeof startFaultyProxy>>

  beforeAll(async () => {
    server = await startTestServer(engine.database())
    worlds = await startWorlds(server.states)
    proxy = await startFaultyProxy(server.url)
  })
  afterAll(async () => {
    proxy.stop()
    worlds.stop()
    await server.stop()
  })

  const failures = async (operations: readonly string[], answerMs = ANSWER_MS) => {
    const results = await verify(checksOf(operations), {
      url: proxy.url,
      build: worldsAt(worlds.url, ANSWER_MS),
      answerMs,
    })
    return results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ name, faults: why }) => `${name}: ${why.join('; ')}`)
  }

  it('finds no error if the proxy changes nothing', async () => {
    proxy.put(undefined)
    const operations = [...new Set(chosenFaults.flatMap((fault) => fault.operations))]
    expect(await failures(operations)).toEqual([])
  })

  it.each(chosenFaults.map((fault) => [fault.name, fault] as const))('%s', async (_, fault) => {
    proxy.put(fault)
    expect(await failures(fault.operations, fault.breaks === 'late' ? 300 : ANSWER_MS)).not.toEqual([])
  })
}
