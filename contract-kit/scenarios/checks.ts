import type { Check } from '../verify.ts'
import { scenarioClient } from './client.ts'
import { pagingScenarios } from './paging.ts'
import { keyChecks, originScenarios } from './requests.ts'
import { type Scenario, sessionScenarios } from './sessions.ts'

/**
 * Checks of behaviour that takes several calls: the lifetime of a cookie, reading whole lists, repeated idempotency
 * keys, and foreign origins.
 */
export const scenarioChecks = (): Check[] => [
  ...[...sessionScenarios, ...pagingScenarios].map(checkOf),
  ...keyChecks(),
  ...originScenarios().map(checkOf),
]

const checkOf = ({ name, operation, run }: Scenario): Check => ({
  name,
  operation,
  kind: 'scenario',
  async run(tools) {
    const client = scenarioClient(tools)
    try {
      await run(client)
    } catch (error) {
      if (client.faults.length === 0) throw error
      client.faults.push((error as Error).message)
    }
    return { faults: client.faults }
  },
})
