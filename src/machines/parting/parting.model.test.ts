import { expect, expectTypeOf, it, vi } from 'vitest'
import type { Api, Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { describeModel } from '../testing/describe-model.ts'
import { scriptedApi } from '../testing/scripted-api.ts'
import { done, fails } from '../testing/steps.ts'
import { part } from './part.ts'
import { partingMachine } from './parting.machine.ts'

const release = partingMachine('releaseCounselSlot')
const input = { holdKey: 'a-key-of-a-hold' }
const output = { releasedYn: 'Y' } as const
const offlineProblem = new Problem(0, '')

describeModel(release, {
  input,
  gestures: [],
  outcomes: [done('releaseCounselSlot', output), fails('releaseCounselSlot', offlineProblem)],
  endings: [
    [[], 'sending', { tags: ['busy'], calls: ['releaseCounselSlot'] }],
    [[done('releaseCounselSlot', output)], 'sent', { context: { output, problem: undefined } }],
    [
      [fails('releaseCounselSlot', offlineProblem)],
      'lost',
      { context: { output: undefined, problem: offlineProblem } },
    ],
    [
      [fails('releaseCounselSlot', new TypeError('no network'))],
      'lost',
      { context: { problem: offlineProblem } },
    ],
  ],
})

const operations: Record<string, (call: Api['releaseCounselSlot']) => Api> = {
  'operations that are listed': (releaseCounselSlot) => ({ ...scriptedApi().api, releaseCounselSlot }),
  'operations that are known by name alone': (call) => new Proxy({} as Api, { get: () => call }),
}

it.each(Object.entries(operations))(
  'the last call of a screen, by %s, is sent once even if the page is closed, and returns its outcome',
  async (_, apiOf) => {
    const releaseCounselSlot = vi.fn<Api['releaseCounselSlot']>().mockResolvedValueOnce(output)
    const api = apiOf(releaseCounselSlot)
    const parted = await part('releaseCounselSlot', api, input)
    expectTypeOf(parted.output).toEqualTypeOf<Output<'releaseCounselSlot'> | undefined>()
    expect(parted).toEqual({ output, problem: undefined })
    expect(releaseCounselSlot.mock.calls).toEqual([[input, expect.objectContaining({ keepalive: true })]])

    releaseCounselSlot.mockRejectedValueOnce(offlineProblem)
    expect(await part('releaseCounselSlot', api, input)).toEqual({
      output: undefined,
      problem: offlineProblem,
    })
  },
)
