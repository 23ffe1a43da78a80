import type { ProviderStateValues } from '../../contract/provider-states.ts'
import type { Check, Tools } from '../verify.ts'
import type { Build } from './server-life.ts'
import { describeStart, minimalStarts, starts } from './steps.ts'
import { everyStepFrom, type ModelOptions, randomNumbers, randomWalk, verifyExpiry } from './verify-model.ts'

const world = 'a permission with everybody around it'
// All lifecycle checks are listed under this operation, because every lifecycle of a request begins with it.
const operation = 'createAccessRequest'
const MIN_WALKS = 10
const MAX_WALKS = 500

/**
 * The checks of the lifecycles of permissions and requests: every event in each state, and random walks of five
 * concurrent callers.
 */
export function lifecycleChecks(many: 'few' | 'all'): Check[] {
  const check = (name: string, run: (options: ModelOptions) => Promise<string[]>): Check => ({
    name: `${operation} ${name}`,
    operation,
    kind: 'lifecycle',
    run: async (tools) => ({ faults: await run(optionsOf(tools)) }),
  })
  const startStates = many === 'few' ? minimalStarts : starts
  const steps = startStates.map((start) =>
    check(`and every other step: ${describeStart(start)}`, async (options) => {
      const faults: string[] = []
      await everyStepFrom(options, start, (fault) => fault !== undefined && faults.push(fault))
      return faults
    }),
  )
  const walks = Array.from({ length: many === 'few' ? MIN_WALKS : MAX_WALKS }, (_, at) =>
    check(`among five callers at once, walk ${at + 1}`, async (options) =>
      listOf(await randomWalk(options, randomNumbers(at + 1))),
    ),
  )
  // This check runs only if all lifecycles are selected, because a server may take minutes to record a passed
  // deadline.
  const deadline = check('whose deadline is over', async (options) => listOf(await verifyExpiry(options)))
  return [...steps, ...walks, ...(many === 'all' ? [deadline] : [])]
}

const listOf = (fault: string | undefined) => (fault === undefined ? [] : [fault])

const optionsOf = ({ url, build }: Tools): ModelOptions => ({
  url,
  walks: 0,
  seed: 0,
  build: (async (params: Parameters<Build>[0]) => {
    if (!build) throw new Error(`Without an address of worlds there is no "${world}".`)
    const stateValues = (await build(world, params, 'setup')) as Partial<ProviderStateValues[typeof world]>
    if (stateValues.today === undefined) throw new Error(`The world "${world}" gave no "today".`)
    return stateValues
  }) as Build,
})
